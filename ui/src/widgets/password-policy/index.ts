export {
  PasswordPolicy,
  type PasswordPolicyLabels,
  type PasswordPolicyProps,
} from './password-policy.tsx';
