import { linkStyles } from '@trunkline/ui/primitives/link';
import { Text } from '@trunkline/ui/primitives/text';
import { formatRowInstant } from '@trunkline/ui/tokens/format';
import { RegistrationList } from '@trunkline/ui/widgets/registration-list';
import { addresses } from '../../../addresses.ts';
import { PortalLink } from '../../../screen/page/portal-link.tsx';
import { useUser } from '../../../session/session.ts';
import { PollStatus } from '../../../shared/polling/index.ts';
import type { TabProps } from '../live.types.ts';
import { PollFailures } from '../poll-failures.tsx';
import { useRegistrations } from './use-registrations.ts';

const showTime = (at: number) => formatRowInstant(new Date(at).toISOString());

/** Registered clients. */
export default function RegistrationsTab(props: TabProps) {
  const { isViewOnly } = useUser();
  // The platform uses POST for this, which it refuses to view-only users.
  if (isViewOnly) {
    return (
      <Text tone="muted">
        The platform doesn’t list registrations for view-only users. Each client’s is on the{' '}
        <PortalLink href={addresses.clients.list} className={linkStyles()}>
          Clients
        </PortalLink>{' '}
        list.
      </Text>
    );
  }
  return <Registrations {...props} />;
}

function Registrations({ accountSids, callTimes, accountNames, isOfAll }: TabProps) {
  const polled = useRegistrations(accountSids, callTimes);
  const { data, isComplete, since, state, resume } = polled;
  return (
    <div className="grid gap-3">
      <div className="flex justify-end">
        <PollStatus state={state} since={since} onResume={resume} />
      </div>
      <PollFailures polled={polled} accountSids={accountSids} onRetry={resume} what="registrations">
        <RegistrationList
          clients={data.map(({ accountSid, name, expiryTime, protocol }) => ({
            accountSid,
            username: name,
            until: expiryTime,
            transport: protocol,
          }))}
          accountNames={isOfAll ? accountNames : undefined}
          showTime={showTime}
          isLoading={!isComplete && data.length === 0 && state === 'asking'}
        />
      </PollFailures>
    </div>
  );
}
