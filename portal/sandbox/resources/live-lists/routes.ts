import { bodyRecord } from '../../http/body.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { badRequest, insufficientPermissions, refusal } from '../../http/errors.ts';
import { pathSid, query } from '../../http/params.ts';
import { isAccountLost, mayAccessAccount, reachableAccount } from '../../http/permissions.ts';
import { json, text } from '../../http/replies.ts';
import { registeredDevices } from '../../live/registered.ts';
import type { AccountRow } from '../accounts/store.ts';

const afterColon = (name: string) => name.slice(name.lastIndexOf(':') + 1);

/** Compiles a pattern of the store for the whole name: `*`, `?`, classes; a backslash escapes a character. */
function matcher(pattern: string): RegExp {
  const source = pattern.replace(/\\(.)|\[[^\]]*\]|[*?]|[^\\]/g, (part, escaped?: string) => {
    if (escaped !== undefined) return escaped.replace(/\W/, '\\$&');
    if (part === '*') return '.*';
    if (part === '?') return '.';
    return part.length > 1 ? part : part.replace(/\W/, '\\$&');
  });
  try {
    return new RegExp(`^${source}$`);
  } catch {
    // An invalid class matches nothing.
    return /(?!)/;
  }
}

/** Queues, conferences, registrations and messages of an account. */
export function registerLiveLists(api: Api, services: Services): void {
  const { live, store } = services;

  api.get('/Accounts/:sid/Queues', (c) => {
    if (isAccountLost(c)) return json([]);
    const { sid } = reachableAccount(c, services);
    live.pass();
    const search = query(c, 'search');
    const fits = search === undefined ? null : matcher(search);
    const found = [...(live.queues.get(sid) ?? [])].filter(
      ([name, length]) => length !== 0 && (fits?.test(name) ?? true),
    );
    if (found.some(([, length]) => length === 'wrong kind')) {
      throw refusal(500, 'WRONGTYPE Operation against a key holding the wrong kind of value');
    }
    return json(found.map(([name, length]) => ({ name: afterColon(name), length })));
  });

  api.get('/Accounts/:sid/Conferences', (c) => {
    if (isAccountLost(c)) return json([]);
    const { sid } = reachableAccount(c, services);
    live.pass();
    return json((live.conferences.get(sid) ?? []).map(afterColon));
  });

  function accountOf(c: Ctx): AccountRow {
    const { sid, account } = reachableAccount(c, services);
    if (!account) throw badRequest(`account not found for sid ${sid}`);
    return account;
  }

  function realmOf(account: AccountRow): string {
    if (!account.sip_realm) throw badRequest('account does not have sip_realm configuration');
    return account.sip_realm;
  }

  const registered = (account: AccountRow) => [...registeredDevices(services, account)];

  api.get('/Accounts/:sid/RegisteredSipUsers', (c) => {
    const account = accountOf(c);
    // Realms are compared by suffix, so registrations of other realms may appear, under the wrong
    // realm.
    const realm = realmOf(account);
    const own = registered(account).filter(([address]) => address.endsWith(realm));
    return json(own.map(([address]) => `${address.split('@', 1)[0]}@${realm}`));
  });

  const inactive = (name: unknown) => ({
    name,
    contact: null,
    expiryTime: 0,
    protocol: null,
    registered_status: 'inactive',
  });

  api.post('/Accounts/:sid/RegisteredSipUsers', (c) => {
    const account = accountOf(c);
    const realm = realmOf(account);
    const own = new Map(registered(account));
    const names: unknown = c.get('body');
    if (!Array.isArray(names) || names.length === 0) {
      const users = [...own].filter(([address]) => address.endsWith(`@${realm}`));
      return json(
        users.map(([address, { contact, protocol, proxy, expiryTime }]) => ({
          name: address.split('@', 1)[0],
          contact,
          protocol,
          ...(proxy && { proxy }),
          expiryTime,
        })),
      );
    }
    return json(
      names.map((name: unknown) => {
        const found = own.get(`${String(name)}@${realm}`);
        if (!found) return inactive(name);
        const { contact, sbcAddress, protocol, expiryTime, proxy } = found;
        return {
          name,
          contact,
          ...(sbcAddress && { sbcAddress }),
          protocol,
          expiryTime,
          ...(proxy && { proxy }),
          registered_status: 'active',
        };
      }),
    );
  });

  api.get('/Accounts/:sid/RegisteredSipUsers/:name', (c) => {
    const account = accountOf(c);
    const name = c.req.param('name');
    const client = store.clients.byName(account.account_sid, name);
    const flags = {
      allow_direct_app_calling: client?.allow_direct_app_calling ?? 0,
      allow_direct_queue_calling: client?.allow_direct_queue_calling ?? 0,
      allow_direct_user_calling: client?.allow_direct_user_calling ?? 0,
    };
    const address = account.sip_realm ? `${name}@${account.sip_realm}` : '';
    const found = new Map(registered(account)).get(address);
    if (!found) {
      const { registered_status, ...rest } = inactive(name);
      return json({ ...rest, ...flags, registered_status, proxy: null });
    }
    const { contact, expiryTime, protocol, proxy } = found;
    return json({
      name,
      contact,
      expiryTime,
      protocol,
      ...flags,
      registered_status: 'active',
      ...(proxy && { proxy }),
    });
  });

  // Even a valid message doesn't get through: it is sent to the endpoint for new calls.
  api.post('/Accounts/:sid/Messages', (c) => {
    const sid = pathSid(c);
    const caller = c.get('caller');
    if (!mayAccessAccount(caller, store.accounts.get(sid), sid)) throw insufficientPermissions();
    if (caller.scope !== 'account') {
      throw badRequest(`unauthorized createMessage request for account ${sid}`);
    }
    if (!live.state.hasMediaServer) {
      throw refusal(480, 'no available feature servers at this time');
    }
    const { from, to, text: words, media } = bodyRecord(c);
    if (!from) throw badRequest('missing from property');
    if (!to) throw badRequest('missing to property');
    if (!words && !media) {
      throw badRequest('either text or media required in outbound message');
    }
    return text('Internal Server Error', 500);
  });
}
