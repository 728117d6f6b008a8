import { endOf, type LiveCall, type SeenLeg } from '@trunkline/ui/engines/live-calls';
import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Button, buttonStyles } from '@trunkline/ui/primitives/button';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { Spinner } from '@trunkline/ui/primitives/spinner';
import { foreign } from '@trunkline/ui/tokens/text';
import { actionsOf, type CallAction, callActions } from '@trunkline/ui/widgets/call-controls';
import { readTrace } from '@trunkline/ui/widgets/call-trace';
import { LiveCalls } from '@trunkline/ui/widgets/live-calls';
import { PhoneOff } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '../../../addresses.ts';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import { isSid } from '../../../platform/client/calls/path.ts';
import { useAccount } from '../../../platform/resources/accounts/accounts.ts';
import { NotFound } from '../../../screen/page/not-found.tsx';
import { Page } from '../../../screen/page/page.tsx';
import { PortalLink } from '../../../screen/page/portal-link.tsx';
import type { ScreenProps } from '../../../screen/page/route.ts';
import { useUser } from '../../../session/session.ts';
import { callAddress } from '../../../shared/calls/call-address.ts';
import { isWithoutDetails, useLiveCall } from '../../../shared/calls/live/use-live-call.ts';
import { PollStatus, useNow } from '../../../shared/polling/index.ts';
import { onDemand } from '../../../start/loadable.tsx';
import { PollFailures } from '../poll-failures.tsx';
import { useApplicationNames, useShownParty } from '../use-live-names.ts';

const CallDialog = onDemand(() => import('./call-dialog.tsx'), { isRare: true });
const CallTrace = onDemand(async () => ({
  default: (await import('@trunkline/ui/widgets/call-trace')).CallTrace,
}));

/** One live call; replaced by its recent-call record once it has ended. */
export default function LiveCallScreen({ params }: ScreenProps) {
  const { account_sid: accountSid = '', call_sid: callSid = '' } = params;
  if (!isSid(accountSid) || !isSid(callSid)) return <NotFound />;
  return <FollowedCall key={callSid} accountSid={accountSid} callSid={callSid} />;
}

const crumbs = (title: string) => [{ label: 'Live', href: addresses.live.list }, { label: title }];

function FollowedCall({ accountSid, callSid }: { accountSid: string; callSid: string }) {
  const viewer = useUser();
  const [, navigate] = useLocation();
  const now = useNow();
  const { data, since, failed, state, resume, hurry, ofQuestion } = useLiveCall(
    accountSid,
    callSid,
  );
  const { call, trace, recent } = data;
  const accountSids = useMemo(() => [accountSid], [accountSid]);
  const applicationNames = useApplicationNames(accountSids, false);
  const showParty = useShownParty(applicationNames);
  const account = useAccount(accountSid).data;
  const spans = useMemo(() => readTrace(trace), [trace]);
  const [selected, setSelected] = useState<string | null>(null);
  const [chosen, setChosen] = useState<{ action: CallAction; call: LiveCall; leg: SeenLeg } | null>(
    null,
  );
  useEffect(() => {
    if (recent) navigate(callAddress(recent), { replace: true });
  }, [recent, navigate]);

  const recentCalls = `${addresses.recentCalls}?account=${accountSid}&filter=${callSid}`;
  const { isViewOnly } = viewer;
  const hasBucket = Boolean(account?.bucket_credential?.vendor);
  const actionsFor = useCallback(
    (of: LiveCall, leg: SeenLeg) => actionsOf(of, leg, { isViewOnly, hasBucket }),
    [isViewOnly, hasBucket],
  );
  const handleAction = useCallback(
    (action: CallAction, of: LiveCall, leg: SeenLeg) => setChosen({ action, call: of, leg }),
    [],
  );

  if (call === null) {
    const failure = failed.get(accountSid);
    return (
      <Page title="Live call" breadcrumbs={crumbs('Live call')}>
        {failure !== undefined ? (
          <ErrorState
            title="Couldn’t load this call."
            message={messageOf(failure)}
            onRetry={resume}
          />
        ) : recent === null ? (
          <EmptyState
            title="This call isn’t going on."
            description="It has ended, or was answered over an hour ago: the platform lists neither. Ended calls are among the recent calls."
            action={
              <PortalLink href={recentCalls} className={buttonStyles()}>
                Look among the recent calls
              </PortalLink>
            }
          />
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </Page>
    );
  }
  const title = `${foreign(showParty(call.from))} to ${foreign(showParty(call.to))}`;
  const end = endOf(call);
  const ending = actionsFor(call, call).find((one) => one === 'hang-up' || one === 'cancel');
  return (
    <Page
      title={title}
      breadcrumbs={crumbs(title)}
      meta={<PollStatus state={state} since={since} onResume={resume} />}
      actions={
        ending && (
          <Button
            variant="primary"
            tone="danger"
            icon={PhoneOff}
            onClick={() => handleAction(ending, call, call)}
          >
            {callActions[ending].words.name}
          </Button>
        )
      }
    >
      <PollFailures
        polled={ofQuestion(0)}
        accountSids={accountSids}
        onRetry={resume}
        what="this call"
      >
        <LiveCalls
          calls={[call]}
          now={now}
          applicationNames={applicationNames}
          showParty={showParty}
          actionsFor={actionsFor}
          onAction={handleAction}
          LinkComponent={PortalLink}
        />
      </PollFailures>
      {end && (
        <Ended
          how={end.reason === 'gone' ? 'The call is no longer listed.' : 'The call has ended.'}
          recentCalls={isWithoutDetails(call, now) ? recentCalls : undefined}
        />
      )}
      <FormSection
        title="Trace so far"
        isWide
        description="Steps completed so far. Updates during the call."
      >
        {spans.length > 0 ? (
          <CallTrace spans={spans} selected={selected} onSelect={setSelected} />
        ) : (
          <p className="text-muted">No step is finished yet, or there is no tracing service.</p>
        )}
      </FormSection>
      {chosen && (
        <CallDialog
          {...chosen}
          showParty={showParty}
          onSent={() => hurry(accountSid)}
          onClose={() => setChosen(null)}
        />
      )}
    </Page>
  );
}

/** @param recentCalls link to the list; undefined while its details are on their way */
function Ended({ how, recentCalls }: { how: string; recentCalls: string | undefined }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-2 text-muted">
      {recentCalls === undefined ? (
        <>
          <Spinner />
          {how} Its details follow in a moment.
        </>
      ) : (
        <>
          {how} The platform has no details of it so far.{' '}
          <PortalLink href={recentCalls} className={linkStyles()}>
            Look among the recent calls
          </PortalLink>
        </>
      )}
    </p>
  );
}
