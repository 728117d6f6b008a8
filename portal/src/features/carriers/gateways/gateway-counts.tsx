import { useRef } from 'react';
import { useSipGatewaysOfRow } from '../../../platform/resources/carriers/sip-gateways.ts';
import { useSeen } from '../../../screen/page/use-seen.ts';

/** How many gateways take calls and how many send them; asked when the row is looked at. */
export function GatewayCounts({ carrierSid }: { carrierSid: string }) {
  const cell = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(cell);
  const { data, error, isValidating } = useSipGatewaysOfRow(isSeen ? carrierSid : null);
  return (
    <span ref={cell} className={data ? 'tabular-nums' : 'text-muted'}>
      {data
        ? `${data.filter((one) => one.inbound).length} inbound, ${data.filter((one) => one.outbound).length} outbound`
        : error && !isValidating
          ? 'Gateways error'
          : 'Checking gateways...'}
    </span>
  );
}
