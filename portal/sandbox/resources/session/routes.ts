import { bodyRecord } from '../../http/body.ts';
import type { Api, Scope, Services } from '../../http/env.ts';
import { ApiError, bareRefusal, refusal } from '../../http/errors.ts';
import { json, noContent } from '../../http/replies.ts';
import { signToken } from '../../http/tokens.ts';
import { isPassword } from '../../rules/passwords.ts';
import type { ServiceProviderRow } from '../service-providers/store.ts';
import type { ListedUser } from '../users/store.ts';
import { permissionsOf, scopeOf } from '../users/view.ts';

const maxFailures = 6;
const lockSeconds = 1800;

const lockedOut = (advice: string) =>
  new ApiError(403, { shape: 'error', text: `Maximum login attempts reached. ${advice}` });

/** Members that don't apply are absent, not null. */
function ownership(scope: Scope, user: ListedUser, provider: ServiceProviderRow | undefined) {
  const { service_provider_sid, name } = provider ?? {};
  return {
    provider: scope === 'admin' ? {} : { service_provider_sid, service_provider_name: name },
    account:
      scope === 'account' ? { account_sid: user.account_sid, account_name: user.account_name } : {},
  };
}

export function registerSession(api: Api, services: Services): void {
  const { store, secret, now, tokenLifetimeMinutes } = services;

  /** Counts a wrong password; the sixth within the window locks the name. */
  function countFailure(name: string): ApiError {
    const time = now().getTime();
    const before = store.sessions.failures(name);
    const failures = before && before.until > time ? before.failures + 1 : 1;
    store.sessions.setFailures(name, { failures, until: time + lockSeconds * 1000 });
    return failures >= maxFailures
      ? lockedOut(`Please try again in ${lockSeconds} seconds.`)
      : bareRefusal(403);
  }

  function isLocked(name: string): boolean {
    const before = store.sessions.failures(name);
    return before !== undefined && before.failures >= maxFailures && before.until > now().getTime();
  }

  async function begin(user: ListedUser) {
    const scope = scopeOf(user);
    const permissions = permissionsOf(user);
    const account = user.account_sid === null ? undefined : store.accounts.get(user.account_sid);
    const providerSid = user.service_provider_sid ?? account?.service_provider_sid ?? '';
    const served = store.serviceProviders.get(providerSid);
    const { provider, account: owner } = ownership(scope, user, served);
    const iat = Math.floor(now().getTime() / 1000);
    const exp = iat + tokenLifetimeMinutes * 60;
    const { token, signature } = await signToken(
      {
        scope,
        permissions,
        is_view_only: permissions.includes('VIEW_ONLY'),
        ...provider,
        ...owner,
        user_sid: user.user_sid,
        name: user.name,
        iat,
        exp,
      },
      secret,
    );
    store.sessions.begin(signature, user.user_sid, exp * 1000, now().getTime());
    return { token, scope, permissions, provider, owner };
  }

  api.post('/login', async (c) => {
    const { username, password } = bodyRecord(c);
    if (!username || !password) throw bareRefusal(400);
    if (typeof username !== 'string' || typeof password !== 'string') throw bareRefusal(403);
    // Compares the name, not the email address (`login#login-by-email`).
    const user = store.users.byName(username);
    if (!user) throw bareRefusal(403);
    if (isLocked(username)) throw lockedOut('Please try again later or reset your password.');
    if (!(await isPassword(password, user.hashed_password))) throw countFailure(username);
    store.sessions.clearFailures(username);

    // An inactive user may sign in (`login#login-inactive-user`).
    const { token, scope, permissions, provider, owner } = await begin(user);
    const { service_provider_sid, service_provider_name } = provider;
    return json({
      token,
      user_sid: user.user_sid,
      scope,
      force_change: user.force_change !== 0,
      permissions,
      // Undefined members are absent from the response.
      service_provider_sid,
      ...owner,
      service_provider_name,
    });
  });

  api.post('/logout', (c) => {
    const { userSid } = c.get('caller');
    if (userSid === undefined) {
      // `login#api-key-logout`
      throw refusal(
        500,
        'The "data" argument must be of type string or an instance of Buffer, TypedArray, or ' +
          'DataView. Received undefined',
      );
    }
    store.sessions.endAll(userSid);
    return noContent();
  });
}
