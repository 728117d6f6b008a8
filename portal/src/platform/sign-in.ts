import * as v from 'valibot';
import { path } from './path.ts';
import { call, command } from './transport.ts';

const loginAnswer = v.object({
  token: v.string(),
  user_sid: v.string(),
  force_change: v.optional(v.boolean(), false),
});
export type LoginAnswer = v.InferOutput<typeof loginAnswer>;

/** `username` is the user's name, never the email address. */
export const login = (username: string, password: string) =>
  call(loginAnswer, 'POST', 'login', { body: { username, password }, token: null });

/** Ends every session of the user of the token, not only this one. */
export const logout = (token: string) => command('POST', 'logout', { token, timeout: 5000 });

/** Emails a link for a new password. The platform refuses an address that no user has. */
export const forgotPassword = (email: string) =>
  command('POST', 'forgot-password', { body: { email }, token: null });

const linkAnswer = v.object({ jwt: v.string() });

/**
 * Exchanges an emailed link for a token that may set a password. 403 when the link has expired (one
 * hour) or was used; 500 for users without an account.
 */
export const exchangeResetLink = async (link: string) =>
  (await call(linkAnswer, 'POST', 'signin', { body: { link }, token: null })).jwt;

/** Uses the link up and ends every session of the user. The password policy is not checked. */
export const setPasswordByLink = (token: string, link: string, newPassword: string) =>
  command('POST', 'change-password', {
    body: { old_password: link, new_password: newPassword },
    token,
  });

/**
 * The forced change after a first sign-in. `isViewOnly` travels along because the platform takes
 * the view-only right away from a user whose update does not mention it (users#put-password-view-only-user).
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
