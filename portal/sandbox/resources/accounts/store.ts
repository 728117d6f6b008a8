import type { Database } from '../../store/database.ts';
import type { Input, Writer } from '../../store/table.ts';
import { accounts } from '../../store/tables.ts';

/** Columns in the platform's order, with hooks as ids. */
const RAW_COLUMNS = [
  'account_sid',
  'name',
  'sip_realm',
  'service_provider_sid',
  'registration_hook_sid',
  'queue_event_hook_sid',
  ...Object.keys(accounts.columns).slice(3),
] as const;

export type AccountRow = {
  account_sid: string;
  name: string;
  sip_realm: string | null;
  service_provider_sid: string;
  registration_hook_sid: string | null;
  queue_event_hook_sid: string | null;
  device_calling_application_sid: string | null;
  siprec_hook_sid: string | null;
  webhook_secret: string;
  /** JSON text. */
  bucket_credential: string | null;
  [column: string]: string | number | null;
};

export type AccountFilter = {
  serviceProviderSid?: string;
  accountSid?: string;
};

export type AccountStore = ReturnType<typeof createAccountStore>;

export function createAccountStore(db: Database, writer: Writer) {
  const select = `SELECT ${RAW_COLUMNS.join(', ')} FROM accounts`;

  return {
    rawColumns: RAW_COLUMNS,

    list({ serviceProviderSid, accountSid }: AccountFilter = {}): AccountRow[] {
      return db.all<AccountRow>(
        `${select} WHERE (?1 IS NULL OR service_provider_sid = ?1)
           AND (?2 IS NULL OR account_sid = ?2) ORDER BY account_sid`,
        [serviceProviderSid, accountSid],
      );
    },

    get: (sid: string) => db.get<AccountRow>(`${select} WHERE account_sid = ?`, [sid]),

    bySipRealm: (realm: string) => db.get<AccountRow>(`${select} WHERE sip_realm = ?`, [realm]),

    add: (input: Input, own: { created_at: string; webhook_secret: string }) =>
      writer.insert(accounts, crypto.randomUUID(), { ...own, ...input }),

    change: (sid: string, input: Input) => writer.update(accounts, sid, input),
    remove: (sid: string) => writer.remove(accounts, sid),

    setWebhookSecret: (sid: string, secret: string) =>
      db.run('UPDATE accounts SET webhook_secret = ? WHERE account_sid = ?', [secret, sid]),
  };
}
