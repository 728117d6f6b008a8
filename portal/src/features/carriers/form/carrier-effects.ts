import { formatCount, plural } from '@trunkline/ui/tokens/format';
import type { Carrier } from '../../../platform/resources/carriers/voip-carriers.ts';
import type { SessionUser } from '../../../session/user.ts';
import { carrierUsage } from '../delete/carrier-blocked.ts';
import type { CarrierFormValues } from './carrier-form.schema.ts';

/** Number of records that a save of a carrier affects. */
export async function carrierEffects(
  carrier: Carrier,
  { accountSid, isActive }: CarrierFormValues,
  accounts: number,
  user: SessionUser,
): Promise<string[]> {
  const { numbers, routings } = await carrierUsage(carrier, user);
  const users = [
    numbers.length > 0 && formatCount(numbers.length, 'phone number'),
    routings.length > 0 && `${formatCount(routings.length, 'table')} of outbound call routes`,
  ].filter(Boolean);
  const uses = plural(numbers.length + routings.length, 'uses', 'use');
  const isSwitchedOff = carrier.is_active && !isActive;
  return [
    ...(users.length === 0
      ? []
      : [
          isSwitchedOff
            ? `Once saved, no call goes over it: ${users.join(' and ')} ${uses} it.`
            : `${users.join(' and ')} ${uses} this carrier.`,
        ]),
    ...(accountSid === '' && accounts > 1
      ? [`All ${formatCount(accounts, 'account')} can use this carrier.`]
      : []),
  ];
}
