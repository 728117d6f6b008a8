import { messages, PlatformError } from '../../platform/client/calls/errors.ts';

const wrongCredentials = 'Login credentials are incorrect';

/**
 * The text for a refused log-in. A lock-out and the rate limit have messages of their own, which
 * tell how long to wait.
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
