import { Badge } from '@trunkline/ui/primitives/badge';
import { useRef } from 'react';
import { useSipGatewaysOfRow } from '../../../platform/resources/carriers/sip-gateways.ts';
import { useSeen } from '../../../screen/page/when-seen.tsx';

/** Number of inbound and outbound gateways; loaded when the row comes into view. */
export function GatewayCounts({ carrierSid }: { carrierSid: string }) {
  const cell = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(cell);
  const answer = useSipGatewaysOfRow(isSeen ? carrierSid : null);
  const { data } = answer;
  const text = () => {
    if (!data)
      return answer.error && !answer.isValidating ? 'Gateways error' : 'Checking gateways...';
    const inbound = data.filter((one) => one.inbound).length;
    const outbound = data.filter((one) => one.outbound).length;
    return `${inbound} inbound, ${outbound} outbound`;
  };
  // Without gateways it can neither receive nor make calls.
  const isIdle = data !== undefined && !data.some((one) => one.inbound || one.outbound);
  return (
    <span ref={cell} className={data ? undefined : 'text-muted'}>
      {isIdle ? <Badge tone="warning">{text()}</Badge> : text()}
    </span>
  );
}
