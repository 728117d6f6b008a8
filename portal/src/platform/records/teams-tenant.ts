import { tenantDomainError } from '../values/domain-name.ts';
import { reference, text } from './column.ts';
import { defineRecord } from './record.ts';

export const teamsTenant = defineRecord({
  resource: 'MicrosoftTeamsTenants',
  identity: ['fqdn'],
  namesProvider: true,
  columns: {
    fqdn: text('tenant_fqdn', 'Domain name', {
      required: 'Enter the domain name of the tenant.',
      maxLength: 255,
      check: tenantDomainError,
      file: 'domain',
    }),
    accountSid: reference('account_sid', 'Account', 'accounts', {
      required: 'Choose an account.',
      isOwner: true,
    }),
    applicationSid: reference('application_sid', 'Application', 'applications'),
  },
});
