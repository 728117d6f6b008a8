import type { Database, SqlValue } from '../../store/database.ts';
import { type Page, type Paged, pageRange } from '../../store/paging.ts';
import { recordStore, type Writer } from '../../store/table.ts';
import { phoneNumbers } from '../../store/tables-voice.ts';

export type PhoneNumberRow = {
  phone_number_sid: string;
  number: string;
  voip_carrier_sid: string | null;
  account_sid: string | null;
  application_sid: string | null;
  service_provider_sid: string | null;
};

export type NumberFilter = {
  accountSid?: string;
  serviceProviderSid?: string;
  /** Middle of a LIKE pattern. */
  contains?: string;
};

export type NumberStore = ReturnType<typeof createNumberStore>;

const COLUMNS = [phoneNumbers.key, ...Object.keys(phoneNumbers.columns)];
const order = 'number, phone_number_sid';

/** Only the conditions in use: an optional one would prevent the use of an index. */
function condition({ accountSid, serviceProviderSid, contains }: NumberFilter) {
  const parts: [string, SqlValue][] = [];
  if (accountSid) parts.push(['account_sid = ?', accountSid]);
  if (serviceProviderSid) {
    const accounts = 'SELECT account_sid FROM accounts WHERE service_provider_sid = ?';
    parts.push([`account_sid IN (${accounts})`, serviceProviderSid]);
  }
  if (contains) parts.push([`number LIKE '%' || ? || '%'`, contains]);
  return {
    where: parts.length === 0 ? '' : `WHERE ${parts.map(([sql]) => sql).join(' AND ')}`,
    values: parts.map(([, value]) => value),
  };
}

/**
 * Index that a list walks. A provider's numbers are spread over its accounts: the list walks all
 * numbers in order, which needs no sorting.
 */
const indexFor = ({ accountSid }: NumberFilter) =>
  accountSid ? 'phone_numbers_of_account' : 'phone_numbers_in_order';

/** Statements of one page, separate for EXPLAIN QUERY PLAN. */
export function pageStatements(filter: NumberFilter) {
  const { where, values } = condition(filter);
  const source = `phone_numbers INDEXED BY ${indexFor(filter)}`;
  // Finds the page in the index alone; reads only the rows on it.
  const sids = `SELECT phone_number_sid FROM ${source} ${where} ORDER BY ${order} LIMIT ? OFFSET ?`;
  return {
    count: `SELECT count(*) AS total FROM ${source} ${where}`,
    data: `SELECT ${COLUMNS.join(', ')} FROM phone_numbers
      WHERE phone_number_sid IN (${sids}) ORDER BY ${order}`,
    values,
  };
}

export function createNumberStore(db: Database, writer: Writer) {
  const { select, ...record } = recordStore<PhoneNumberRow>(db, writer, phoneNumbers);

  return {
    ...record,

    list(filter: NumberFilter): PhoneNumberRow[] {
      const { where, values } = condition(filter);
      return db.all<PhoneNumberRow>(`${select} ${where} ORDER BY ${order}`, values);
    },

    page(filter: NumberFilter, page: Page): Paged<PhoneNumberRow> {
      const { size, offset } = pageRange(page);
      const { count, data, values } = pageStatements(filter);
      const { total = 0 } = db.get<{ total: number }>(count, values) ?? {};
      const rows = db.all<PhoneNumberRow>(data, [...values, size, offset]);
      return { total, page: page.page, page_size: page.pageSize, data: rows };
    },

    /** Adds valid rows without the checks of client input: the seed has thousands. */
    addMany(rows: Iterable<PhoneNumberRow>): void {
      const places = COLUMNS.map(() => '?').join(', ');
      const sql = `INSERT INTO phone_numbers (${COLUMNS.join(', ')}) VALUES (${places})`;
      for (const row of rows) {
        db.run(sql, [
          row.phone_number_sid,
          row.number,
          row.voip_carrier_sid,
          row.account_sid,
          row.application_sid,
          row.service_provider_sid,
        ]);
      }
    },

    removeOfAccount: (accountSid: string) =>
      db.run('DELETE FROM phone_numbers WHERE account_sid = ?', [accountSid]),
  };
}
