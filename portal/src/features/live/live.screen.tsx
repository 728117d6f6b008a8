import { Tabs } from '@trunkline/ui/primitives/tabs';
import { PhoneCall } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { AccountFilter } from '../../screen/list/filters/account-filter.tsx';
import { useAccountFilter } from '../../screen/list/filters/use-account-filter.ts';
import { NoAccountYet } from '../../screen/list/no-account.tsx';
import { Page } from '../../screen/page/page.tsx';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { CallOutLink } from '../../shared/calls/call-out-link.tsx';
import { onDemand } from '../../start/loadable.tsx';
import { CallsTab } from './calls/calls-tab.tsx';
import { accountsWithRealm, watchedAccounts, watchedAtMost } from './calls/watched-accounts.ts';

const QueuesTab = onDemand(() => import('./queues/queues-tab.tsx'));
const RegistrationsTab = onDemand(() => import('./registrations/registrations-tab.tsx'));

const views = ['calls', 'queues', 'registrations'];

/** Everything in progress: calls, queues, conferences and registrations. */
export default function LiveScreen() {
  const viewer = useUser();
  const accountFilter = useAccountFilter('default');
  const { accountSid, accounts, isShown } = accountFilter;
  const [query, setQuery] = useSearchParams();
  const [callTimes] = useState((): number[] => []);
  const view = views.find((one) => one === query.get('view')) ?? 'calls';
  const watched = useMemo(() => watchedAccounts(accountSid, accounts), [accountSid, accounts]);
  const withRealm = useMemo(() => accountsWithRealm(watched, accounts), [watched, accounts]);
  const names = useMemo(
    () => new Map(accounts?.map(({ account_sid, name }) => [account_sid, name])),
    [accounts],
  );
  if (isShown && accounts?.length === 0) {
    return (
      <NoAccountYet
        title="Live"
        icon={PhoneCall}
        description="Calls belong to an account. This service provider has none yet."
        writeRefusal={writeRefusal(viewer)}
      />
    );
  }
  const isCut = accountSid === null && (accounts?.length ?? 0) > watchedAtMost;
  const shared = {
    accountSids: watched,
    callTimes,
    accountNames: names,
    isOfAll: accountSid === null,
  };
  const open = (next: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'calls') after.delete('view');
        else after.set('view', next);
        return after;
      },
      { replace: true },
    );
  return (
    <Page title="Live" actions={<CallOutLink account={accountSid} />}>
      <AccountFilter filter={accountFilter} />
      {isCut && (
        <p className="text-small text-muted">
          Watching the first {watchedAtMost} of {accounts?.length} accounts. Choose an account to
          see another.
        </p>
      )}
      <Tabs
        label="Live"
        value={view}
        onChange={open}
        items={[
          { value: 'calls', label: 'Calls', content: <CallsTab {...shared} /> },
          {
            value: 'queues',
            label: 'Queues and conferences',
            content: <QueuesTab {...shared} />,
          },
          {
            value: 'registrations',
            label: 'Registered clients',
            content: <RegistrationsTab {...shared} accountSids={withRealm} />,
          },
        ]}
      />
    </Page>
  );
}
