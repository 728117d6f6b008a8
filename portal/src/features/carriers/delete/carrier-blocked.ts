import {
  listCarrierNumbers,
  listRoutingsOf,
} from '../../../platform/resources/carriers/carrier-usage.ts';
import type { CarrierRow } from '../../../platform/resources/carriers/voip-carriers.ts';
import { type Blocked, blockedBy, usageGroup } from '../../../screen/record/delete/usage.ts';
import { kinds } from '../../../screen/record/kinds.ts';
import type { SessionUser } from '../../../session/user.ts';

type Usable = Pick<CarrierRow, 'voip_carrier_sid' | 'name' | 'service_provider_sid'>;

/** Records that use a carrier: its numbers and the tables that route to it. */
export async function carrierUsage(carrier: Usable, { scope }: SessionUser) {
  const providerSid = scope === 'account' ? null : (carrier.service_provider_sid ?? null);
  const [numbers, routings] = await Promise.all([
    listCarrierNumbers(carrier.voip_carrier_sid, providerSid),
    listRoutingsOf([carrier.voip_carrier_sid]),
  ]);
  return { numbers, routings };
}

/**
 * Blockers of deleting a carrier; null for none. All requests run in parallel; one failure fails
 * the whole check, because the platform would delete the gateways before it refuses.
 */
export async function carrierBlockedBy(
  carrier: Usable,
  user: SessionUser,
): Promise<Blocked | null> {
  const [{ numbers, routings }, { formatNumber }] = await Promise.all([
    carrierUsage(carrier, user),
    import('@trunkline/ui/widgets/phone-number'),
  ]);
  const description = `In order to delete the carrier it cannot be in use by any Phone Numbers (${numbers.length}) or Outbound call Routings (${routings.length}).`;
  return blockedBy(carrier.name, description, [
    usageGroup(
      kinds.phoneNumber,
      numbers.map((one) => ({ ...one, number: formatNumber(one.number) })),
    ),
    usageGroup(
      kinds.routing,
      routings.map((one) => ({ ...one, name: one.name || 'Default route' })),
      { label: 'Outbound call Routings' },
    ),
  ]);
}
