import type { Database } from '../../store/database.ts';
import type { Input, Writer } from '../../store/table.ts';
import { serviceProviders } from '../../store/tables.ts';

export interface ServiceProviderRow {
  service_provider_sid: string;
  name: string;
  description: string | null;
  root_domain: string | null;
  registration_hook_sid: string | null;
  ms_teams_fqdn: string | null;
}

export type ServiceProviderStore = ReturnType<typeof createServiceProviderStore>;

export function createServiceProviderStore(db: Database, writer: Writer) {
  const isReferenced = (table: string, sid: string) =>
    db.get(`SELECT 1 FROM ${table} WHERE service_provider_sid = ? LIMIT 1`, [sid]) !== undefined;

  return {
    list: () =>
      db.all<ServiceProviderRow>('SELECT * FROM service_providers ORDER BY service_provider_sid'),

    get: (sid: string) =>
      db.get<ServiceProviderRow>('SELECT * FROM service_providers WHERE service_provider_sid = ?', [
        sid,
      ]),

    add: (input: Input) => writer.insert(serviceProviders, crypto.randomUUID(), input),
    change: (sid: string, input: Input) => writer.update(serviceProviders, sid, input),
    remove: (sid: string) => writer.remove(serviceProviders, sid),

    hasAccountsOrUsers: (sid: string) =>
      isReferenced('accounts', sid) || isReferenced('users', sid),

    removeLimits: (sid: string) =>
      db.run('DELETE FROM service_provider_limits WHERE service_provider_sid = ?', [sid]),
  };
}
