import { linkStyles } from '@trunkline/ui/primitives/link';
import { formatCount } from '@trunkline/ui/tokens/format';
import { useMemo } from 'react';
import { addresses } from '../../addresses.ts';
import { anyCall, useCallCount } from '../../platform/resources/calls/recent-calls.ts';
import { useCarrierChoices } from '../../platform/resources/carriers/voip-carriers.ts';
import { providerOwner } from '../../platform/values/owner.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { useToday } from '../../screen/page/use-today.ts';
import { registrationMember, registrationOf } from '../../shared/records/registration.ts';

/** Summary of a provider above its first list, with a link to the overview. */
export default function OverviewLine({ providerSid }: { providerSid: string }) {
  const today = useToday();
  const owner = useMemo(() => providerOwner(providerSid), [providerSid]);
  const filter = useMemo(
    () => ({ ...anyCall, period: { start: new Date(today).toISOString() } }),
    [today],
  );
  const calls = useCallCount(owner, filter);
  const carriers = useCarrierChoices(providerSid, null).data;
  const unregistered = carriers?.filter((row) => registrationOf(row) === 'unregistered').length;
  const link = linkStyles({ variant: 'standalone' });
  return (
    <span className="flex flex-wrap gap-x-4">
      {calls !== undefined && (
        <PortalLink href={`${addresses.recentCalls}?account=all`} className={link}>
          {formatCount(calls, 'call')} today
        </PortalLink>
      )}
      {unregistered !== undefined && unregistered > 0 && (
        <PortalLink
          href={`${addresses.carriers.list}?account=&${registrationMember}=unregistered`}
          className={link}
        >
          {formatCount(unregistered, 'carrier')} unregistered
        </PortalLink>
      )}
      <PortalLink href={addresses.overview} className={link}>
        Overview
      </PortalLink>
    </span>
  );
}
