import { bodyRecord, refuseKey, requireMembers } from '../../http/body.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { badRequest, bareRefusal } from '../../http/errors.ts';
import { ownsAccount } from '../../http/ownership.ts';
import { rawSid } from '../../http/params.ts';
import { ownPart } from '../../http/permissions.ts';
import { created, json, noContent } from '../../http/replies.ts';
import { ownsLcr } from './ownership.ts';

export function registerLcrs(api: Api, services: Services): void {
  const { store } = services;
  const { lcrs } = store;

  // A provider sees only its own table, not those of its accounts (`lcrs#list-sp`).
  api.get('/Lcrs', (c) => json(lcrs.list(ownPart(c.get('caller')))));

  api.get('/Lcrs/:sid', (c) => {
    const lcr = lcrs.get(rawSid(c));
    if (!lcr || !ownsLcr(c.get('caller'), lcr)) throw bareRefusal(404);
    return json(lcr);
  });

  /** Refuses a second table for the same owner, with the platform's spacing. */
  function checkTaken(owner: Record<string, unknown>, own?: string): void {
    const { account_sid: account, service_provider_sid: provider } = owner;
    if (account) {
      const taken = lcrs.ofOwner('account_sid', String(account));
      if (taken && taken.lcr_sid !== own) {
        const { name } = store.accounts.get(String(account)) ?? {};
        throw badRequest(`Account: ${name}  already has an active call routing table.`);
      }
    } else if (provider) {
      const taken = lcrs.ofOwner('service_provider_sid', String(provider));
      if (taken && taken.lcr_sid !== own) {
        const { name } = store.serviceProviders.get(String(provider)) ?? {};
        throw badRequest(
          `Service Provider: ${name} already \n      has an active call routing table.`,
        );
      }
    }
  }

  /** Sets the owner from the body, or from the caller's scope. */
  function withOwner(c: Ctx, body: Record<string, unknown>, own?: string) {
    const caller = c.get('caller');
    const owned = { ...body };
    if (caller.scope === 'account') owned['account_sid'] = caller.accountSid;
    // The caller's provider counts, whatever account the body names.
    if (caller.scope === 'service_provider') {
      owned['service_provider_sid'] = caller.serviceProviderSid;
      owned['account_sid'] = null;
    }
    const { account_sid: account } = owned;
    if (account) {
      const isKnown = store.accounts.get(String(account));
      if (!isKnown || !ownsAccount(caller, store, String(account))) {
        throw badRequest('unknown account_sid');
      }
      // A table belongs to either an account or a provider (`lcrs#post-admin-for-account`).
      owned['service_provider_sid'] = null;
    }
    const { service_provider_sid: provider } = owned;
    if (provider && !store.serviceProviders.get(String(provider))) {
      throw badRequest('unknown service_provider_sid');
    }
    checkTaken(owned, own);
    return owned;
  }

  /** A default entry must belong to the same table. */
  function checkDefault(c: Ctx, entrySid: unknown, lcrSid?: string): void {
    if (c.get('caller').scope === 'admin' || !entrySid) return;
    const entry = store.lcrRoutes.getEntry(String(entrySid));
    const route = entry && store.lcrRoutes.get(entry.lcr_route_sid);
    if (entry && route?.lcr_sid !== lcrSid) {
      throw badRequest('unknown default_carrier_set_entry_sid');
    }
  }

  api.post('/Lcrs', (c) => {
    const { lcr_sid: _own, ...sent } = bodyRecord(c);
    const body = withOwner(c, sent);
    checkDefault(c, body['default_carrier_set_entry_sid']);
    requireMembers(body, 'name');
    return created(lcrs.add(body));
  });

  api.put('/Lcrs/:sid', (c) => {
    const sid = rawSid(c);
    const caller = c.get('caller');
    const lcr = lcrs.get(sid);
    if (!lcr || !ownsLcr(caller, lcr)) throw badRequest('unknown lcr_sid');
    const sent = bodyRecord(c);
    refuseKey(sent, 'lcr_sid');
    const namesOwner = Boolean(sent['account_sid'] || sent['service_provider_sid']);
    const body = namesOwner ? withOwner(c, sent, sid) : sent;
    checkDefault(c, body['default_carrier_set_entry_sid'], sid);
    lcrs.change(sid, body);
    return noContent();
  });

  api.delete('/Lcrs/:sid', (c) => {
    const lcr = lcrs.get(rawSid(c));
    if (!lcr) throw bareRefusal(404);
    if (!ownsLcr(c.get('caller'), lcr)) throw badRequest('unknown lcr_sid');
    store.transaction(() => lcrs.remove(lcr.lcr_sid));
    return noContent();
  });
}
