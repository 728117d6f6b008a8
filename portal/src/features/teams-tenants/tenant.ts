import * as v from 'valibot';
import {
  getTeamsTenant,
  listTeamsTenants,
  newTeamsTenant,
  type TeamsTenant,
  teamsTenantUpdate,
} from '../../platform/resources/teams-tenants/ms-teams-tenants.ts';
import { tenantDomainError } from '../../platform/values/domain-name.ts';
import { changedColumns } from '../../screen/form/save/columns.ts';
import type { Members } from '../../screen/form/save/members.ts';
import { textSchema } from '../../screen/form/schema.ts';
import { kinds } from '../../screen/record/kinds.ts';
import type { SavedRecord } from '../../screen/record/record.ts';
import type { SessionUser } from '../../session/user.ts';

/** '' for no application. */
const empty = { fqdn: '', accountSid: '', applicationSid: '' };
export type TenantFormValues = typeof empty;

const schema = v.object({
  fqdn: textSchema(tenantDomainError),
  accountSid: v.pipe(v.string(), v.nonEmpty('Choose an account.')),
  applicationSid: v.string(),
});

const members: Members<TenantFormValues> = {
  fqdn: { label: 'Domain name' },
  accountSid: { label: 'Account' },
  applicationSid: { label: 'Application' },
};

const nameOf = ({ fqdn }: TenantFormValues) => fqdn;

export const tenantForm = { empty, schema: () => schema, members, nameOf };

const body = (values: TenantFormValues) => ({
  tenant_fqdn: values.fqdn,
  account_sid: values.accountSid,
  application_sid: values.applicationSid || null,
});

const valuesOf = (tenant: TeamsTenant): TenantFormValues => ({
  fqdn: tenant.tenant_fqdn,
  accountSid: tenant.account_sid ?? '',
  applicationSid: tenant.application_sid ?? '',
});

export const tenantRecord: SavedRecord<TenantFormValues, TeamsTenant> = {
  kind: kinds.teamsTenant,
  get: getTeamsTenant,
  values: valuesOf,
  create: (values, providerSid) =>
    newTeamsTenant({ ...body(values), service_provider_sid: providerSid }),
  update: (sid, values, stored) =>
    teamsTenantUpdate(sid, changedColumns(body(values), body(valuesOf(stored)))),
  lost: {
    mark: ({ fqdn }) => fqdn,
    find: async (fqdn) =>
      (await listTeamsTenants())
        .filter((one) => one.tenant_fqdn === fqdn)
        .map(({ ms_teams_tenant_sid }) => ms_teams_tenant_sid),
  },
  // Unique on the whole platform, across owners.
  refused: [[/^Duplicate entry/, 'fqdn', 'The domain name you have entered is already in use.']],
};

/** The platform returns every tenant to every user. */
export const isForeignTenant = (tenant: TeamsTenant, viewer: SessionUser) =>
  viewer.scope === 'account'
    ? tenant.account_sid !== viewer.accountSid
    : viewer.scope === 'service_provider' &&
      tenant.service_provider_sid !== viewer.serviceProviderSid;
