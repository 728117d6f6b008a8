import { bodyRecord, requireMembers } from '../../http/body.ts';
import type { Api, Caller, Ctx, Services } from '../../http/env.ts';
import { badRequest, bareRefusal, insufficientPermissions, refusal } from '../../http/errors.ts';
import { pathSid } from '../../http/params.ts';
import { json, noContent } from '../../http/replies.ts';
import { hashPassword, isPassword, passwordFault } from '../../rules/passwords.ts';
import type { UserRow } from './store.ts';
import { permissionsOf } from './view.ts';

function mayChange(caller: Caller, user: UserRow): boolean {
  switch (caller.scope) {
    case 'admin':
      return true;
    case 'account':
      return user.account_sid === caller.accountSid;
    case 'service_provider':
      return user.service_provider_sid === caller.serviceProviderSid;
  }
}

/** Columns that a PUT may set besides the passwords and the view-only flag. */
const changeable = [
  'name',
  'email',
  'is_active',
  'force_change',
  'account_sid',
  'service_provider_sid',
  'email_activation_code',
] as const;

export function registerUserWrites(api: Api, services: Services): void {
  const { store } = services;

  function checkPolicy(password: unknown): string {
    if (typeof password !== 'string') throw badRequest('invalid password');
    const fault = passwordFault(password, store.platformSettings.passwordPolicy());
    if (fault) throw badRequest(fault);
    return password;
  }

  /** New users must belong to the caller's tenant; the platform checks neither of the two ids. */
  function ownersOf(caller: Caller, body: Record<string, unknown>) {
    const { account_sid, service_provider_sid } = body;
    const account = typeof account_sid === 'string' ? store.accounts.get(account_sid) : undefined;
    if (caller.scope === 'service_provider') {
      if (account && account.service_provider_sid !== caller.serviceProviderSid) {
        throw insufficientPermissions();
      }
      return { service_provider_sid: caller.serviceProviderSid };
    }
    if (caller.scope === 'account') {
      if (service_provider_sid && service_provider_sid !== caller.serviceProviderSid) {
        throw insufficientPermissions();
      }
      // The platform omits the provider, and so lets an account create an administrator.
      return {
        account_sid: caller.accountSid,
        service_provider_sid: store.accounts.get(caller.accountSid ?? '')?.service_provider_sid,
      };
    }
    return {};
  }

  api.post('/Users', async (c) => {
    const { initial_password, is_view_only, ...body } = bodyRecord(c);
    // Ends the platform's process (`process-ending#user-without-initial-password`).
    if (!initial_password) throw badRequest('missing field initial_password');
    const password = checkPolicy(initial_password);
    if (store.users.isTaken(body['name'], body['email'])) {
      throw refusal(422, 'invalid username or email');
    }
    requireMembers(body, 'name', 'email');
    const input = { ...body, ...ownersOf(c.get('caller'), body), provider: 'local' };
    const sid = store.users.add(input, {
      hashed_password: await hashPassword(password),
      permissions: JSON.stringify(is_view_only ? ['VIEW_ONLY'] : []),
    });
    return json({ user_sid: sid }, 201);
  });

  /** The user of the path, if the caller may change it. */
  function changeableUser(c: Ctx): UserRow {
    const caller = c.get('caller');
    const user = store.users.get(pathSid(c));
    if (!user && caller.scope === 'admin') {
      throw badRequest('Invalid request: user_sid does not exist');
    }
    if (!user || !(mayChange(caller, user) || caller.userSid === user.user_sid)) {
      throw bareRefusal(403);
    }
    return user;
  }

  function checkRequest(body: Record<string, unknown>): void {
    const { old_password, new_password, name, email, initial_password, force_change, is_active } =
      body;
    if (Boolean(old_password) !== Boolean(new_password)) {
      throw badRequest('new_password and old_password both required');
    }
    if (new_password && name) throw badRequest('can not change name and password simultaneously');
    const asks = [name, new_password, email, initial_password, force_change, is_active];
    // A lone `is_active: false` doesn't count as an update.
    if (!asks.some(Boolean) && body['is_view_only'] === undefined) {
      throw badRequest('no updates requested');
    }
  }

  async function checkNewPassword(
    user: UserRow,
    { old_password, new_password }: Record<string, unknown>,
  ) {
    if (!new_password) return undefined;
    const isRight =
      typeof old_password === 'string' && (await isPassword(old_password, user.hashed_password));
    if (!isRight) throw bareRefusal(403);
    if (new_password === old_password)
      throw refusal(500, 'new password cannot be your old password');
    return checkPolicy(new_password);
  }

  api.put('/Users/:sid', async (c) => {
    const user = changeableUser(c);
    const { old_password, new_password, initial_password, is_view_only, ...columns } =
      bodyRecord(c);
    const body = bodyRecord(c);
    checkRequest(body);
    checkUserMove(services, c.get('caller'), user, body);
    const ownPassword = await checkNewPassword(user, body);
    const password = initial_password ? checkPolicy(initial_password) : ownPassword;
    const hash = password === undefined ? undefined : await hashPassword(password);

    // Empty names and emails are ignored, unknown members aren't.
    const input = Object.fromEntries(
      Object.entries(columns).filter(
        ([name, value]) => !(name === 'name' || name === 'email') || Boolean(value),
      ),
    );
    if (ownPassword !== undefined) input['force_change'] = false;
    for (const name of Object.keys(input)) {
      const isChangeable = (changeable as readonly string[]).includes(name);
      if (!isChangeable) throw refusal(500, `Unknown column '${name}' in 'SET'`);
    }

    store.transaction(() => {
      if (Object.keys(input).length > 0) store.users.change(user.user_sid, input);
      if (hash !== undefined) store.users.setPassword(user.user_sid, hash);
      // Absent means false (`users#put-without-view-only-clears-it`).
      const others = permissionsOf(user).filter((permission) => permission !== 'VIEW_ONLY');
      const permissions = is_view_only ? ['VIEW_ONLY', ...others] : others;
      store.users.setPermissions(user.user_sid, permissions);
      // Even if neither id changed (`users#after-put-own-user-with-account-sid`).
      if ('account_sid' in body || 'service_provider_sid' in body) {
        store.sessions.endAll(user.user_sid);
      }
    });
    return noContent();
  });

  api.delete('/Users/:sid', (c) => {
    const sid = pathSid(c);
    const caller = c.get('caller');
    const user = store.users.get(sid);
    if (!user) {
      // `users#delete-unknown-as-sp`
      if (caller.scope === 'admin') return noContent();
      throw refusal(500, `Cannot read properties of undefined (reading '${caller.scope}_sid')`);
    }
    if (!mayChange(caller, user)) throw insufficientPermissions();
    const admins = store.users.activeAdmins();
    if (admins.length === 1 && admins[0]?.user_sid === sid) throw badRequest('Bad request');
    store.users.remove(sid);
    store.sessions.endAll(sid);
    return noContent();
  });
}

