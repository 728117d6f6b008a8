import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { Grid3x3 } from 'lucide-react';
import { useCallback } from 'react';
import { useAllApplications } from '../../platform/resources/applications/applications.ts';
import {
  type TeamsTenant,
  useTeamsTenants,
} from '../../platform/resources/teams-tenants/ms-teams-tenants.ts';
import { accountColumn, nameColumn, referenceColumn } from '../../screen/list/columns.tsx';
import { useAccountFilter } from '../../screen/list/filters/use-account-filter.ts';
import { ListPage, type ListState } from '../../screen/list/list-page.tsx';
import { useNames } from '../../screen/list/use-names.ts';
import { type AccountOf, useOwnedRows } from '../../screen/list/use-owned-rows.ts';
import { useOwners } from '../../screen/owners/use-owners.ts';
import { deletionOf } from '../../screen/record/delete/delete-record.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { withTeams } from './teams-gate.tsx';

/** A tenant with the names of its references; '' for no application. */
export type ShownTenant = TeamsTenant & { accountName: string; applicationName: string };

const kind = kinds.teamsTenant;
const deleteDialog = deletionOf(kind, async () => (await import('./tenant.ts')).tenantRecord);
const columns: DataTableColumn<ShownTenant>[] = [
  { ...nameColumn<ShownTenant>(kind), header: 'Domain name' },
  accountColumn,
  referenceColumn('application', 'Application', (row) => row.applicationName),
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

const textsOf = (row: ShownTenant) => [row.tenant_fqdn, row.accountName];

/** Teams tenants of all accounts of the current service provider, or of the own account. */
export default withTeams(function TenantList() {
  const applications = useAllApplications(null);
  const applicationOf = useNames(kinds.application, applications);
  const show = useCallback(
    (tenant: TeamsTenant, accountOf: AccountOf): ShownTenant | null => {
      const account = accountOf(tenant);
      const applicationName = applicationOf(tenant.application_sid ?? '') ?? '';
      return account ? { ...tenant, accountName: account.name, applicationName } : null;
    },
    [applicationOf],
  );
  const rows = useOwnedRows({
    records: useTeamsTenants(),
    owners: useOwners(null),
    others: [applications],
    show,
    textsOf,
    accountFilter: useAccountFilter('default'),
  });
  return <TenantListView {...rows} deleteDialog={deleteDialog} />;
});
