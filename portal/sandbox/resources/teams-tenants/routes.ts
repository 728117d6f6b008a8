import { bodyRecord, refuseKey, requireMembers } from '../../http/body.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { bareRefusal, insufficientPermissions } from '../../http/errors.ts';
import { ownsAccount, refuseForeign } from '../../http/ownership.ts';
import { rawSid } from '../../http/params.ts';
import { created, json, noContent } from '../../http/replies.ts';
import type { TeamsTenantRow } from './store.ts';

/** Open to every user of the platform, except for writes to other users' tenants. */
export function registerTeamsTenants(api: Api, services: Services): void {
  const { store } = services;
  const { teamsTenants } = store;

  function existing(c: Ctx): TeamsTenantRow {
    const tenant = teamsTenants.get(rawSid(c));
    if (!tenant) throw bareRefusal(404);
    return tenant;
  }

  function writable(c: Ctx): TeamsTenantRow {
    const tenant = existing(c);
    if (!ownsAccount(c.get('caller'), store, tenant.account_sid)) throw insufficientPermissions();
    return tenant;
  }

  // Every user sees every tenant of the platform (`ms-teams-tenants#list-sp2`).
  api.get('/MicrosoftTeamsTenants', () => json(teamsTenants.list()));
  api.get('/MicrosoftTeamsTenants/:sid', (c) => json(existing(c)));

  api.post('/MicrosoftTeamsTenants', (c) => {
    const { ms_teams_tenant_sid: _own, ...body } = bodyRecord(c);
    refuseForeign(c, services, body, insufficientPermissions());
    requireMembers(body, 'tenant_fqdn', 'account_sid', 'service_provider_sid');
    return created(teamsTenants.add(body));
  });

  api.put('/MicrosoftTeamsTenants/:sid', (c) => {
    const { ms_teams_tenant_sid: sid } = writable(c);
    const body = bodyRecord(c);
    refuseKey(body, 'ms_teams_tenant_sid');
    refuseForeign(c, services, body, insufficientPermissions());
    teamsTenants.change(sid, body);
    return noContent();
  });

  api.delete('/MicrosoftTeamsTenants/:sid', (c) => {
    teamsTenants.remove(writable(c).ms_teams_tenant_sid);
    return noContent();
  });
}
