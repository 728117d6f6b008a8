import { useMemo } from 'react';
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

/** The tables of the current service provider and of its accounts. */
function AllRoutings() {
  const { provider } = useCurrentProvider();
  const show = useMemo(
    () =>
      provider &&
      ((table: Lcr, accountOf: AccountOf): ShownRouting | null => {
        const isOwn = table.service_provider_sid === provider.service_provider_sid;
        const ownerName = isOwn ? provider.name : accountOf(table)?.name;
        const name = table.name || table.lcr_sid;
        return ownerName === undefined ? null : { ...table, name, ownerName };
      }),
    [provider],
  );
  const rows = useOwnedRows({
    records: useLcrs(true),
    owners: useOwners(null),
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
