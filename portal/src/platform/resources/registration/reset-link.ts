import { isRecord } from '../../../browser/record.ts';
import { unexpected } from '../../client/calls/errors.ts';
import { callJson, command } from '../../client/calls/transport.ts';

/**
 * Exchanges an emailed link for a token that may set a password. 403 if the link has expired (one
 * hour) or was used; 500 for users without an account.
 */
export async function exchangeResetLink(link: string): Promise<string> {
  const answer = await callJson('POST', 'signin', { body: { link }, token: null });
  if (!isRecord(answer) || typeof answer['jwt'] !== 'string') throw unexpected('POST signin: jwt');
  return answer['jwt'];
}

/** Consumes the link and ends every session of the user. The password policy is not checked. */
export const setPasswordByLink = (token: string, link: string, newPassword: string) =>
  command('POST', 'change-password', {
    body: { old_password: link, new_password: newPassword },
    token,
  });
