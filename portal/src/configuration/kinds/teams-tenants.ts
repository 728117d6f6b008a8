import { teamsTenant } from '../../platform/records/teams-tenant.ts';
import { kindFromRecord } from './from-record.ts';

export const teamsTenants = kindFromRecord(teamsTenant, {
  name: 'teams_tenants',
  one: 'Teams tenant',
  title: 'Teams tenants',
  owners: ['account'],
  isUnique: true,
});
