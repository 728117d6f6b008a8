import { useMemo } from 'react';
import {
  type TeamsTenant,
  useTeamsTenant,
} from '../../platform/resources/teams-tenants/ms-teams-tenants.ts';
import { DeleteSection } from '../../screen/record/delete-section.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RecordPage, sidIn } from '../../screen/record/record-page.tsx';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { type OwnerAccount, useOwners } from '../../shared/use-owners.ts';
import { onDemand } from '../../start/loadable.tsx';
import { TeamsGate } from './teams-gate.tsx';
import { tenantValues } from './tenant-form.schema.ts';
import { TenantForm } from './tenant-form.tsx';
import { useUpdateTenant } from './use-save-tenant.ts';

const DeleteTenant = onDemand(() => import('./delete-tenant.tsx'));

const kind = kinds.teamsTenant;

export default function TenantEditScreen({ params }: { params: Record<string, string> }) {
  const sid = sidIn(params, kind);
  const viewer = useUser();
  const tenant = useTeamsTenant(sid);
  const owners = useOwners(
    tenant.data && (tenant.data.account_sid ?? ''),
    tenant.data?.service_provider_sid,
  );
  // The platform hands every tenant to everybody.
  const isForeign = ({ tenant }: { tenant: TeamsTenant }) =>
    viewer.scope === 'account'
      ? tenant.account_sid !== viewer.accountSid
      : viewer.scope === 'service_provider' &&
        tenant.service_provider_sid !== viewer.serviceProviderSid;
  return (
    <TeamsGate>
      <RecordPage
        kind={kind}
        sid={sid}
        loaded={allOf({ tenant, owners })}
        isForeign={isForeign}
        refusal="You do not have access to this resource"
        nameOf={({ tenant }) => tenant.tenant_fqdn}
        providerSidOf={({ tenant }) => tenant.service_provider_sid}
      >
        {({ tenant, owners }) => (
          <TenantEdit key={sid} tenant={tenant} accounts={owners.accounts} />
        )}
      </RecordPage>
    </TeamsGate>
  );
}

type TenantEditProps = { tenant: TeamsTenant; accounts: readonly OwnerAccount[] };

function TenantEdit({ tenant, accounts }: TenantEditProps) {
  const base = useMemo(() => tenantValues(tenant), [tenant]);
  const save = useUpdateTenant(tenant.ms_teams_tenant_sid);
  return (
    <>
      <TenantForm base={base} accounts={accounts} save={save} />
      <DeleteSection
        kind={kind}
        description="Calls from this tenant are no longer answered."
        refusal={writeRefusal(useUser())}
      >
        {(ends) => <DeleteTenant tenant={tenant} {...ends} />}
      </DeleteSection>
    </>
  );
}
