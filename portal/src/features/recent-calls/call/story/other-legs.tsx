import { Button } from '@trunkline/ui/primitives/button';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { GitFork } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../../notices/toasts.ts';
import { messageOf } from '../../../../platform/client/calls/errors.ts';
import {
  anyCall,
  listRecentCalls,
  type RecentCall,
} from '../../../../platform/resources/calls/recent-calls.ts';
import { accountOwner } from '../../../../platform/values/owner.ts';
import { eventsAtOnce } from '../../../../platform/values/time/event-parts.ts';
import { PortalLink } from '../../../../screen/page/portal-link.tsx';
import { Arrowed } from '../../../../shared/arrowed/arrowed.tsx';
import { callAddress } from '../../../../shared/calls/call-address.ts';
import { callKey } from '../../../../shared/calls/call-key.ts';

/** Maximum length of a call: a leg starts while the other lasts. In ms. */
const longestCall = 4 * 3_600_000;

/** Calls of the same conversation: parent, children and siblings. */
export function legsOf(call: RecentCall, calls: readonly RecentCall[]): RecentCall[] {
  const parent = call.sip_parent_callid || null;
  return calls.filter(
    (other) =>
      callKey(other) !== callKey(call) &&
      (other.sip_callid === parent ||
        other.sip_parent_callid === call.sip_callid ||
        (parent !== null && other.sip_parent_callid === parent)),
  );
}

/** Searches the account's calls around that time: the platform can't filter by Call-ID. */
async function findLegs(call: RecentCall): Promise<RecentCall[]> {
  const began = Date.parse(call.attempted_at);
  const ended = Date.parse(call.terminated_at ?? '') || began;
  const period = {
    start: new Date(began - longestCall).toISOString(),
    end: new Date(ended).toISOString(),
  };
  const filter = { ...anyCall, period };
  const { data } = await listRecentCalls(accountOwner(call.account_sid), filter, 1, eventsAtOnce);
  return legsOf(call, data);
}

/** Finds the other legs of a call and links to them. */
export function OtherLegs({ call }: { call: RecentCall }) {
  const [legs, setLegs] = useState<readonly RecentCall[]>();
  const [isLooking, setLooking] = useState(false);
  async function handleLook() {
    setLooking(true);
    try {
      setLegs(await findLegs(call));
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setLooking(false);
    }
  }
  if (legs === undefined) {
    return (
      <Button size="sm" icon={GitFork} isLoading={isLooking} onClick={() => handleLook()}>
        Find other legs
      </Button>
    );
  }
  if (legs.length === 0) {
    return <span className="text-small text-muted">No other leg of this call was found.</span>;
  }
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 text-small">
      <span className="text-muted">Other legs</span>
      {legs.map((leg) => (
        <PortalLink key={callKey(leg)} href={callAddress(leg)} className={linkStyles()}>
          <Arrowed>{`${leg.direction}: ${leg.from} → ${leg.to}`}</Arrowed>
        </PortalLink>
      ))}
    </span>
  );
}
