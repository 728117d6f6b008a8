import { linkStyles } from '@trunkline/ui/primitives/link';
import { foreign } from '@trunkline/ui/tokens/text';
import { CallBand } from '@trunkline/ui/widgets/call-band';
import type { TraceSpan } from '@trunkline/ui/widgets/call-trace';
import { type ReactNode, useMemo } from 'react';
import { addresses } from '../../../../addresses.ts';
import type { Ending } from '../../../../platform/engine/calls/ending.model.ts';
import {
  bandOfCall,
  carrierOf,
  connectedTo,
  failureOf,
  type Heard,
} from '../../../../platform/engine/calls/story.model.ts';
import { useAccountChoices } from '../../../../platform/resources/accounts/accounts.ts';
import { useApplication } from '../../../../platform/resources/applications/applications.ts';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { PortalLink } from '../../../../screen/page/portal-link.tsx';
import { kinds } from '../../../../screen/record/kinds.ts';
import { useCurrentProvider } from '../../../../session/current-provider.ts';
import { useUser } from '../../../../session/session.ts';
import { FoldedPath } from '../../../../shared/call-path/folded-path.tsx';
import { Party } from '../../party.tsx';
import { epochMs, type MomentProps } from '../moment.ts';
import { Telling } from './telling.tsx';

type CallStoryProps = MomentProps & {
  call: RecentCall;
  /** The recording, while its tab is open. */
  heard: Heard | null;
  spans: readonly TraceSpan[];
  ending: Ending;
};

/** Why it failed, what happened over time, and the records involved. */
export function CallStory({ call, moment, onMoment, heard, spans, ending }: CallStoryProps) {
  const band = useMemo(() => bandOfCall(call, spans, heard), [call, spans, heard]);
  const application = useApplication(call.application_sid).data?.name;
  const failure = failureOf(call, application, ending.cause);
  const carrier = carrierOf(call);
  const handleSelect = (id: string) => {
    const span = spans.find((one) => one.id === id);
    if (span) onMoment({ at: epochMs(span.start), spanId: span.id });
  };
  return (
    <section aria-label="What happened" className="grid min-w-0 grid-cols-1 gap-3">
      <Telling
        call={call}
        ending={ending}
        application={application}
        connectedTo={connectedTo(call, band?.pieces)}
      />
      {band && (
        <CallBand
          {...band}
          endedBy={ending.side}
          selected={moment?.spanId ?? null}
          onSelect={handleSelect}
        />
      )}
      <Whose call={call} application={application} />
      {failure && carrier !== '' && isInboundNumber(call) && (
        <FoldedPath
          title="Where this number goes now"
          isInitiallyOpen={failure.asksForPath}
          number={call.to}
          carrier={carrier}
          providerSid={call.service_provider_sid}
        />
      )}
    </section>
  );
}

const isInboundNumber = ({ direction, to }: RecentCall) =>
  direction === 'inbound' && /^\+?\d+$/.test(to);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-baseline gap-1.5">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 truncate">{children}</dd>
    </div>
  );
}

/** Names of the records that the call passed through. */
function Whose({ call, application }: { call: RecentCall; application: string | undefined }) {
  const isOwn = useUser().scope === 'account';
  const { provider } = useCurrentProvider();
  const accounts = useAccountChoices(isOwn ? null : (provider?.service_provider_sid ?? null)).data;
  const account = accounts?.find(({ account_sid }) => account_sid === call.account_sid)?.name;
  // Our number is the called one of an inbound call, the calling one of an outbound call.
  const number = call.direction === 'inbound' ? call.to : call.from;
  const carrier = carrierOf(call);
  const link = linkStyles({ variant: 'standalone' });
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-small">
      {account !== undefined && (
        <Fact name="Account">
          <PortalLink href={kinds.account.edit(call.account_sid)} className={link}>
            {foreign(account)}
          </PortalLink>
        </Fact>
      )}
      {call.application_sid !== null && application !== undefined && (
        <Fact name="Application">
          <PortalLink href={kinds.application.edit(call.application_sid)} className={link}>
            {foreign(application)}
          </PortalLink>
        </Fact>
      )}
      {carrier !== '' && (
        <Fact name="Carrier">
          <PortalLink
            href={`${addresses.carriers.list}?account=&filter=${encodeURIComponent(carrier)}`}
            className={link}
          >
            {foreign(carrier)}
          </PortalLink>
        </Fact>
      )}
      {/^\+?\d+$/.test(number) && (
        <Fact name="Number">
          <PortalLink
            href={`${addresses.phoneNumbers.list}?account=&filter=${encodeURIComponent(number.replace('+', ''))}`}
            className={link}
          >
            <Party stored={number} />
          </PortalLink>
        </Fact>
      )}
    </dl>
  );
}
