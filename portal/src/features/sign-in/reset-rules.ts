import type { PasswordPolicy } from '@trunkline/ui/widgets/password-rules';
import { passwordRules } from '@trunkline/ui/widgets/password-rules';

/**
 * A password set by an emailed link has rules of its own: the platform does not check it against
 * the password policy.
 */
export const resetPolicy: PasswordPolicy = {
  minLength: 7,
  requireLetter: true,
  requireDigit: false,
  requireSpecialCharacter: false,
};

/** Why the new password is refused; undefined when it will do. */
export function resetProblem(password: string, confirmation: string): string | undefined {
  const missing = passwordRules(password, resetPolicy).find(({ isMet }) => !isMet);
  if (missing?.id === 'length') {
    return `The password must be at least ${resetPolicy.minLength} characters long.`;
  }
  if (missing?.id === 'letter') return 'Password must contain a letter.';
  return password === confirmation
    ? undefined
    : 'The confirmation password does not match the new password. Please ensure both passwords are identical.';
}
