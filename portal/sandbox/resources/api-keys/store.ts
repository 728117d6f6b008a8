import type { Database } from '../../store/database.ts';
import { type Input, recordStore, type Writer } from '../../store/table.ts';
import { apiKeys } from '../../store/tables.ts';

export type ApiKeyRow = {
  api_key_sid: string;
  token: string;
  account_sid: string | null;
  service_provider_sid: string | null;
  expires_at: string | null;
  last_used: string | null;
  created_at: string;
};

export type ApiKeyStore = ReturnType<typeof createApiKeyStore>;

export function createApiKeyStore(db: Database, writer: Writer) {
  const { select, get, add, remove } = recordStore<ApiKeyRow>(db, writer, apiKeys);

  return {
    byToken: (token: string) => db.get<ApiKeyRow>(`${select} WHERE token = ?`, [token]),
    get,
    remove,

    ofAccount: (sid: string) =>
      db.all<ApiKeyRow>(`${select} WHERE account_sid = ? ORDER BY api_key_sid`, [sid]),

    ofServiceProvider: (sid: string) =>
      db.all<ApiKeyRow>(`${select} WHERE service_provider_sid = ? ORDER BY api_key_sid`, [sid]),

    add: (input: Input, createdAt: string) => add({ created_at: createdAt, ...input }),

    markUsed: (accountSid: string, at: string) =>
      db.run('UPDATE api_keys SET last_used = ? WHERE account_sid = ?', [at, accountSid]),

    removeOf: (owner: 'account_sid' | 'service_provider_sid', sid: string) =>
      db.run(`DELETE FROM api_keys WHERE ${owner} = ?`, [sid]),
  };
}
