import { teamsTenant } from '../../platform/records/teams-tenant.ts';
import {
  getTeamsTenant,
  listTeamsTenants,
  type TeamsTenant,
} from '../../platform/resources/teams-tenants/ms-teams-tenants.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { savedRecord } from '../../screen/record/saved/saved-record.ts';
import type { SessionUser } from '../../session/user.ts';

export const tenantRecord = savedRecord(teamsTenant, {
  kind: kinds.teamsTenant,
  get: getTeamsTenant,
  list: listTeamsTenants,
  // Unique on the whole platform, across owners.
  refused: [[/^Duplicate entry/, 'fqdn', 'The domain name you have entered is already in use.']],
});

/** The platform returns every tenant to every user. */
export const isForeignTenant = (tenant: TeamsTenant, viewer: SessionUser) =>
  viewer.scope === 'account'
    ? tenant.account_sid !== viewer.accountSid
    : viewer.scope === 'service_provider' &&
      tenant.service_provider_sid !== viewer.serviceProviderSid;
