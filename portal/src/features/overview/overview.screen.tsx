import { useMemo } from 'react';
import { useAccounts } from '../../platform/resources/accounts/accounts.ts';
import {
  alertKey,
  askedAccounts,
  useAlertOwners,
} from '../../platform/resources/alerts/alert-owners.ts';
import { useAlerts } from '../../platform/resources/alerts/alerts.ts';
import { useRecentCalls } from '../../platform/resources/calls/recent-calls.ts';
import { useCarriers } from '../../platform/resources/carriers/voip-carriers.ts';
import { useSpeechCredentials } from '../../platform/resources/speech/speech-credentials.ts';
import { eventsAtOnce } from '../../platform/values/event-parts.ts';
import { accountOwner, providerOwner } from '../../platform/values/owner.ts';
import { useToday } from '../../screen/page/use-today.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';
import { rememberedAccount } from '../../shared/remembered-account.ts';
import { comparedPeriods, failedCredentials, failuresOf, unregistered } from './overview.model.ts';
import { OverviewView } from './overview.view.tsx';

const every = { direction: '', answered: '', text: '' };

/** How things stand: of the own account, or of all accounts of the current provider. */
export default function OverviewScreen() {
  const { accountSid, serviceProviderSid } = useUser();
  const { provider } = useCurrentProvider();
  const providerSid = serviceProviderSid ?? provider?.service_provider_sid ?? null;
  const owner = useMemo(() => {
    if (accountSid) return accountOwner(accountSid);
    return providerSid ? providerOwner(providerSid) : null;
  }, [accountSid, providerSid]);
  const day = useToday();
  const [today, lastWeek] = useMemo(() => {
    // On the day itself with its hours so far; after midnight from its beginning.
    const periods = comparedPeriods(new Date(Math.max(day, Date.now())));
    return [
      { ...every, period: periods.today },
      { ...every, period: periods.lastWeek },
    ];
  }, [day]);
  const calls = useRecentCalls(owner, today, 1, eventsAtOnce);
  const before = useRecentCalls(owner, lastWeek, 1, 1);
  const carriers = useCarriers(providerSid, accountSid);
  const credentials = useSpeechCredentials(owner);
  const newest = useMemo(() => ({ period: { days: 7 }, type: '' }), []);
  const alerts = useAlerts(owner, newest, 1, 5);
  // The lists behind are of one account: the links say of which.
  const accounts = useAccounts(accountSid ? null : providerSid).data;
  const listed =
    accounts?.find(({ account_sid }) => account_sid === rememberedAccount()) ?? accounts?.[0];
  const whose = useAlertOwners(accountSid ? undefined : alerts.data?.data, accounts);
  return (
    <OverviewView
      listed={accountSid ? null : listed && { sid: listed.account_sid, name: listed.name }}
      calls={{ ...calls, data: calls.data?.total }}
      lastWeek={before.data?.total}
      failures={{
        ...calls,
        data: calls.data && {
          reasons: failuresOf(calls.data.data),
          counted: calls.data.data.length,
        },
      }}
      carriers={{ ...carriers, data: carriers.data && unregistered(carriers.data) }}
      credentials={{
        ...credentials,
        data: credentials.data ? failedCredentials(credentials.data) : undefined,
      }}
      alerts={{ ...alerts, data: alerts.data?.data }}
      accountOf={(alert) => whose?.get(alertKey(alert))?.join(', ')}
      isUnnamed={(accounts?.length ?? 0) > askedAccounts}
    />
  );
}
