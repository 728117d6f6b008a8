import { bodyRecord } from '../../http/body.ts';
import type { Api, Services } from '../../http/env.ts';
import { badRequest, bareRefusal, refusal } from '../../http/errors.ts';
import { json } from '../../http/replies.ts';
import { isPassword } from '../../rules/passwords.ts';
import type { UserRow } from '../users/store.ts';
import { permissionsOf } from '../users/view.ts';
import { beginSession } from './new-account.ts';

/** Sign-in with an email address or an emailed link; see `/login` for names. */
export function registerSignin(api: Api, services: Services): void {
  const { store, now } = services;

  async function userOf(body: Record<string, unknown>): Promise<UserRow> {
    const { link, email, password } = body;
    if (link !== undefined) {
      const sid = typeof link === 'string' && store.resetLinks.userOf(link, now().getTime());
      const user = sid ? store.users.get(sid) : undefined;
      if (!user) throw bareRefusal(403);
      return user;
    }
    if (!email || !password) throw badRequest('missing email or password');
    // Only users with a verified address (`registration#self-hosted-signin-not-validated`).
    const user = typeof email === 'string' ? store.users.byValidatedEmail(email) : undefined;
    if (!user) throw bareRefusal(404);
    const isRight =
      typeof password === 'string' && (await isPassword(password, user.hashed_password));
    if (!isRight) throw bareRefusal(403);
    return user;
  }

  api.post('/signin', async (c) => {
    const user = await userOf(bodyRecord(c));
    const { user_sid, account_sid, service_provider_sid } = user;
    const account = account_sid === null ? undefined : store.accounts.get(account_sid);
    // Users without an account can't sign in this way.
    if (!account) throw refusal(500, "Cannot read properties of undefined (reading 'is_active')");
    const jwt = await beginSession(services, user_sid, {
      scope: 'account',
      permissions: permissionsOf(user),
      user_sid,
      account_sid,
      service_provider_sid,
    });
    return json({
      jwt,
      user_sid,
      name: user.name,
      email: user.email,
      phone: user['phone'],
      account_sid,
      service_provider_sid,
      force_change: user.force_change !== 0,
      provider: user['provider'],
      provider_userid: user['provider_userid'],
      scope: user['scope'],
      phone_validated: user['phone_validated'] !== 0,
      email_validated: user['email_validated'] !== 0,
      is_active: account['is_active'] !== 0,
      pristine: false,
    });
  });
}
