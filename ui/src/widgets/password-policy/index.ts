export type { PasswordPolicyValue } from './password-policy.model.ts';
export {
  PasswordPolicy,
  type PasswordPolicyLabels,
  type PasswordPolicyProps,
} from './password-policy.tsx';
