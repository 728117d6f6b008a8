import { useMemo } from 'react';
import { useAllApplications } from '../../platform/resources/applications/applications.ts';
import { useTeamsTenants } from '../../platform/resources/teams-tenants/ms-teams-tenants.ts';
import { useAccountFilter } from '../../screen/list/filters/use-account-filter.ts';
import { useList } from '../../screen/list/use-list.ts';
import { useRowsOfAccount } from '../../screen/list/use-rows-of-account.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { useOwners } from '../../shared/use-owners.ts';
import { onDemand } from '../../start/loadable.tsx';
import { TeamsGate } from './teams-gate.tsx';
import { type ShownTenant, TenantListView } from './tenant-list.view.tsx';

const DeleteTenant = onDemand(() => import('./delete-tenant.tsx'));

export default function TenantListScreen() {
  return (
    <TeamsGate>
      <TenantList />
    </TeamsGate>
  );
}

const textsOf = (row: ShownTenant) => [row.tenant_fqdn, row.accountName];

/** Teams tenants of the accounts of the current service provider, or of the own account. */
function TenantList() {
  const tenants = useTeamsTenants();
  const owners = useOwners(null);
  const applications = useAllApplications(null);
  const accountFilter = useAccountFilter(true);
  const list = useList();
  const { accountSid } = accountFilter;
  const reachable = useMemo(() => {
    const accounts = new Map(owners.data?.accounts.map(({ sid, name }) => [sid, name]));
    const names = new Map(
      applications.data?.map(({ application_sid, name }) => [application_sid, name]),
    );
    return (
      owners.data &&
      // Without the names of applications the rows have their SIDs.
      (applications.data || applications.error) &&
      tenants.data?.flatMap((tenant): ShownTenant[] => {
        const accountName = accounts.get(tenant.account_sid ?? '');
        const sid = tenant.application_sid ?? '';
        return accountName === undefined
          ? []
          : [{ ...tenant, accountName, applicationName: names.get(sid) ?? sid }];
      })
    );
  }, [tenants.data, owners.data, applications.data, applications.error]);
  const rows = useRowsOfAccount(reachable, accountSid, list.text, textsOf);
  return (
    <TenantListView
      rows={rows}
      total={reachable?.length}
      error={tenants.error ?? owners.error ?? applications.error}
      onRetry={() => Promise.all([tenants.mutate(), owners.mutate(), applications.mutate()])}
      list={list}
      accountFilter={accountFilter}
      deleteDialog={(row, onClose) => <DeleteTenant tenant={row} onClose={onClose} />}
      writeRefusal={writeRefusal(useUser())}
    />
  );
}
