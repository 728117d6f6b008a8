import { type Column, toColumn } from './columns.ts';
import type { Database, Row, SqlValue } from './database.ts';
import {
  childRowRefused,
  duplicateEntry,
  emptyUpdate,
  failed,
  parentRowRefused,
  unknownColumn,
} from './database-error.ts';

export type Reference = {
  column: string;
  table: string;
  /** The platform's name of the constraint, part of its error texts. */
  constraint: string;
};

/** A foreign key. The platform names it after its column. */
export const refersTo = (
  table: string,
  constraint: string,
  column = constraint.replace(/_idxfk(?:_\d+)?$/, ''),
): Reference => ({ column, table, constraint });

/**
 * Columns that a client may write, and the database's constraints, in the platform's order; for
 * clients, other columns don't exist.
 */
export type Table = {
  name: string;
  key: string;
  columns: Record<string, Column>;
  unique?: readonly { key: string; columns: readonly string[] }[];
  references?: readonly Reference[];
};

export type Input = Record<string, unknown>;

/** Writes with the platform's checks, in the order its database makes them. */
export type Writer = {
  insert(table: Table, sid: string, input: Input, own?: Row): string;
  /** Returns whether the row exists. An empty input is an error, as on the platform. */
  update(table: Table, sid: string, input: Input): boolean;
  remove(table: Table, sid: string): boolean;
};

/** Basis of a record's store; `more` are columns that clients can't write. */
export function recordStore<Row>(
  db: Database,
  writer: Writer,
  table: Table,
  more: readonly string[] = [],
) {
  const columns = [table.key, ...Object.keys(table.columns), ...more];
  const select = `SELECT ${columns.join(', ')} FROM ${table.name}`;
  return {
    select,
    get: (sid: string) => db.get<Row>(`${select} WHERE ${table.key} = ?`, [sid]),
    add: (input: Input) => writer.insert(table, crypto.randomUUID(), input),
    change: (sid: string, input: Input) => writer.update(table, sid, input),
    remove: (sid: string) => writer.remove(table, sid),
  };
}

export function createWriter(db: Database, tables: readonly Table[]): Writer {
  const byName = new Map(tables.map((table) => [table.name, table]));

  function keyOf(name: string): string {
    const table = byName.get(name);
    if (!table) throw new Error(`no such table: ${name}`);
    return table.key;
  }

  function convert(
    table: Table,
    input: Input,
    clause: 'INSERT INTO' | 'SET',
  ): Map<string, SqlValue> {
    const entries = Object.entries(input);
    for (const [name] of entries) {
      if (!Object.hasOwn(table.columns, name)) throw unknownColumn(name, clause);
    }
    const values = new Map<string, SqlValue>();
    for (const [name, value] of entries) {
      const column = table.columns[name];
      if (column) values.set(name, toColumn(table.name, name, column, value));
    }
    return values;
  }

  function checkUnique(table: Table, row: Row, sid: string): void {
    for (const { key, columns } of table.unique ?? []) {
      const values = columns.map((column) => row[column] ?? null);
      if (values.includes(null)) continue;
      const where = columns.map((column) => `${column} = ? COLLATE NOCASE`).join(' AND ');
      const sql = `SELECT 1 FROM ${table.name} WHERE ${where} AND ${table.key} <> ? LIMIT 1`;
      if (db.get(sql, [...values, sid])) throw duplicateEntry(values.join('-'), key);
    }
  }

  function checkReferences(table: Table, values: Map<string, SqlValue>): void {
    for (const reference of table.references ?? []) {
      const value = values.get(reference.column);
      // An empty text isn't null: it is looked up, and no record has that id.
      if (value === undefined || value === null) continue;
      const key = keyOf(reference.table);
      if (!db.get(`SELECT 1 FROM ${reference.table} WHERE ${key} = ?`, [value])) {
        throw childRowRefused({
          table: table.name,
          column: reference.column,
          constraint: reference.constraint,
          target: reference.table,
          targetColumn: key,
        });
      }
    }
  }

  return {
    insert(table, sid, input, own = {}) {
      const values = convert(table, input, 'INSERT INTO');
      values.set(table.key, sid);
      for (const [name, value] of Object.entries(own)) values.set(name, value);
      for (const [name, column] of Object.entries(table.columns)) {
        if (values.has(name)) continue;
        if (column.default !== undefined) values.set(name, column.default);
        else if (column.required) throw failed(`Field '${name}' doesn't have a default value`);
      }
      checkUnique(table, Object.fromEntries(values), sid);
      checkReferences(table, values);
      const names = [...values.keys()];
      db.run(
        `INSERT INTO ${table.name} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
        [...values.values()],
      );
      return sid;
    },

    update(table, sid, input) {
      const values = convert(table, input, 'SET');
      if (values.size === 0) throw emptyUpdate(table.key, sid);
      const before = db.get<Row>(`SELECT * FROM ${table.name} WHERE ${table.key} = ?`, [sid]);
      if (!before) return false;
      checkUnique(table, { ...before, ...Object.fromEntries(values) }, sid);
      checkReferences(table, values);
      const assignments = [...values.keys()].map((name) => `${name} = ?`).join(', ');
      db.run(`UPDATE ${table.name} SET ${assignments} WHERE ${table.key} = ?`, [
        ...values.values(),
        sid,
      ]);
      return true;
    },

    remove(table, sid) {
      for (const child of tables) {
        for (const reference of child.references ?? []) {
          if (reference.table !== table.name) continue;
          const sql = `SELECT 1 FROM ${child.name} WHERE ${reference.column} = ? LIMIT 1`;
          if (db.get(sql, [sid])) {
            throw parentRowRefused({
              table: child.name,
              column: reference.column,
              constraint: reference.constraint,
              target: table.name,
              targetColumn: table.key,
            });
          }
        }
      }
      return db.run(`DELETE FROM ${table.name} WHERE ${table.key} = ?`, [sid]) > 0;
    },
  };
}
