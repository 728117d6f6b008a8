import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { Grid3x3 } from 'lucide-react';
import type { TeamsTenant } from '../../platform/resources/teams-tenants/ms-teams-tenants.ts';
import { nameColumn } from '../../screen/list/columns.tsx';
import { ListPage, type ListState } from '../../screen/list/list-page.tsx';
import { kinds } from '../../screen/record/kinds.ts';

/** A tenant with the names of what it belongs to; '' for no application. */
export type ShownTenant = TeamsTenant & { accountName: string; applicationName: string };

const kind = kinds.teamsTenant;
const columns: DataTableColumn<ShownTenant>[] = [
  { ...nameColumn<ShownTenant>(kind), header: 'Domain name' },
  {
    id: 'account',
    header: 'Account',
    sortValue: (row) => row.accountName.toLowerCase(),
    cell: (row) => row.accountName,
  },
  {
    id: 'application',
    header: 'Application',
    sortValue: (row) => row.applicationName.toLowerCase(),
    cell: (row) => row.applicationName || <span className="text-muted">None</span>,
  },
];

export const TenantListView = (state: ListState<ShownTenant>) => (
  <ListPage
    {...state}
    kind={kind}
    columns={columns}
    searchIn="Domain name or account"
    firstUse={{
      icon: Grid3x3,
      title: 'No data.',
      description: 'A tenant connects the Teams of a customer to one of your accounts.',
    }}
  />
);
