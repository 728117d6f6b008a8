import type { CarrierRow } from '../../platform/resources/carriers/voip-carriers.ts';
import type { PhoneNumber } from '../../platform/resources/numbers/phone-numbers.ts';

/** Matches numbers without an account that are on one of the carriers, or on none. */
export function unownedAmong(carriers: readonly CarrierRow[]) {
  const known = new Set(carriers.map(({ voip_carrier_sid }) => voip_carrier_sid));
  return ({ account_sid, voip_carrier_sid: carrier }: PhoneNumber) =>
    !account_sid && (!carrier || known.has(carrier));
}
