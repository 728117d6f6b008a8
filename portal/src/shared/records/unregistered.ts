import { addresses } from '../../addresses.ts';
import type { CarrierRow } from '../../platform/resources/carriers/voip-carriers.ts';
import { registrationReason } from './registration.ts';

/** A carrier that lost its registration, as one line. */
export const unregisteredLine = (
  row: Pick<CarrierRow, 'voip_carrier_sid' | 'name' | 'register_status'>,
) => ({
  title: `${row.name} is unregistered`,
  detail: registrationReason(row),
  href: addresses.carriers.edit(row.voip_carrier_sid),
});

export const unregisteredCount = (count: number) => `${count} carriers are unregistered`;
