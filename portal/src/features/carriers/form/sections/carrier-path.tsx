import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { addresses } from '../../../../addresses.ts';
import { useComposedLookup } from '../../../../platform/client/cache/query.ts';
import { queryString } from '../../../../platform/client/calls/path.ts';
import { listCarrierNumbers } from '../../../../platform/resources/carriers/carrier-usage.ts';
import type { Carrier } from '../../../../platform/resources/carriers/voip-carriers.ts';
import { kinds } from '../../../../screen/record/kinds.ts';
import { allOf } from '../../../../screen/record/loaded.ts';
import { useUser } from '../../../../session/session.ts';
import { ChoiceOfNumber } from '../../../../shared/call-path/choice-of-number.tsx';
import { PathOfCall } from '../../../../shared/call-path/path-of-call.tsx';
import { PathState } from '../../../../shared/call-path/path-state.tsx';
import type { CarrierFormValues } from '../carrier-form.schema.ts';

type CarrierPathProps = { carrier: Carrier; control: Control<CarrierFormValues> };

/** Path of a call from this carrier to one of its numbers or any other, as after a save. */
export default function CarrierPath({ carrier, control }: CarrierPathProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const viewer = useUser();
  const id = carrier.voip_carrier_sid;
  const provider = viewer.scope === 'account' ? null : (carrier.service_provider_sid ?? null);
  const numbers = useComposedLookup(['PhoneNumbers', 'of', id, 'path'], () =>
    listCarrierNumbers(id, provider),
  );
  const [isActive, accountSid, applicationSid, gateways, authentication] = useWatch({
    control,
    name: ['isActive', 'accountSid', 'applicationSid', 'sipGateways', 'authentication'],
  });
  // A carrier that registers or authenticates needs no gateway for its calls to be accepted.
  const isLetIn =
    carrier.trunk_type !== 'static_ip' ||
    authentication.requiresRegister ||
    Object.values(gateways).some(({ isInbound }) => isInbound);
  return (
    <PathState loaded={allOf({ numbers })}>
      {({ numbers }) => {
        const sid = chosen ?? numbers[0]?.phone_number_sid ?? '';
        const number = numbers.find((one) => one.phone_number_sid === sid)?.number ?? '';
        return (
          <div className="grid grid-cols-1 gap-4">
            <ChoiceOfNumber numbers={numbers} value={sid} onChange={setChosen} hasOther />
            <PathOfCall
              beside="carrier"
              number={number}
              isLetIn={isLetIn}
              numbers={numbers}
              carrier={{
                ...carrier,
                is_active: isActive,
                account_sid: accountSid || null,
                application_sid: applicationSid || null,
              }}
              repairFor={({ broken }, usual) => {
                if (broken?.at === 'number' && broken.status === 404) {
                  return {
                    label: 'Add a phone number',
                    href: `${addresses.phoneNumbers.add}${queryString({ carrier: id })}`,
                  };
                }
                // This form is the place to fix the carrier itself.
                return usual?.href === kinds.carrier.edit(id) ? undefined : usual;
              }}
            />
          </div>
        );
      }}
    </PathState>
  );
}
