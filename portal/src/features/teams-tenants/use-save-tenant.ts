import { useLocation } from 'wouter';
import { useRefresh } from '../../platform/client/query.ts';
import type { TeamsTenant } from '../../platform/resources/teams-tenants/ms-teams-tenants.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { rememberAccount } from '../../shared/remembered-account.ts';
import { newTenantCalls, tenantCalls } from './save-tenant.ts';
import type { TenantFormValues } from './tenant-form.schema.ts';

type SaveTenant = RecordSave<TenantFormValues, TeamsTenant>;

/** Creates a tenant of the provider and goes back to the list of its account. */
export function useCreateTenant(serviceProviderSid: string): SaveTenant {
  const [, navigate] = useLocation();
  const refresh = useRefresh('MicrosoftTeamsTenants');
  return {
    ...newTenantCalls(serviceProviderSid),
    refresh: () => refresh(),
    done: 'Microsoft Teams Tenant created successfully',
    leave: ({ accountSid }) => {
      rememberAccount(accountSid || null);
      navigate(kinds.teamsTenant.list, { replace: true });
    },
  };
}

/** Changes a tenant and stays. */
export function useUpdateTenant(sid: string): SaveTenant {
  const refresh = useRefresh('MicrosoftTeamsTenants');
  return {
    ...tenantCalls(sid),
    refresh: () => refresh(sid),
    done: 'Microsoft Teams Tenant updated successfully',
  };
}
