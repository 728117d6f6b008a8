import type { Database } from '../../store/database.ts';
import type { Input, Writer } from '../../store/table.ts';
import { msTeamsTenants } from '../../store/tables-voice.ts';

export interface TeamsTenantRow {
  ms_teams_tenant_sid: string;
  service_provider_sid: string;
  account_sid: string;
  application_sid: string | null;
  tenant_fqdn: string;
}

export type TeamsTenantStore = ReturnType<typeof createTeamsTenantStore>;

export function createTeamsTenantStore(db: Database, writer: Writer) {
  const select = `SELECT ms_teams_tenant_sid, service_provider_sid, account_sid, application_sid,
    tenant_fqdn FROM ms_teams_tenants`;

  return {
    list: () => db.all<TeamsTenantRow>(`${select} ORDER BY ms_teams_tenant_sid`),
    get: (sid: string) => db.get<TeamsTenantRow>(`${select} WHERE ms_teams_tenant_sid = ?`, [sid]),
    add: (input: Input) => writer.insert(msTeamsTenants, crypto.randomUUID(), input),
    change: (sid: string, input: Input) => writer.update(msTeamsTenants, sid, input),
    remove: (sid: string) => writer.remove(msTeamsTenants, sid),
    removeOfAccount: (accountSid: string) =>
      db.run('DELETE FROM ms_teams_tenants WHERE account_sid = ?', [accountSid]),
  };
}
