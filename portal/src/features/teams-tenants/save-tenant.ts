import {
  createTeamsTenant,
  getTeamsTenant,
  type TeamsTenant,
  updateTeamsTenant,
} from '../../platform/resources/teams-tenants/ms-teams-tenants.ts';
import { refusedBy, type SaveCalls } from '../../screen/form/save/save-record.ts';
import { type TenantFormValues, tenantUpdateOf, tenantValues } from './tenant-form.schema.ts';

type TenantCalls = SaveCalls<TenantFormValues, TeamsTenant>;

/** Unique on the whole platform. */
const refusedFields = refusedBy([
  /^Duplicate entry/,
  'fqdn',
  'The domain name you have entered is already in use.',
]);

/** The calls that make a tenant of the provider. */
export const newTenantCalls = (serviceProviderSid: string): TenantCalls => ({
  write: async (values) => {
    const body = { ...tenantUpdateOf(values), service_provider_sid: serviceProviderSid };
    await createTeamsTenant(body);
    return undefined;
  },
  refusedFields,
});

/** The calls that change a tenant. */
export const tenantCalls = (sid: string): TenantCalls => ({
  reread: async () => {
    const tenant = await getTeamsTenant(sid);
    return { values: tenantValues(tenant), stored: tenant };
  },
  write: async (values) => {
    await updateTeamsTenant(sid, tenantUpdateOf(values));
    return undefined;
  },
  refusedFields,
});
