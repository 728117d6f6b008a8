import { isRecord } from '../../../browser/record.ts';
import { unexpected } from '../../client/calls/errors.ts';
import { path } from '../../client/calls/path.ts';
import { callJson, command } from '../../client/calls/transport.ts';

export type OauthProvider = 'github' | 'google';

type Registration = { service_provider_sid: string } & (
  | {
      provider: 'local';
      email: string;
      password: string;
      /** Generated here; the platform mails and verifies it. */
      email_activation_code: string;
      inviteCode?: string;
    }
  | {
      provider: OauthProvider;
      oauth2_code: string;
      oauth2_state: string;
      oauth2_client_id: string;
      oauth2_redirect_uri: string;
      locationBeforeAuth: string;
    }
);

/**
 * Registers a user, or signs in one that the identity provider knows. Never sends a token: the
 * platform would move the new user into the token's account.
 */
export async function register(body: Registration) {
  const answer = await callJson('POST', 'register', { body, token: null });
  if (!isRecord(answer) || typeof answer['jwt'] !== 'string') {
    throw unexpected('POST register: jwt');
  }
  // Absent for a known user.
  const root = answer['root_domain'];
  return { token: answer['jwt'], rootDomain: typeof root === 'string' ? root : null };
}

export const verifyEmail = (userSid: string, code: string) =>
  command('PUT', path`ActivationCode/${code}`, { body: { user_sid: userSid, type: 'email' } });

export const sendNewCode = (userSid: string, email: string, code: string) =>
  command('POST', 'ActivationCode', {
    body: { user_sid: userSid, type: 'email', code, value: email },
  });

/** @param realm the full name: subdomain and root domain */
export async function isRealmFree(realm: string): Promise<boolean> {
  const query = { type: 'subdomain', value: realm };
  const answer = await callJson('GET', 'Availability', { query });
  return isRecord(answer) && answer['available'] === true;
}

/** The platform stores the name before it updates the DNS: after a failure it may have changed nevertheless. */
export const setRealm = (accountSid: string, realm: string) =>
  command('POST', path`Accounts/${accountSid}/SipRealms/${realm}`);

/** Progress of the signed-in user's registration; '' for missing parts. */
export async function ownRegistration() {
  const me = await callJson('GET', 'Users/me');
  const part = (name: string) => (isRecord(me) && isRecord(me[name]) ? me[name] : {});
  const [user, account] = [part('user'), part('account')];
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const isOn = (value: unknown) => value !== false && value !== 0;
  return {
    user: { email_validated: isOn(user['email_validated']) },
    account: {
      is_active: isOn(account['is_active']),
      sip_realm: text(account['sip_realm']),
      root_domain: text(account['root_domain']),
    },
  };
}
export type OwnRegistration = Awaited<ReturnType<typeof ownRegistration>>;
