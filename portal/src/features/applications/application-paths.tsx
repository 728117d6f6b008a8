import { Text } from '@trunkline/ui/primitives/text';
import { useState } from 'react';
import { useComposedLookup } from '../../platform/client/cache/query.ts';
import type { Application } from '../../platform/resources/applications/applications.ts';
import { useCarrierChoices } from '../../platform/resources/carriers/voip-carriers.ts';
import { listAllPhoneNumbers } from '../../platform/resources/numbers/phone-numbers.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { useUser } from '../../session/session.ts';
import { ChoiceOfNumber } from '../../shared/call-path/choice-of-number.tsx';
import { PathOfCall } from '../../shared/call-path/path-of-call.tsx';
import { PathState } from '../../shared/call-path/path-state.tsx';

type ApplicationPathsProps = { application: Application; serviceProviderSid: string | null };

/** Path of a call to one of the application's numbers: the first, or another. */
export default function ApplicationPaths({
  application: { account_sid: account, application_sid: sid },
  serviceProviderSid,
}: ApplicationPathsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const carriers = useCarrierChoices(serviceProviderSid, useUser().accountSid);
  const numbers = useComposedLookup(['PhoneNumbers', 'of', sid, 'paths'], async () =>
    (await listAllPhoneNumbers(account)).filter((one) => one.application_sid === sid),
  );
  return (
    <PathState loaded={allOf({ numbers, carriers })}>
      {({ numbers, carriers }) => {
        const number = numbers.find((one) => one.phone_number_sid === chosen) ?? numbers[0];
        if (!number) return <Text tone="muted">No phone number uses this application.</Text>;
        const carrier = carriers.find((one) => one.voip_carrier_sid === number.voip_carrier_sid);
        return (
          <div className="grid grid-cols-1 gap-4">
            <ChoiceOfNumber
              numbers={numbers}
              value={number.phone_number_sid}
              onChange={setChosen}
            />
            {carrier ? (
              <PathOfCall
                beside="application"
                number={number.number}
                carrier={carrier}
                numbers={[number]}
              />
            ) : (
              <Text tone="muted">You can’t see the carrier of this number.</Text>
            )}
          </div>
        );
      }}
    </PathState>
  );
}
