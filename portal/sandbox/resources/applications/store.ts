import type { Database } from '../../store/database.ts';
import { type Page, pageOf } from '../../store/paging.ts';
import { type Input, recordStore, type Writer } from '../../store/table.ts';
import { applications } from '../../store/tables.ts';

export const APPLICATION_HOOKS = ['call_hook', 'call_status_hook', 'messaging_hook'] as const;

export type ApplicationRow = {
  application_sid: string;
  name: string;
  account_sid: string | null;
  app_json: string | null;
  /** JSON text. */
  env_vars: string | null;
  call_hook_sid: string | null;
  call_status_hook_sid: string | null;
  messaging_hook_sid: string | null;
  [column: string]: string | number | null;
};

export type ApplicationFilter = {
  serviceProviderSid?: string;
  accountSid?: string;
  /** Middle of a LIKE pattern: `%` and `_` act as wildcards. */
  name?: string;
};

export type ApplicationStore = ReturnType<typeof createApplicationStore>;

export function createApplicationStore(db: Database, writer: Writer) {
  const hooks = APPLICATION_HOOKS.map((hook) => `${hook}_sid`);
  const { select, add, ...record } = recordStore<ApplicationRow>(db, writer, applications, hooks);
  const where = `WHERE (?1 IS NULL OR account_sid = ?1)
    AND (?2 IS NULL OR account_sid IN (SELECT account_sid FROM accounts WHERE service_provider_sid = ?2))
    AND (?3 IS NULL OR name LIKE '%' || ?3 || '%')`;

  const values = ({ serviceProviderSid, accountSid, name }: ApplicationFilter) => [
    accountSid,
    serviceProviderSid,
    name || undefined,
  ];

  return {
    ...record,

    list: (filter: ApplicationFilter) =>
      db.all<ApplicationRow>(`${select} ${where} ORDER BY application_sid`, values(filter)),

    page: (filter: ApplicationFilter, page: Page) =>
      pageOf<ApplicationRow>(db, {
        select,
        from: 'applications',
        where,
        orderBy: 'name, application_sid',
        values: values(filter),
        page,
      }),

    add: (input: Input, createdAt: string) => add({ created_at: createdAt, ...input }),

    hasPhoneNumbers: (sid: string) =>
      db.get('SELECT 1 FROM phone_numbers WHERE application_sid = ? LIMIT 1', [sid]) !== undefined,
  };
}
