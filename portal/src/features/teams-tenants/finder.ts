import {
  getTeamsTenant,
  teamsTenants,
} from '../../platform/resources/teams-tenants/ms-teams-tenants.ts';
import { bestOf, finderOf } from '../../screen/record/finder.ts';
import { kinds } from '../../screen/record/kinds.ts';

/** The platform returns every tenant to every user. */
export const teamsTenantFinder = finderOf({
  kind: kinds.teamsTenant,
  icon: 'tenant',
  isOwn: (row, { user }) => user.scope === 'admin' || row['account_sid'] === user.accountSid,
  search: async (text, { user, providerSid, cached }) => {
    const own = (await cached(teamsTenants)).filter((tenant) =>
      user.scope === 'account'
        ? tenant.account_sid === user.accountSid
        : tenant.service_provider_sid === providerSid,
    );
    return bestOf(own, text, ({ tenant_fqdn }) => [tenant_fqdn]);
  },
  get: (sid, { user }) => (user.scope === 'admin' ? getTeamsTenant(sid) : null),
});
