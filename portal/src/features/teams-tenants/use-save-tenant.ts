import { useRef } from 'react';
import { useLocation } from 'wouter';
import { PlatformError } from '../../platform/errors.ts';
import {
  createTeamsTenant,
  getTeamsTenant,
  type TeamsTenant,
  updateTeamsTenant,
  useTeamsTenantRefresh,
} from '../../platform/ms-teams-tenants.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { type TenantFormValues, tenantUpdateOf, tenantValues } from './tenant-form.schema.ts';

type SaveTenant = RecordSave<TenantFormValues, TeamsTenant>;

/** Unique on the whole platform, whoever owns it. */
const refusedFields = (error: unknown) =>
  error instanceof PlatformError && /^Duplicate entry/.test(error.message)
    ? [{ field: 'fqdn', message: 'The domain name you have entered is already in use.' }]
    : [];

/** Creates a tenant of the provider and goes on to its screen. */
export function useCreateTenant(serviceProviderSid: string): SaveTenant {
  const [, navigate] = useLocation();
  const refresh = useTeamsTenantRefresh();
  const createdSid = useRef('');
  return {
    write: async (values) => {
      const body = { ...tenantUpdateOf(values), service_provider_sid: serviceProviderSid };
      createdSid.current = await createTeamsTenant(body);
      return undefined;
    },
    refusedFields,
    refresh: () => refresh(),
    done: 'Microsoft Teams Tenant created successfully',
    leave: () => navigate(kinds.teamsTenant.edit(createdSid.current), { replace: true }),
  };
}

/** Changes a tenant and stays. */
export function useUpdateTenant(sid: string): SaveTenant {
  const refresh = useTeamsTenantRefresh();
  return {
    reread: async () => {
      const tenant = await getTeamsTenant(sid);
      return { values: tenantValues(tenant), stored: tenant };
    },
    write: async (values) => {
      await updateTeamsTenant(sid, tenantUpdateOf(values));
      return undefined;
    },
    refusedFields,
    refresh: () => refresh(sid),
    done: 'Microsoft Teams Tenant updated successfully',
  };
}
