import type { Database } from '../../store/database.ts';
import type { Input, Writer } from '../../store/table.ts';
import { clients } from '../../store/tables-trunks.ts';

export interface ClientRow {
  client_sid: string;
  account_sid: string;
  is_active: number;
  username: string;
  password: string | null;
  allow_direct_app_calling: number;
  allow_direct_queue_calling: number;
  allow_direct_user_calling: number;
}

export type ClientStore = ReturnType<typeof createClientStore>;

export function createClientStore(db: Database, writer: Writer) {
  const select = `SELECT ${[clients.key, ...Object.keys(clients.columns)].join(', ')} FROM clients`;

  return {
    list: (filter: { serviceProviderSid?: string; accountSid?: string } = {}) =>
      db.all<ClientRow>(
        `${select} WHERE (?1 IS NULL OR account_sid = ?1) AND (?2 IS NULL OR account_sid IN
           (SELECT account_sid FROM accounts WHERE service_provider_sid = ?2))
         ORDER BY client_sid`,
        [filter.accountSid, filter.serviceProviderSid],
      ),

    get: (sid: string) => db.get<ClientRow>(`${select} WHERE client_sid = ?`, [sid]),

    byName: (accountSid: string, username: string) =>
      db.get<ClientRow>(`${select} WHERE account_sid = ? AND username = ? COLLATE NOCASE LIMIT 1`, [
        accountSid,
        username,
      ]),

    add: (input: Input) => writer.insert(clients, crypto.randomUUID(), input),
    change: (sid: string, input: Input) => writer.update(clients, sid, input),
    remove: (sid: string) => writer.remove(clients, sid),
  };
}
