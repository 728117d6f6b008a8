import type { Database } from '../../store/database.ts';
import { recordStore, type Writer } from '../../store/table.ts';
import { clients } from '../../store/tables-trunks.ts';

export type ClientRow = {
  client_sid: string;
  account_sid: string;
  is_active: number;
  username: string;
  password: string | null;
  allow_direct_app_calling: number;
  allow_direct_queue_calling: number;
  allow_direct_user_calling: number;
};

export type ClientStore = ReturnType<typeof createClientStore>;

export function createClientStore(db: Database, writer: Writer) {
  const { select, ...record } = recordStore<ClientRow>(db, writer, clients);

  return {
    ...record,

    list: (filter: { serviceProviderSid?: string; accountSid?: string } = {}) =>
      db.all<ClientRow>(
        `${select} WHERE (?1 IS NULL OR account_sid = ?1) AND (?2 IS NULL OR account_sid IN
           (SELECT account_sid FROM accounts WHERE service_provider_sid = ?2))
         ORDER BY client_sid`,
        [filter.accountSid, filter.serviceProviderSid],
      ),

    byName: (accountSid: string, username: string) =>
      db.get<ClientRow>(`${select} WHERE account_sid = ? AND username = ? COLLATE NOCASE LIMIT 1`, [
        accountSid,
        username,
      ]),
  };
}
