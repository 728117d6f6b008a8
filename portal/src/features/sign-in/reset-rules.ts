import type { PasswordPolicy } from '@trunkline/ui/widgets/password-rules';
import { passwordRules } from '@trunkline/ui/widgets/password-rules';

/**
 * Rules for a password set through an emailed link: the platform doesn't check it against the
 * password policy.
 */
export const resetPolicy: PasswordPolicy = {
  minLength: 7,
  requireLetter: true,
  requireDigit: false,
  requireSpecialCharacter: false,
};

type ResetProblem = { message: string; at: 'password' | 'confirmation' };

/** Why the new password is rejected, and which input to fix; undefined if it is valid. */
export function resetProblem(password: string, confirmation: string): ResetProblem | undefined {
  const missing = passwordRules(password, resetPolicy).find(({ isMet }) => !isMet);
  if (missing?.id === 'length') {
    const message = `The password must be at least ${resetPolicy.minLength} characters long.`;
    return { message, at: 'password' };
  }
  if (missing?.id === 'letter')
    return { message: 'Password must contain a letter.', at: 'password' };
  return password === confirmation
    ? undefined
    : {
        message:
          'The confirmation password does not match the new password. Please ensure both passwords are identical.',
        at: 'confirmation',
      };
}
