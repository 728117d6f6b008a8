import { Button } from '@trunkline/ui/primitives/button';
import { formatCount, formatInstant, formatNumber } from '@trunkline/ui/tokens/format';
import { GatewayDoctor } from '@trunkline/ui/widgets/gateway-doctor';
import type { SipGatewaysValue } from '@trunkline/ui/widgets/sip-gateways';
import { type ReactNode, useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { Carrier } from '../../../platform/resources/carriers/voip-carriers.ts';
import { BatchProgress } from '../../../shared/batch/batch-progress.tsx';
import type { CarrierFormValues } from '../form/carrier-form.schema.ts';
import { useComparison } from './use-comparison.ts';

type GatewayCheckProps = {
  value: SipGatewaysValue;
  onChange: (value: SipGatewaysValue) => void;
  readOnly: boolean;
  /** null for a new carrier */
  carrier: Carrier | null;
  control: Control<CarrierFormValues>;
};

const none: readonly never[] = [];

/** Findings about the gateways: on their own, and on demand compared with other carriers. */
export default function GatewayCheck({ carrier, control, ...doctor }: GatewayCheckProps) {
  const { requiresRegister, realm, username } = useWatch({ control, name: 'authentication' });
  const registration = useMemo(
    () => (requiresRegister ? { realm: realm.trim(), username: username.trim() } : null),
    [requiresRegister, realm, username],
  );
  const comparison = useComparison(carrier?.voip_carrier_sid);
  return (
    <GatewayDoctor
      {...doctor}
      trunkType={carrier?.trunk_type ?? 'static_ip'}
      registration={registration}
      others={comparison.compared?.others ?? none}
    >
      <Comparing {...comparison} />
    </GatewayDoctor>
  );
}

const line = (children: ReactNode) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">{children}</span>
);

/** How many other carriers were compared, and when. */
function Comparing({
  compared,
  problem,
  isListing,
  batch,
  many,
  compare,
  compareMany,
}: ReturnType<typeof useComparison>) {
  if (batch) return <BatchProgress batch={batch} label="Loading gateways" isReading />;
  if (many) {
    const count = formatNumber(many.carriers.length);
    const { time } = many;
    return line(
      <>
        {`This asks for the gateways of ${count} carriers${time ? `, which takes ${time}` : ''}.`}
        <Button size="sm" onClick={compareMany}>{`Compare with ${count} carriers`}</Button>
      </>,
    );
  }
  return line(
    <>
      {problem}
      {compared
        ? ` Compared with the gateways of ${formatCount(compared.others.length, 'other active carrier')} at ${formatInstant(compared.at)}.`
        : problem === null && 'Not compared with the gateways of other carriers.'}
      <Button size="sm" isLoading={isListing} onClick={() => compare()}>
        {compared ? 'Compare again' : 'Compare'}
      </Button>
    </>,
  );
}
