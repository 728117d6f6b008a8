import { Text } from '@trunkline/ui/primitives/text';
import { useComposed } from '../../platform/client/cache/query.ts';
import { listCarrierNumbers } from '../../platform/resources/carriers/carrier-usage.ts';
import { listCarriers } from '../../platform/resources/carriers/voip-carriers.ts';
import { findPhoneNumber } from '../../platform/resources/numbers/phone-numbers.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';
import { InboundTestLink } from '../records/inbound-test-link.tsx';
import { PathOfCall } from './path-of-call.tsx';
import { PathState } from './path-state.tsx';

type NumberNowProps = {
  /** With or without the leading plus. */
  number: string;
  /** Name of the carrier that brings the call. Default: the carrier of the number. */
  carrier?: string;
  /** undefined: the current provider. */
  providerSid?: string | null;
};

/** The path that a call to a number takes now, whatever happened to earlier calls. */
export default function NumberNow({ number, carrier: name, providerSid }: NumberNowProps) {
  const { scope, accountSid } = useUser();
  const { provider } = useCurrentProvider();
  const dialled = number.replace('+', '');
  const ofProvider = providerSid ?? provider?.service_provider_sid ?? null;
  const found = useComposed(
    ofProvider ? ['PhoneNumbers', 'now', ofProvider, dialled, name] : null,
    async () => {
      const [carriers, listed] = await Promise.all([
        listCarriers(ofProvider ?? '', accountSid),
        name === undefined ? findPhoneNumber(dialled) : [],
      ]);
      const carrier = carriers.find((one) =>
        name === undefined
          ? listed.some(({ voip_carrier_sid }) => voip_carrier_sid === one.voip_carrier_sid)
          : one.name === name,
      );
      const numbers = carrier
        ? await listCarrierNumbers(
            carrier.voip_carrier_sid,
            scope === 'account' ? null : ofProvider,
          )
        : [];
      return { carrier, numbers };
    },
  );
  return (
    <PathState loaded={allOf({ found })}>
      {({ found: { carrier, numbers } }) =>
        carrier ? (
          <PathOfCall number={dialled} carrier={carrier} numbers={numbers} />
        ) : (
          <Text size="small" tone="muted" className="flex flex-wrap gap-x-3">
            {name === undefined
              ? 'This number isn’t listed with a carrier.'
              : 'The carrier of this call no longer exists.'}
            <InboundTestLink number={number} />
          </Text>
        )
      }
    </PathState>
  );
}