const refused = (reason: string) => badRequest(`Invalid request: ${reason}`);

/** Refuses to move a user out of its provider, or upwards. */
export function checkUserMove(
  { store }: Services,
  caller: Caller,
  user: UserRow,
  body: Record<string, unknown>,
): void {
  const { account_sid, service_provider_sid } = body;
  // Null is refused even if the user has no such id (`users#put-promote-account-sid-null`).
  if (account_sid === null || service_provider_sid === null) {
    throw refused('user may not be promoted');
  }
  if (account_sid !== undefined && caller.scope === 'account' && account_sid !== user.account_sid) {
    throw refused('user may not be promoted or moved to another account');
  }
  if (
    service_provider_sid !== undefined &&
    caller.scope !== 'admin' &&
    service_provider_sid !== caller.serviceProviderSid
  ) {
    throw refused('user may not be promoted or moved to another service provider');
  }
  const account = typeof account_sid === 'string' ? store.accounts.get(account_sid) : undefined;
  if (account_sid !== undefined && !account) throw refused('account_sid does not exist');
  const home =
    user.service_provider_sid ??
    (user.account_sid === null ? undefined : store.accounts.get(user.account_sid))?.[
      'service_provider_sid'
    ];
  if (account && home && account.service_provider_sid !== home) {
    throw refused('user may not be moved to another service provider');
  }
  if (service_provider_sid === undefined) return;
  if (
    typeof service_provider_sid !== 'string' ||
    !store.serviceProviders.get(service_provider_sid)
  ) {
    throw refused('service_provider_sid does not exist');
  }
  if (home && service_provider_sid !== home) {
    throw refused('user may not be moved to another service provider');
  }
}
