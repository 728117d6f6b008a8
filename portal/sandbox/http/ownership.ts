import type { CarrierRow } from '../resources/carriers/store.ts';
import type { Store } from '../store/store.ts';
import type { Caller, Ctx, Services } from './env.ts';
import { refusal } from './errors.ts';
import { mayAccessAccount } from './permissions.ts';

export const ownsAccount = (caller: Caller, store: Store, sid: string) =>
  mayAccessAccount(caller, store.accounts.get(sid), sid);

const providerOf = (store: Store, carrier: CarrierRow) =>
  carrier.service_provider_sid ??
  store.accounts.get(carrier.account_sid ?? '')?.service_provider_sid;

/** Whether the caller may change a carrier. */
export function ownsCarrier(caller: Caller, store: Store, carrier: CarrierRow): boolean {
  if (caller.scope === 'admin') return true;
  if (caller.scope === 'account') return carrier.account_sid === caller.accountSid;
  return providerOf(store, carrier) === caller.serviceProviderSid;
}

/** Whether the caller may use a carrier: those without an account are shared within their provider. */
export function mayUseCarrier(caller: Caller, store: Store, carrier: CarrierRow): boolean {
  const isShared =
    carrier.account_sid === null && carrier.service_provider_sid === caller.serviceProviderSid;
  return isShared || ownsCarrier(caller, store, carrier);
}

/**
 * Whether a body contains ids of another tenant. The platform takes any account, application or
 * carrier in most places; here a record is never handed to another tenant, nor tied to one.
 */
export function namesForeign(
  caller: Caller,
  store: Store,
  columns: Record<string, unknown>,
): boolean {
  if (caller.scope === 'admin') return false;
  const { account_sid, service_provider_sid, application_sid, voip_carrier_sid } = columns;
  if (account_sid && !ownsAccount(caller, store, String(account_sid))) return true;
  if (service_provider_sid && caller.serviceProviderSid !== service_provider_sid) return true;
  const application = store.applications.get(String(application_sid ?? ''));
  if (application && !ownsAccount(caller, store, application.account_sid ?? '')) return true;
  const carrier = store.carriers.get(String(voip_carrier_sid ?? ''));
  return carrier !== undefined && !mayUseCarrier(caller, store, carrier);
}

export function refuseForeign(
  c: Ctx,
  { store }: Services,
  columns: Record<string, unknown>,
  error: Error = refusal(403, 'insufficient privileges'),
): void {
  if (namesForeign(c.get('caller'), store, columns)) throw error;
}
