import { messages, PlatformError } from '../../platform/client/calls/errors.ts';

const wrongCredentials = 'Login credentials are incorrect';

/**
 * Message for a failed log-in. Lock-out and rate limit have their own messages, which say how long
 * to wait.
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
