import { useMemo } from 'react';
import { useEveryAccount } from '../../platform/resources/accounts/accounts.ts';
import { type Lcr, useLcrs } from '../../platform/resources/routing/lcrs.ts';
import { useAccountFilter } from '../../screen/list/filters/use-account-filter.ts';
import { type AccountOf, useOwnedRows } from '../../screen/list/use-owned-rows.ts';
import { useOwners } from '../../screen/owners/use-owners.ts';
import { DeleteRecord } from '../../screen/record/delete/delete-record.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';
import { OwnRouting } from './own-routing.tsx';
import { RoutingListView, type ShownRouting } from './routing-list.view.tsx';

/** The list of all tables, for admins. Other users are redirected to their one table. */
export default function RoutingListScreen() {
  return useUser().scope === 'admin' ? <AllRoutings /> : <OwnRouting />;
}

const textsOf = (row: ShownRouting) => [row.name, row.ownerName, row.lcr_sid];

/**
 * Tables of the current service provider and its accounts, and under every provider the tables
 * without an owner: tables outlive their account and provider.
 */
function AllRoutings() {
  const { provider, providers } = useCurrentProvider();
  const tables = useLcrs(true);
  const owners = useOwners(null);
  const isElsewhere = useMemo(() => {
    const own = new Set(owners.data?.accounts.map(({ sid }) => sid));
    return ({ account_sid }: Lcr) => Boolean(account_sid) && !own.has(account_sid ?? '');
  }, [owners.data]);
  const isAsked = Boolean(owners.data && tables.data?.some(isElsewhere));
  const every = useEveryAccount(isAsked);
  const show = useMemo(() => {
    if (!provider) return undefined;
    const existing = new Set(every.data?.map(({ account_sid }) => account_sid));
    const unused = (ownerName: string) => ({ ownerName, isUnused: true });
    const used = (ownerName: string) => ({ ownerName, isUnused: false });
    const ownerOf = (table: Lcr, accountOf: AccountOf) => {
      const { account_sid: account, service_provider_sid: sid } = table;
      if (account && isElsewhere(table)) {
        return existing.has(account) ? undefined : unused(`Unknown account ${account}`);
      }
      const name = account ? accountOf(table)?.name : undefined;
      if (account) return name === undefined ? undefined : used(name);
      if (sid === provider.service_provider_sid) return used(provider.name);
      if (!sid) return unused('No account or service provider');
      const isThere = providers?.some((one) => one.service_provider_sid === sid);
      return isThere ? undefined : unused(`Unknown service provider ${sid}`);
    };
    return (table: Lcr, accountOf: AccountOf): ShownRouting | null => {
      const owner = ownerOf(table, accountOf);
      const name = table.name || table.lcr_sid;
      return owner === undefined ? null : { ...table, name, ...owner };
    };
  }, [provider, providers, every.data, isElsewhere]);
  const rows = useOwnedRows({
    records: tables,
    owners,
    others: isAsked ? [every] : [],
    show,
    textsOf,
    accountFilter: useAccountFilter('default'),
  });
  return (
    <RoutingListView
      {...rows}
      deleteDialog={(row, onClose) => (
        <DeleteRecord
          kind={kinds.routing}
          row={row}
          keep={async (sid) =>
            (await import('./save-routing.ts')).keptRouting(
              sid,
              provider?.service_provider_sid ?? null,
              row.account_sid ?? null,
            )
          }
          onClose={onClose}
        />
      )}
    />
  );
}
