import { useEffect, useMemo, useState } from 'react';
import { useAccounts } from '../../platform/resources/accounts/accounts.ts';
import { useAlerts } from '../../platform/resources/alerts/alerts.ts';
import { useCarriers } from '../../platform/resources/carriers/voip-carriers.ts';
import { useSpeechCredentials } from '../../platform/resources/speech/speech-credentials.ts';
import { accountOwner, providerOwner } from '../../platform/values/owner.ts';
import { eventsAtOnce } from '../../platform/values/time/event-parts.ts';
import { useToday } from '../../screen/page/use-today.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { onDemand } from '../../start/loadable.tsx';
import { useChecks } from './attention/use-checks.ts';
import { endFirstCall, isFirstCallOver } from './first-call/first-call-over.ts';
import { comparedPeriods } from './overview.model.ts';
import { OverviewView } from './overview.view.tsx';
import { Loading } from './parts.tsx';
import { useComparedCalls } from './today/use-compared-calls.ts';

const FirstCall = onDemand(() => import('./first-call/first-call.tsx'), { isRare: true });

const LiveNow = onDemand(() => import('./live-now/live-now.tsx'), {
  placeholder: <Loading rows={3} />,
});

const newestAlerts = { period: { days: 7 }, type: '' };

/** State of the own account, or of all accounts of the current provider. */
export default function OverviewScreen() {
  const user = useUser();
  const { accountSid, serviceProviderSid } = user;
  const { provider } = useCurrentProvider();
  const providerSid = serviceProviderSid ?? provider?.service_provider_sid ?? null;
  const owner = useMemo(() => {
    if (accountSid) return accountOwner(accountSid);
    return providerSid ? providerOwner(providerSid) : null;
  }, [accountSid, providerSid]);
  const today = useToday();
  // Today with its hours so far; after midnight the new day from its beginning.
  const periods = useMemo(() => comparedPeriods(new Date(Math.max(today, Date.now()))), [today]);
  const compared = useComparedCalls(owner, periods);
  const { calls, before } = compared;
  const allCarriers = useCarriers(providerSid, accountSid);
  const accounts = useAccounts(accountSid ? null : providerSid);
  const seen = calls.data && before && [...calls.data.data, ...before.data];
  const hasAnswered = seen?.some(({ answered }) => answered === true);
  useEffect(() => {
    if (hasAnswered && owner) endFirstCall(owner.sid);
  }, [hasAnswered, owner]);
  const wasOver = useMemo(() => owner === null || isFirstCallOver(owner.sid), [owner]);
  const [overOf, setOverOf] = useState<string | null>(null);
  // Stays once shown, because it reports on the first call.
  const [firstCallOf, setFirstCallOf] = useState<string | null>(null);
  const isOver = wasOver || overOf === owner?.sid;
  const isNeeded = hasAnswered === false && !isOver && writeRefusal(user) === undefined;
  if (isNeeded && owner && firstCallOf !== owner.sid) setFirstCallOf(owner.sid);
  // Checks start after the figures of the day. The guide to a first call has its own requests.
  const mayCheck = seen !== undefined && !isNeeded;
  const place = useMemo(
    () => (mayCheck ? { accountSid, serviceProviderSid: providerSid } : null),
    [mayCheck, accountSid, providerSid],
  );
  const gaps = useChecks(allCarriers.data, place, accountSid, accounts.data);
  const isLiveKnown = calls.data !== undefined || calls.error !== undefined;
  const hasAccounts = accountSid !== null || accounts.data?.length !== 0;
  return (
    <OverviewView
      isOfProvider={accountSid === null}
      firstCall={
        owner?.sid === firstCallOf &&
        providerSid !== null &&
        allCarriers.data &&
        (accountSid !== null || accounts.data) && (
          <FirstCall
            key={firstCallOf}
            providerSid={providerSid}
            providerName={provider?.name ?? ''}
            accountSid={accountSid}
            accounts={accounts.data ?? []}
            carriers={allCarriers.data}
            onOver={() => {
              endFirstCall(owner.sid);
              setOverOf(owner.sid);
            }}
          />
        )
      }
      live={
        owner &&
        hasAccounts &&
        (isLiveKnown && (accountSid !== null || accounts.data) ? (
          <LiveNow
            key={owner.sid}
            accountSid={accountSid}
            accounts={accounts.data ?? []}
            callsToday={calls.data?.data ?? []}
          />
        ) : (
          <Loading rows={3} />
        ))
      }
      periods={periods}
      calls={calls}
      failed={compared.failed}
      outcomes={compared.outcomes}
      callsBefore={before}
      outcomesBefore={compared.outcomesBefore}
      carriers={allCarriers}
      // The guide to a first call has its own checks.
      gaps={isNeeded ? undefined : gaps}
      credentials={useSpeechCredentials(owner)}
      alerts={useAlerts(owner, newestAlerts, 1, eventsAtOnce)}
      accounts={accounts}
    />
  );
}
