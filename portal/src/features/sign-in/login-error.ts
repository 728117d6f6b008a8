import { messages, PlatformError } from '../../platform/errors.ts';

const wrongCredentials = 'Login credentials are incorrect';

/**
 * The text for a refused sign-in (specification 1 §8). A lock-out carries its own sentence with the
 * time to wait, which the reference client hides: it is shown, and so is the rate limit.
 */
export function loginErrorMessage(error: unknown): string {
  if (!(error instanceof PlatformError)) return messages.generic;
  const { kind, status, message } = error;
  if (status === 429) return message;
  if (kind === 'Unreachable' || status === 500) return messages.unreachable;
  if (status > 400 && status < 500) {
    return /login attempts/i.test(message) ? message : wrongCredentials;
  }
  return messages.generic;
}
