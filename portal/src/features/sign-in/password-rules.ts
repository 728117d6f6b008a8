import type { PasswordPolicy } from '../../platform/password-settings.ts';

/** Used until the server has told its policy (specification 1 §5). */
export const defaultPolicy: PasswordPolicy = {
  minLength: 6,
  requireDigit: false,
  requireSpecialCharacter: false,
};

/** The characters the platform counts as special; backquote and tilde do not count (API 5). */
const special = /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?]/;

/** What a password still lacks, as list entries under 'Password must:'. Empty when it will do. */
export function passwordProblems(password: string, policy: PasswordPolicy): string[] {
  const problems: string[] = [];
  if (password.length < policy.minLength) {
    problems.push(`Be at least ${policy.minLength} characters long`);
  }
  if (policy.requireDigit && !/[0-9]/.test(password)) {
    problems.push('Contain at least one number');
  }
  if (policy.requireSpecialCharacter && !special.test(password)) {
    problems.push('Contain at least one special character');
  }
  return problems;
}
