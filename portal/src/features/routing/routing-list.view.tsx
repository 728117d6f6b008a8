import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { Badge } from '@trunkline/ui/primitives/badge';
import { formatCount } from '@trunkline/ui/tokens/format';
import { Split } from 'lucide-react';
import type { Lcr } from '../../platform/resources/routing/lcrs.ts';
import { nameColumn, sidColumn, statusColumn } from '../../screen/list/columns.tsx';
import { ListPage, type ListState } from '../../screen/list/list-page.tsx';
import { ActiveStatus } from '../../screen/record/active-status.tsx';
import { kinds } from '../../screen/record/kinds.ts';

/** A table with the name of its account or service provider. */
export type ShownRouting = Lcr & {
  ownerName: string;
  /** Its owner was deleted, or it never had one: no call uses it. */
  isUnused: boolean;
};

const kind = kinds.routing;

/** Number of routes without the default route. */
const routesOf = ({ number_routes, default_carrier_set_entry_sid }: ShownRouting) =>
  Math.max(0, number_routes - (default_carrier_set_entry_sid ? 1 : 0));

const columns: DataTableColumn<ShownRouting>[] = [
  nameColumn(kind),
  {
    id: 'owner',
    minWidth: 11,
    header: 'Used by',
    sortValue: (row) => row.ownerName.toLowerCase(),
    cell: (row) => (
      <span className="grid min-w-0">
        <span className="truncate">{row.ownerName}</span>
        {row.account_sid === null && row.service_provider_sid !== null && (
          <span className="text-meta text-muted">All accounts</span>
        )}
      </span>
    ),
  },
  sidColumn(kind),
  {
    id: 'routes',
    minWidth: 6,
    header: 'Routes',
    sortValue: routesOf,
    cell: (row) => formatCount(routesOf(row), 'route'),
  },
  {
    ...statusColumn,
    sortValue: (row) => (row.isUnused ? -1 : Number(row.is_active)),
    cell: (row) =>
      // The call engine finds a table by its account or its service provider alone.
      row.isUnused ? (
        <Badge tone="warning">Not used</Badge>
      ) : (
        <ActiveStatus isActive={row.is_active} />
      ),
  },
];

export const RoutingListView = (state: ListState<ShownRouting>) => (
  <ListPage
    {...state}
    kind={kind}
    columns={columns}
    searchIn="Name, owner or SID"
    firstUse={{
      icon: Split,
      title: 'No data.',
      description:
        'Without a table, calls go out by any carrier of the account, else of its service provider.',
    }}
  />
);
