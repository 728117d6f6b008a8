import { isRecord } from '../../../browser/record.ts';
import { unexpected } from '../../client/calls/errors.ts';
import { path } from '../../client/calls/path.ts';
import { callJson, command } from '../../client/calls/transport.ts';

/**
 * `username` is the user's name, never the email address. Parses the response by hand: the log-in
 * page must not wait for a library.
 */
export async function login(username: string, password: string) {
  const answer = await callJson('POST', 'login', { body: { username, password }, token: null });
  if (!isRecord(answer) || typeof answer['token'] !== 'string') {
    throw unexpected('POST login: token');
  }
  return { token: answer['token'], mustChangePassword: answer['force_change'] === true };
}

/** Ends every session of the token's user, not only this one. */
export const logout = (token: string) => command('POST', 'logout', { token, timeout: 5000 });

/** Emails a link for a new password. The platform refuses an unknown address. */
export const forgotPassword = (email: string) =>
  command('POST', 'forgot-password', { body: { email }, token: null });

/**
 * Changes the password that a first sign-in forces the user to replace. Sends `isViewOnly` along:
 * the platform clears the view-only right if an update omits it
 * (users#put-password-view-only-user).
 */
export const changePassword = (
  userSid: string,
  change: { oldPassword: string; newPassword: string; isViewOnly: boolean },
) =>
  command('PUT', path`Users/${userSid}`, {
    body: {
      old_password: change.oldPassword,
      new_password: change.newPassword,
      is_view_only: change.isViewOnly,
    },
  });
