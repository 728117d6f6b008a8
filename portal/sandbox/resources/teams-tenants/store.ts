import type { Database } from '../../store/database.ts';
import { recordStore, type Writer } from '../../store/table.ts';
import { msTeamsTenants } from '../../store/tables-voice.ts';

export type TeamsTenantRow = {
  ms_teams_tenant_sid: string;
  service_provider_sid: string;
  account_sid: string;
  application_sid: string | null;
  tenant_fqdn: string;
};

export type TeamsTenantStore = ReturnType<typeof createTeamsTenantStore>;

export function createTeamsTenantStore(db: Database, writer: Writer) {
  const { select, ...record } = recordStore<TeamsTenantRow>(db, writer, msTeamsTenants);

  return {
    list: () => db.all<TeamsTenantRow>(`${select} ORDER BY ms_teams_tenant_sid`),
    ...record,
    removeOfAccount: (accountSid: string) =>
      db.run('DELETE FROM ms_teams_tenants WHERE account_sid = ?', [accountSid]),
  };
}
