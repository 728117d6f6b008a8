import type { Database } from '../../store/database.ts';
import { recordStore, type Writer } from '../../store/table.ts';
import { serviceProviders } from '../../store/tables.ts';

export type ServiceProviderRow = {
  service_provider_sid: string;
  name: string;
  description: string | null;
  root_domain: string | null;
  registration_hook_sid: string | null;
  ms_teams_fqdn: string | null;
};

export type ServiceProviderStore = ReturnType<typeof createServiceProviderStore>;

export function createServiceProviderStore(db: Database, writer: Writer) {
  const isReferenced = (table: string, sid: string) =>
    db.get(`SELECT 1 FROM ${table} WHERE service_provider_sid = ? LIMIT 1`, [sid]) !== undefined;

  const { select, ...record } = recordStore<ServiceProviderRow>(db, writer, serviceProviders, [
    'registration_hook_sid',
  ]);

  return {
    ...record,
    list: () => db.all<ServiceProviderRow>(`${select} ORDER BY service_provider_sid`),

    hasAccountsOrUsers: (sid: string) =>
      isReferenced('accounts', sid) || isReferenced('users', sid),

    removeLimits: (sid: string) =>
      db.run('DELETE FROM service_provider_limits WHERE service_provider_sid = ?', [sid]),
  };
}
