import { formatCount, plural } from '@trunkline/ui/tokens/format';
import { useComposed } from '../../../../platform/client/cache/query.ts';
import { messageOf } from '../../../../platform/client/calls/errors.ts';
import type { Carrier } from '../../../../platform/resources/carriers/voip-carriers.ts';
import { Warning } from '../../../../screen/form/warning.tsx';
import { useUser } from '../../../../session/session.ts';
import { carrierUsage } from '../../delete/carrier-blocked.ts';

/** Preview of the effects of deactivating a carrier. */
export function DeactivationImpact({ carrier }: { carrier: Carrier }) {
  const user = useUser();
  const { data, error } = useComposed(['CarrierUsage', carrier.voip_carrier_sid], () =>
    carrierUsage(carrier, user),
  );
  if (error) {
    return <Warning isBelowCheckbox>{`Couldn't check what uses it: ${messageOf(error)}`}</Warning>;
  }
  if (!data) return <Warning isBelowCheckbox>Checking what uses it…</Warning>;
  const { numbers, routings } = data;
  const users = [
    numbers.length > 0 && formatCount(numbers.length, 'phone number'),
    routings.length > 0 && `${formatCount(routings.length, 'table')} of outbound call routes`,
  ].filter(Boolean);
  return (
    <Warning isBelowCheckbox>
      {users.length === 0
        ? 'No phone number and no outbound call route uses it.'
        : `Once saved, no call goes over it: ${users.join(' and ')} ${plural(numbers.length + routings.length, 'uses', 'use')} it.`}
    </Warning>
  );
}
