import type { Caller } from '../../http/env.ts';
import { badRequest } from '../../http/errors.ts';
import { mayUseCarrier } from '../../http/ownership.ts';
import type { Store } from '../../store/store.ts';
import type { LcrRow } from './store.ts';

/** A provider's users own the table of the provider, but not those of its accounts. */
export function ownsLcr(caller: Caller, lcr: LcrRow): boolean {
  if (caller.scope === 'admin') return true;
  if (caller.scope === 'account') return lcr.account_sid === caller.accountSid;
  return lcr.service_provider_sid === caller.serviceProviderSid;
}

/** Table that the caller may change; otherwise `unknown lcr_sid`, as everywhere in routing. */
export function writableLcr(caller: Caller, store: Store, sid: unknown): LcrRow {
  const lcr = store.lcrs.get(String(sid));
  if (!lcr || !ownsLcr(caller, lcr)) throw badRequest('unknown lcr_sid');
  return lcr;
}

/** Refuses foreign carriers: an entry would keep their owner from deleting them. */
export function checkEntryCarrier(caller: Caller, store: Store, sid: unknown): void {
  const carrier = store.carriers.get(String(sid));
  if (!carrier || !mayUseCarrier(caller, store, carrier)) {
    throw badRequest('unknown voip_carrier_sid');
  }
}
