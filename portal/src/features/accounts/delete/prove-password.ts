import { PlatformError } from '../../../platform/client/calls/errors.ts';
import { login } from '../../../platform/resources/registration/sign-in.ts';
import { type SessionUser, userFromToken } from '../../../session/user.ts';

const wrong = new PlatformError('Forbidden', 'That password is wrong. Nothing was deleted.', 403);

/**
 * Throws unless this is the signed-in user's password: the platform deletes an account with any
 * password.
 */
export async function provePassword(
  user: Pick<SessionUser, 'userSid'>,
  username: string,
  password: string,
): Promise<void> {
  const { token } = await login(username, password).catch((error) => {
    const isRefused = error instanceof PlatformError && [401, 403, 404].includes(error.status);
    // A lock-out message says how long to wait.
    throw isRefused && !/login attempts/i.test(error.said) ? wrong : error;
  });
  if (userFromToken(token)?.userSid !== user.userSid) throw wrong;
}
