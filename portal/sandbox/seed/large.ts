import { toSeconds } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { NORTHWIND } from './known-sids.ts';

/** Number of records that a large world adds. */
export const LARGE = { accounts: 100_000, carriers: 5000, numbers: 1_000_000 } as const;

const indexes = (count: number) => `WITH RECURSIVE counted (i) AS (
  SELECT 0 UNION ALL SELECT i + 1 FROM counted WHERE i < ${count - 1})`;

/** SIDs ascend with the index, so that each index tree grows only at its end. */
const sidOf = (kind: string, index: string) => `printf('${kind}-0000-4000-8000-%012x', ${index})`;
const accountKind = 'a1a1a1a1';
const carrierKind = 'c1c1c1c1';
const numberKind = 'd1d1d1d1';

/**
 * Adds the records of a large world to Northwind Telecom. The database generates them from their
 * index, in one statement per table. Each account has ten numbers.
 */
export function seedLarge(db: Database, now: Date): void {
  const created = toSeconds(now);
  db.run(
    `INSERT INTO accounts (account_sid, name, sip_realm, service_provider_sid, created_at, webhook_secret)
     ${indexes(LARGE.accounts)}
     SELECT ${sidOf(accountKind, 'i')}, printf('Customer %06d', i * 7919 % ${LARGE.accounts}),
       printf('customer-%06d.sip.example.net', i), ?, ?, printf('wh_secret_%022d', i)
     FROM counted`,
    [NORTHWIND, created],
  );
  db.run(
    `INSERT INTO voip_carriers (voip_carrier_sid, name, service_provider_sid, created_at)
     ${indexes(LARGE.carriers)}
     SELECT ${sidOf(carrierKind, 'i')}, printf('Carrier %04d', i), ?, ? FROM counted`,
    [NORTHWIND, created],
  );
  const perAccount = LARGE.numbers / LARGE.accounts;
  const perCarrier = LARGE.numbers / LARGE.carriers;
  db.run(
    `INSERT INTO phone_numbers (phone_number_sid, number, voip_carrier_sid, account_sid)
     ${indexes(LARGE.numbers)}
     SELECT ${sidOf(numberKind, 'i')}, printf('8835%07d', i),
       ${sidOf(carrierKind, `i / ${perCarrier}`)}, ${sidOf(accountKind, `i / ${perAccount}`)}
     FROM counted`,
  );
}
