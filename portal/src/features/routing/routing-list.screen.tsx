import { useMemo } from 'react';
import { useLcrs } from '../../platform/resources/routing/lcrs.ts';
import { useAccountFilter } from '../../screen/list/filters/use-account-filter.ts';
import { useList } from '../../screen/list/use-list.ts';
import { useRowsOfAccount } from '../../screen/list/use-rows-of-account.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { useOwners } from '../../shared/use-owners.ts';
import { onDemand } from '../../start/loadable.tsx';
import { OwnRouting } from './own-routing.tsx';
import { RoutingListView, type ShownRouting } from './routing-list.view.tsx';

const DeleteRouting = onDemand(() => import('./delete-routing.tsx'));

/** The list of all tables, for admins. Everybody else is led to the one table they can have. */
export default function RoutingListScreen() {
  return useUser().scope === 'admin' ? <AllRoutings /> : <OwnRouting />;
}

const textsOf = (row: ShownRouting) => [row.name, row.ownerName, row.lcr_sid];

/** The tables of the current service provider and of its accounts. */
function AllRoutings() {
  const viewer = useUser();
  const tables = useLcrs(true);
  const owners = useOwners(null);
  const accountFilter = useAccountFilter(true);
  const list = useList();
  const { provider } = useCurrentProvider();
  const reachable = useMemo(() => {
    const accounts = new Map(owners.data?.accounts.map(({ sid, name }) => [sid, name]));
    return (
      owners.data &&
      provider &&
      tables.data?.flatMap((table): ShownRouting[] => {
        const { account_sid, service_provider_sid } = table;
        const isOwn = service_provider_sid === provider.service_provider_sid;
        const ownerName = isOwn ? provider.name : accounts.get(account_sid ?? '');
        const name = table.name || table.lcr_sid;
        return ownerName === undefined ? [] : [{ ...table, name, ownerName }];
      })
    );
  }, [tables.data, owners.data, provider]);
  const rows = useRowsOfAccount(reachable, accountFilter.accountSid, list.text, textsOf);
  return (
    <RoutingListView
      rows={rows}
      total={reachable?.length}
      error={tables.error ?? owners.error}
      onRetry={() => Promise.all([tables.mutate(), owners.mutate()])}
      list={list}
      accountFilter={accountFilter}
      deleteDialog={(row, onClose) => <DeleteRouting table={row} onClose={onClose} />}
      writeRefusal={writeRefusal(viewer)}
    />
  );
}
