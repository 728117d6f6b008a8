import {
  getTeamsTenant,
  type TeamsTenant,
  teamsTenants,
} from '../../platform/resources/teams-tenants/ms-teams-tenants.ts';
import { bestOf, type FindContext, type Finder, findOne } from '../../screen/record/finder.ts';
import { kinds } from '../../screen/record/kinds.ts';

const found = ({ ms_teams_tenant_sid: sid, tenant_fqdn: name }: TeamsTenant) => ({ sid, name });

/** The platform hands every tenant to everybody. */
const own = async ({ user, providerSid, cached }: FindContext) =>
  (await cached(teamsTenants)).filter((tenant) =>
    user.scope === 'account'
      ? tenant.account_sid === user.accountSid
      : tenant.service_provider_sid === providerSid,
  );

export const teamsTenantFinder: Finder = {
  kind: kinds.teamsTenant,
  icon: 'tenant',
  loaded: {
    resource: 'MicrosoftTeamsTenants',
    sidMember: 'ms_teams_tenant_sid',
    nameMember: 'tenant_fqdn',
    isOwn: (row, { user }) => user.scope === 'admin' || row['account_sid'] === user.accountSid,
  },
  search: async (text, context) =>
    bestOf(await own(context), text, ({ tenant_fqdn }) => [tenant_fqdn]).map(found),
  resolve: async ({ kind, value }, { user }) =>
    kind === 'sid' && user.scope === 'admin'
      ? findOne(async () => found(await getTeamsTenant(value)))
      : [],
};
