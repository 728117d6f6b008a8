import * as v from 'valibot';
import { call, command } from './transport.ts';

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
