export {
  defaultPolicy,
  isPasswordFit,
  type PasswordPolicy,
  type PasswordRule,
  passwordRules,
} from './password.model.ts';
export {
  PasswordRules,
  type PasswordRulesLabels,
  type PasswordRulesProps,
} from './password-rules.tsx';
