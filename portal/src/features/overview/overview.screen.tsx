import { useEffect, useMemo, useState } from 'react';
import { useAccounts } from '../../platform/resources/accounts/accounts.ts';
import { useAlerts } from '../../platform/resources/alerts/alerts.ts';
import { anyCall, useRecentCalls } from '../../platform/resources/calls/recent-calls.ts';
import { useCarriers } from '../../platform/resources/carriers/voip-carriers.ts';
import { useSpeechCredentials } from '../../platform/resources/speech/speech-credentials.ts';
import { eventsAtOnce } from '../../platform/values/event-parts.ts';
import { accountOwner, providerOwner } from '../../platform/values/owner.ts';
import { useToday } from '../../screen/page/use-today.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { onDemand } from '../../start/loadable.tsx';
import { endFirstCall, isFirstCallOver } from './first-call-over.ts';
import { comparedPeriods } from './overview.model.ts';
import { OverviewView } from './overview.view.tsx';

const FirstCall = onDemand(() => import('./first-call.tsx'), { isRare: true });

const newestAlerts = { period: { days: 7 }, type: '' };
const failedCall = { ...anyCall, answered: 'false' };

/** How things stand: of the own account, or of all accounts of the current provider. */
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
  // On the day itself with its hours so far; after midnight from its beginning.
  const periods = useMemo(() => comparedPeriods(new Date(Math.max(today, Date.now()))), [today]);
  const [calls, failed, callsBefore, failedBefore] = useMemo(
    () => [
      { ...anyCall, period: periods.today },
      { ...failedCall, period: periods.today },
      { ...anyCall, period: periods.lastWeek },
      { ...failedCall, period: periods.lastWeek },
    ],
    [periods],
  );
  const callsToday = useRecentCalls(owner, calls, 1, eventsAtOnce);
  const callsLastWeek = useRecentCalls(owner, callsBefore, 1, eventsAtOnce).data;
  const allCarriers = useCarriers(providerSid, accountSid);
  const accounts = useAccounts(accountSid ? null : providerSid);
  const seen = callsToday.data && callsLastWeek && [...callsToday.data.data, ...callsLastWeek.data];
  const hasAnswered = seen?.some(({ answered }) => answered === true);
  useEffect(() => {
    if (hasAnswered && owner) endFirstCall(owner.sid);
  }, [hasAnswered, owner]);
  const wasOver = useMemo(() => owner === null || isFirstCallOver(owner.sid), [owner]);
  // Once it is there it stays: it tells how the call went.
  const [firstCallOf, setFirstCallOf] = useState<string | null>(null);
  const isNeeded = hasAnswered === false && !wasOver && writeRefusal(user) === undefined;
  if (isNeeded && owner && firstCallOf !== owner.sid) setFirstCallOf(owner.sid);
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
          />
        )
      }
      periods={periods}
      calls={callsToday}
      failed={useRecentCalls(owner, failed, 1, eventsAtOnce)}
      callsBefore={callsLastWeek}
      failedBefore={useRecentCalls(owner, failedBefore, 1, 1).data}
      carriers={allCarriers}
      credentials={useSpeechCredentials(owner)}
      alerts={useAlerts(owner, newestAlerts, 1, eventsAtOnce)}
      accounts={accounts}
    />
  );
}
