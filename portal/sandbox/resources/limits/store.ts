import type { Database } from '../../store/database.ts';
import type { Table, Writer } from '../../store/table.ts';
import { accountLimits, serviceProviderLimits } from '../../store/tables.ts';

export type LimitRow = {
  category: string;
  quantity: number;
  [sid: string]: string | number;
};

export type LimitStore = {
  list(owner: string, category?: string): LimitRow[];
  /** Sets the quantity of a category, which has one row: an existing one keeps its id. */
  set(owner: string, category: unknown, quantity: unknown): string;
  /** Deletes the limit of a category; without one, all limits of the owner. */
  clear(owner: string, category?: string): void;
};

function createLimitStore(db: Database, writer: Writer, table: Table, owner: string): LimitStore {
  return {
    list: (sid, category) =>
      db.all<LimitRow>(
        `SELECT ${table.key}, ${owner}, category, quantity FROM ${table.name}
         WHERE ${owner} = ?1 AND (?2 IS NULL OR category = ?2) ORDER BY ${table.key}`,
        [sid, category || undefined],
      ),

    set(sid, category, quantity) {
      const values = { [owner]: sid, category: category ?? null, quantity: quantity ?? null };
      const existing = db.get<Record<string, string>>(
        `SELECT ${table.key} FROM ${table.name} WHERE ${owner} = ? AND category = ?`,
        [sid, typeof category === 'string' ? category : undefined],
      );
      const key = existing?.[table.key];
      if (key === undefined) return writer.insert(table, crypto.randomUUID(), values);
      writer.update(table, key, values);
      return key;
    },

    clear(sid, category) {
      db.run(`DELETE FROM ${table.name} WHERE ${owner} = ?1 AND (?2 IS NULL OR category = ?2)`, [
        sid,
        category || undefined,
      ]);
    },
  };
}

export const createAccountLimitStore = (db: Database, writer: Writer) =>
  createLimitStore(db, writer, accountLimits, 'account_sid');

export const createServiceProviderLimitStore = (db: Database, writer: Writer) =>
  createLimitStore(db, writer, serviceProviderLimits, 'service_provider_sid');
