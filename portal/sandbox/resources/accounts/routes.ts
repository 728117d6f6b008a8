import { bodyRecord, refuseKey, requireMembers } from '../../http/body.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { badRequest, insufficientPermissions, refusal } from '../../http/errors.ts';
import { existingAccount, ownPart, reachableAccount } from '../../http/permissions.ts';
import { created, json, noContent } from '../../http/replies.ts';
import { webhookSecret } from '../../rules/secrets.ts';
import { toSeconds } from '../../store/columns.ts';
import type { Store } from '../../store/store.ts';
import { asHook, storeHook } from '../webhooks/hooks.ts';
import { bucketToStore } from './bucket.ts';
import type { AccountRow } from './store.ts';
import { listedAccount, singleAccount } from './view.ts';

const HOOKS = ['registration_hook', 'queue_event_hook'] as const;
const applicationColumns = ['device_calling_application_sid', 'siprec_hook_sid'] as const;

export function registerAccounts(api: Api, services: Services): void {
  const { store, now } = services;

  api.get('/Accounts', (c) => {
    const hooks = store.webhooks.byId();
    const accounts = store.accounts.list(ownPart(c.get('caller')));
    return json(accounts.map((account) => listedAccount(account, (sid) => hooks.get(sid))));
  });

  api.get('/Accounts/:sid', (c) =>
    json(singleAccount(existingAccount(c, services), store.webhooks.get)),
  );

  /** Columns of the body to store, without the hooks. */
  function columnsOf(body: Record<string, unknown>, account?: AccountRow) {
    const { registration_hook: _registration, queue_event_hook: _queue, ...columns } = body;
    if (typeof columns['sip_realm'] === 'string') {
      columns['sip_realm'] = columns['sip_realm'].toLowerCase();
    }
    if ('bucket_credential' in columns) {
      const stored = account?.bucket_credential ?? null;
      columns['bucket_credential'] = bucketToStore(columns['bucket_credential'], stored);
    }
    return columns;
  }

  /**
   * The platform accepts any application here. The owner of a foreign one then couldn't delete it,
   * so here only admins may name it.
   */
  function checkApplications(c: Ctx, body: Record<string, unknown>): void {
    const part = ownPart(c.get('caller'));
    for (const column of applicationColumns) {
      const sid = body[column];
      const application = typeof sid === 'string' ? store.applications.get(sid) : undefined;
      if (!application) continue;
      const owner = store.accounts.get(application.account_sid ?? '');
      const isForeign =
        (part.accountSid !== undefined && application.account_sid !== part.accountSid) ||
        (part.serviceProviderSid !== undefined &&
          owner?.service_provider_sid !== part.serviceProviderSid);
      if (isForeign) throw insufficientPermissions();
    }
  }

  /** Links the hooks of a body. A hook that is null or has no url removes the stored one. */
  function linkHooks(sid: string, body: Record<string, unknown>, deed: string): void {
    const account = store.accounts.get(sid);
    const owner = { table: 'accounts', key: 'account_sid', sid };
    for (const field of HOOKS) {
      const hook = asHook(field, body[field], deed);
      if (hook === undefined) continue;
      const column = `${field}_sid` as const;
      const webhook = hook?.['url'] ? storeHook(store, hook, account?.[column] ?? null) : null;
      store.webhooks.link(owner, column, webhook);
    }
  }

  api.post('/Accounts', (c) => {
    const caller = c.get('caller');
    if (caller.scope === 'account') throw insufficientPermissions();
    const { account_sid: _own, ...body } = bodyRecord(c);
    if (caller.scope === 'service_provider') {
      body['service_provider_sid'] = caller.serviceProviderSid;
    }
    const provider = body['service_provider_sid'];
    if (provider !== undefined && !store.serviceProviders.get(String(provider))) {
      throw badRequest(`service_provider not found for sid ${String(provider)}`);
    }
    requireMembers(body, 'name', 'service_provider_sid');
    checkApplications(c, body);
    const sid = store.transaction(() => {
      const own = { created_at: toSeconds(now()), webhook_secret: webhookSecret() };
      const account = store.accounts.add(columnsOf(body), own);
      linkHooks(account, body, 'adding an account');
      return account;
    });
    return created(sid);
  });

  api.put('/Accounts/:sid', (c) => {
    const { sid, account } = reachableAccount(c, services);
    const body = bodyRecord(c);
    if (!account) throw badRequest(`account not found for sid ${sid}`);
    if (c.get('caller').scope === 'account' && body['sip_realm']) {
      throw badRequest('use POST /Accounts/:sid/sip_realm/:realm to set or change the sip realm');
    }
    if ('service_provider_sid' in body)
      throw badRequest('service_provider_sid may not be modified');
    refuseKey(body, 'account_sid');
    checkApplications(c, body);
    store.transaction(() => {
      const columns = columnsOf(body, account);
      // An empty update is allowed here, unlike elsewhere (`accounts#put-empty`).
      if (Object.keys(columns).length > 0) store.accounts.change(sid, columns);
      linkHooks(sid, body, 'updating an account');
    });
    return noContent();
  });

  // The body, even a password, is ignored (`accounts#delete-own-account`).
  api.delete('/Accounts/:sid', (c) => {
    const { account } = reachableAccount(c, services);
    if (!account) {
      // `accounts#delete-unknown`
      throw refusal(
        500,
        "Cannot destructure property 'sip_realm' of 'account[0]' as it is undefined.",
      );
    }
    removeAccount(store, account);
    return noContent();
  });
}

/**
 * Deletes an account and its records, in the platform's order and, like the platform, without a
 * transaction: if a reference blocks a later step, the earlier ones have already happened.
 */
export function removeAccount(store: Store, account: AccountRow): void {
  const { account_sid: sid } = account;
  store.apiKeys.removeOf('account_sid', sid);
  store.subscriptions.remove(sid);
  store.speechCredentials.removeOf('account_sid', sid);
  store.users.removeOfAccount(sid);
  store.numbers.removeOfAccount(sid);
  store.teamsTenants.removeOfAccount(sid);
  // Deleted even if an SMPP gateway then blocks the deletion of its carrier
  // (`accounts#delete-blocked-by-smpp-gateway`).
  store.sipGateways.removeOfOwner('account_sid', sid);
  store.carriers.removeOf('account_sid', sid);
  for (const application of store.applications.list({ accountSid: sid })) {
    store.applications.remove(application.application_sid);
    store.webhooks.drop(application.call_hook_sid);
    store.webhooks.drop(application.call_status_hook_sid);
    store.webhooks.drop(application.messaging_hook_sid);
  }
  store.accountLimits.clear(sid);
  store.accounts.remove(sid);
  store.webhooks.drop(account.registration_hook_sid);
  store.webhooks.drop(account.queue_event_hook_sid);
  store.ttsCache.clearAccount(sid);
}
