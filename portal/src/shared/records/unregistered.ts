import { addresses } from '../../addresses.ts';
import type { CarrierRow } from '../../platform/resources/carriers/voip-carriers.ts';
import { withSecretsHidden } from '../../session/hidden-secrets.ts';

/** A carrier that lost its registration, as one line. Its reason comes from the far end, which may quote a secret. */
export const unregisteredLine = ({
  voip_carrier_sid: sid,
  name,
  register_status,
}: Pick<CarrierRow, 'voip_carrier_sid' | 'name' | 'register_status'>) => ({
  title: `${name} is unregistered`,
  detail: withSecretsHidden(register_status?.reason ?? ''),
  href: addresses.carriers.edit(sid),
});

export const unregisteredCount = (count: number) => `${count} carriers are unregistered`;
