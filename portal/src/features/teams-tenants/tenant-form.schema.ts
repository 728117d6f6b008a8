import * as v from 'valibot';
import type {
  TeamsTenant,
  TeamsTenantUpdate,
} from '../../platform/resources/teams-tenants/ms-teams-tenants.ts';
import { isDomainName } from '../../screen/form/domain-name.ts';
import type { Members } from '../../screen/form/save/members.ts';
import { textSchema } from '../../screen/form/schema.ts';

export const emptyTenant = { fqdn: '', accountSid: '', applicationSid: '' };
/** '' for no application. */
export type TenantFormValues = typeof emptyTenant;

export const tenantMembers: Members<TenantFormValues> = {
  fqdn: { label: 'Domain name' },
  accountSid: { label: 'Account' },
  applicationSid: { label: 'Application' },
};

function fqdnError(fqdn: string): string | undefined {
  if (fqdn === '') return 'Enter the domain name of the tenant.';
  return isDomainName(fqdn, 2)
    ? undefined
    : 'Enter a fully qualified domain name, such as customer.teams.example.net';
}

export const tenantFormSchema = v.object({
  fqdn: textSchema(fqdnError),
  accountSid: v.pipe(v.string(), v.nonEmpty('Choose an account.')),
  applicationSid: v.string(),
});

/** Wire to form. */
export const tenantValues = (tenant: TeamsTenant): TenantFormValues => ({
  fqdn: tenant.tenant_fqdn,
  accountSid: tenant.account_sid ?? '',
  applicationSid: tenant.application_sid ?? '',
});

/** Form to PUT. */
export const tenantUpdateOf = (values: TenantFormValues): TeamsTenantUpdate => ({
  tenant_fqdn: values.fqdn,
  account_sid: values.accountSid,
  application_sid: values.applicationSid || null,
});
