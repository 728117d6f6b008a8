import { bodyRecord } from '../../http/body.ts';
import type { Api, Caller, Services } from '../../http/env.ts';
import { badRequest, bareRefusal } from '../../http/errors.ts';
import { rawSid } from '../../http/params.ts';
import { json, noContent } from '../../http/replies.ts';
import { toSeconds } from '../../store/columns.ts';
import type { ApiKeyRow } from './store.ts';

export function registerApiKeys(api: Api, { store, now }: Services): void {
  const isOwnAccount = (caller: Caller, sid: unknown) =>
    typeof sid === 'string' &&
    store.accounts.get(sid)?.service_provider_sid === caller.serviceProviderSid;

  /** Why a caller may not create such a key; every refusal is a 400. */
  function creationFault(caller: Caller, body: Record<string, unknown>): string | undefined {
    const { account_sid: account, service_provider_sid: provider } = body;
    if (caller.scope === 'admin') return undefined;
    if (caller.scope === 'account') {
      return account === caller.accountSid && !provider
        ? undefined
        : 'an account level token can only be used to create account level tokens for the same account';
    }
    if (!account && !provider)
      return 'service provider token may not be used to create admin token';
    const isOwn =
      (!provider || provider === caller.serviceProviderSid) &&
      (!account || isOwnAccount(caller, account));
    return isOwn
      ? undefined
      : 'a service provider token can only be used to create tokens for the same service provider';
  }

  function deletionFault(caller: Caller, key: ApiKeyRow): string | undefined {
    if (caller.scope === 'admin') return undefined;
    if (caller.scope === 'account') {
      return key.account_sid === caller.accountSid
        ? undefined
        : 'a user may not delete a token associated with a different account';
    }
    if (key.account_sid === null && key.service_provider_sid === null) {
      return 'a service provider user may not delete an admin token';
    }
    const isOwn =
      (key.service_provider_sid ?? caller.serviceProviderSid) === caller.serviceProviderSid &&
      (key.account_sid === null || isOwnAccount(caller, key.account_sid));
    return isOwn
      ? undefined
      : 'a service provider user may not delete api key from another service provider';
  }

  api.post('/ApiKeys', (c) => {
    const { api_key_sid: _sid, token: _token, ...body } = bodyRecord(c);
    const fault = creationFault(c.get('caller'), body);
    if (fault) throw badRequest(fault);
    const token = crypto.randomUUID();
    const sid = store.apiKeys.add({ ...body, token }, toSeconds(now()));
    return json({ sid, token }, 201);
  });

  api.delete('/ApiKeys/:sid', (c) => {
    const key = store.apiKeys.get(rawSid(c));
    if (!key) throw bareRefusal(404);
    const fault = deletionFault(c.get('caller'), key);
    if (fault) throw badRequest(fault);
    store.apiKeys.remove(key.api_key_sid);
    return noContent();
  });
}
