import { bodyRecord, refuseKey, requireMembers } from '../../http/body.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { badRequest, bareRefusal, insufficientPermissions } from '../../http/errors.ts';
import { ownsAccount } from '../../http/ownership.ts';
import { rawSid } from '../../http/params.ts';
import { ownPart } from '../../http/permissions.ts';
import { created, json, noContent } from '../../http/replies.ts';
import type { ClientRow } from './store.ts';

/** Masks all but the first character with one X each; `{X` for no password, as on the platform. */
const maskPassword = (password: string | null) =>
  password === null || password === ''
    ? '{X'
    : password.slice(0, 1) + 'X'.repeat([...password].length - 1);

const view = (client: ClientRow) => ({ ...client, password: maskPassword(client.password) });

/** Lists for provider users lack the three permissions. */
function shortView(client: ClientRow) {
  const {
    allow_direct_app_calling: _app,
    allow_direct_queue_calling: _queue,
    allow_direct_user_calling: _user,
    ...rest
  } = view(client);
  return rest;
}

export function registerClients(api: Api, { store }: Services): void {
  const { clients } = store;

  api.get('/Clients', (c) => {
    const caller = c.get('caller');
    const rows = clients.list(ownPart(caller));
    return json(rows.map(caller.scope === 'service_provider' ? shortView : view));
  });

  /** A foreign client looks as if it didn't exist, even for a PUT or DELETE. */
  function existing(c: Ctx): ClientRow {
    const client = clients.get(rawSid(c));
    if (!client || !ownsAccount(c.get('caller'), store, client.account_sid)) {
      throw bareRefusal(404);
    }
    return client;
  }

  api.get('/Clients/:sid', (c) => json(view(existing(c))));

  function checkAccount(c: Ctx, sid: unknown): void {
    const caller = c.get('caller');
    if (caller.scope === 'admin' || !sid) return;
    if (!ownsAccount(caller, store, String(sid))) throw insufficientPermissions();
  }

  function checkName(accountSid: unknown, username: unknown, own?: string): void {
    if (typeof accountSid !== 'string' || typeof username !== 'string') return;
    const client = clients.byName(accountSid, username);
    if (client && client.client_sid !== own) {
      throw badRequest("the client's username already exists");
    }
  }

  // The account needs no realm (`clients#post-no-realm`).
  api.post('/Clients', (c) => {
    const { scope, accountSid } = c.get('caller');
    const { client_sid: _own, ...body } = bodyRecord(c);
    if (scope === 'account') body['account_sid'] = accountSid;
    checkAccount(c, body['account_sid']);
    checkName(body['account_sid'], body['username']);
    requireMembers(body, 'account_sid', 'username');
    return created(clients.add(body));
  });

  // A masked password becomes the new password (`clients#put-masked-password`).
  api.put('/Clients/:sid', (c) => {
    const client = existing(c);
    const { scope, accountSid } = c.get('caller');
    const body = bodyRecord(c);
    if (scope === 'account') body['account_sid'] = accountSid;
    checkAccount(c, body['account_sid']);
    refuseKey(body, 'client_sid');
    checkName(body['account_sid'] ?? client.account_sid, body['username'], client.client_sid);
    clients.change(client.client_sid, body);
    return noContent();
  });

  api.delete('/Clients/:sid', (c) => {
    clients.remove(existing(c).client_sid);
    return noContent();
  });
}
