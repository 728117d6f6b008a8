import type { Api, Services } from '../../http/env.ts';
import { bareRefusal, insufficientPermissions, refusal } from '../../http/errors.ts';
import { pathSid } from '../../http/params.ts';
import { ownPart } from '../../http/permissions.ts';
import { json } from '../../http/replies.ts';
import { sealed } from '../../rules/secrets.ts';
import type { UserRow } from './store.ts';
import { hostedMe, listedUser, ownUser, singleUser } from './view.ts';

const providerColumns = [
  'service_provider_sid',
  'name',
  'description',
  'root_domain',
  'registration_hook_sid',
  'ms_teams_fqdn',
] as const;

const allNull = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));

export function registerUsers(api: Api, services: Services): void {
  const { store, secret, hosted } = services;

  api.get('/Users', (c) => {
    const users = store.users.list(ownPart(c.get('caller')));
    // An empty list is an error (`users#list-account-without-users`).
    if (users.length === 0) throw refusal(500, 'failure retrieving users list');
    return json(users.map(listedUser));
  });

  /** The account as stored, with hooks as ids; every member is null without an account. */
  async function rawAccount(sid: string | null) {
    const account = sid === null ? undefined : store.accounts.get(sid);
    if (!account) return allNull(store.accounts.rawColumns);
    const { bucket_credential: bucket } = account;
    return { ...account, bucket_credential: bucket && (await sealed(bucket, secret)) };
  }

  function rawProvider(sid: string | null) {
    const provider = sid === null ? undefined : store.serviceProviders.get(sid);
    if (!provider) return allNull(providerColumns);
    return Object.fromEntries(providerColumns.map((name) => [name, provider[name]]));
  }

  async function hostedView(user: UserRow) {
    const view = hostedMe(services, user);
    // `accounts#me-after-own-account-deleted`, and the same without a subscription.
    if (!view) throw refusal(500, "Cannot read properties of undefined (reading 'account_sid')");
    return { ...view, account: { ...(await rawAccount(user.account_sid)), ...view.account } };
  }

  api.get('/Users/me', async (c) => {
    const { userSid } = c.get('caller');
    // An API key has no user.
    if (userSid === undefined) throw bareRefusal(403);
    const user = store.users.get(userSid);
    if (!user) {
      // `accounts#me-after-own-account-deleted`
      throw refusal(500, "Cannot destructure property 'user' of 'payload' as it is undefined.");
    }
    if (hosted) return json(await hostedView(user));
    return json({
      user: ownUser(user),
      account: await rawAccount(user.account_sid),
      sp: rawProvider(user.service_provider_sid),
    });
  });

  api.get('/Users/:sid', (c) => {
    const user = store.users.get(pathSid(c));
    // An unknown user is a 500 (`users#get-unknown`).
    if (!user) throw refusal(500, 'failure retrieving user');
    const { scope, accountSid, serviceProviderSid } = c.get('caller');
    const mayRead =
      scope === 'admin' ||
      (scope === 'account' && user.account_sid === accountSid) ||
      (scope === 'service_provider' && user.service_provider_sid === serviceProviderSid);
    if (!mayRead) throw insufficientPermissions();
    return json(singleUser(user));
  });
}
