import { Button } from '@trunkline/ui/primitives/button';
import type { SipGatewaysValue } from '@trunkline/ui/widgets/sip-gateways';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { messageOf } from '../../platform/errors.ts';
import { listGatewaysOf } from '../../platform/sip-gateways.ts';
import { type Carrier, listAccountCarriers, listCarriers } from '../../platform/voip-carriers.ts';
import { onDemand } from '../../screen/loadable.tsx';
import { useUser } from '../../session/session.ts';
import { sipGatewayValue } from './carrier-form.wire.ts';

const GatewayDoctor = onDemand(async () => ({
  default: (await import('@trunkline/ui/widgets/gateway-doctor')).GatewayDoctor,
}));

type GatewayCheckProps = {
  value: SipGatewaysValue;
  onChange: (value: SipGatewaysValue) => void;
  readOnly: boolean;
  /** null: a new carrier */
  carrier: Carrier | null;
  providerSid: string;
};

/** What is odd about the gateways. Those of other carriers are asked for on demand: one call each. */
export function GatewayCheck({ carrier, providerSid, ...doctor }: GatewayCheckProps) {
  const { scope, accountSid } = useUser();
  const [isComparing, setComparing] = useState(false);
  const { data, error, isLoading, mutate } = useSWR(
    isComparing && ['GatewaysOfAll', providerSid],
    async () => {
      const carriers =
        scope === 'account'
          ? await listAccountCarriers(accountSid ?? '')
          : await listCarriers(providerSid, null);
      const gateways = await listGatewaysOf(carriers.map((one) => one.voip_carrier_sid));
      return carriers.map(({ voip_carrier_sid, name }, index) => ({
        sid: voip_carrier_sid,
        name,
        gateways: (gateways[index] ?? []).map(sipGatewayValue),
      }));
    },
    { revalidateIfStale: false },
  );
  const own = carrier?.voip_carrier_sid;
  const others = useMemo(() => data?.filter(({ sid }) => sid !== own) ?? [], [data, own]);
  return (
    <GatewayDoctor {...doctor} trunkType={carrier?.trunk_type ?? 'static_ip'} others={others}>
      {data ? (
        `Compared with the gateways of ${others.length} other ${others.length === 1 ? 'carrier' : 'carriers'}.`
      ) : (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {error
            ? `Couldn't load the gateways of the other carriers: ${messageOf(error)}`
            : 'Not compared with the gateways of other carriers.'}
          <Button
            size="sm"
            isLoading={isLoading}
            onClick={() => (isComparing ? void mutate() : setComparing(true))}
          >
            Compare
          </Button>
        </span>
      )}
    </GatewayDoctor>
  );
}
