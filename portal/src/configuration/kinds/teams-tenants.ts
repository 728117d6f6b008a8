import { always, reference, text } from '../members.ts';
import type { Kind } from '../model.ts';

export const teamsTenants: Kind = {
  name: 'teams_tenants',
  one: 'Teams tenant',
  title: 'Teams tenants',
  owners: ['account'],
  sid: 'ms_teams_tenant_sid',
  identity: ['domain'],
  isUnique: true,
  columns: always([
    text('domain', 'Domain name', { column: 'tenant_fqdn', isRequired: true }),
    reference('application', 'Application', 'applications', 'application_sid'),
  ]),
};
