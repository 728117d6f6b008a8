import { useRefresh } from '../../platform/client/query.ts';
import {
  deleteTeamsTenant,
  type TeamsTenant,
} from '../../platform/resources/teams-tenants/ms-teams-tenants.ts';
import { DeleteDialog, type DialogEnds } from '../../screen/record/delete-dialog.tsx';
import { kinds } from '../../screen/record/kinds.ts';

type DeleteTenantProps = DialogEnds & {
  tenant: Pick<TeamsTenant, 'ms_teams_tenant_sid' | 'tenant_fqdn'>;
};

export default function DeleteTenant({ tenant, ...ends }: DeleteTenantProps) {
  const { ms_teams_tenant_sid, tenant_fqdn } = tenant;
  const refresh = useRefresh('MicrosoftTeamsTenants');
  return (
    <DeleteDialog
      kind={kinds.teamsTenant}
      sid={ms_teams_tenant_sid}
      name={tenant_fqdn}
      onDelete={async () => {
        await deleteTeamsTenant(ms_teams_tenant_sid);
        await refresh();
      }}
      done={`Deleted Microsoft Teams Tenant ${tenant_fqdn}`}
      {...ends}
    />
  );
}
