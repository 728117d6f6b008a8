import type { PasswordPolicy } from '@trunkline/ui/widgets/password-rules';
import { passwordRules } from '@trunkline/ui/widgets/password-rules';

/**
 * A password set by link has rules of its own (specification 2 §5): the platform looks at no policy
 * here. Seven characters, as the message says; the reference client lets six through.
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
