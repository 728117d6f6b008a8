import Libsql from 'libsql';

/** Values that SQLite can store here; booleans are 0 and 1. */
export type SqlValue = string | number | null;
export type Row = Record<string, SqlValue>;

/**
 * The sandbox's interface to its database. All other code uses it, so only this file names the
 * engine.
 */
export type Database = {
  exec(sql: string): void;
  /** Runs a statement and returns the number of changed rows. */
  run(sql: string, values?: readonly unknown[]): number;
  all<T = Row>(sql: string, values?: readonly unknown[]): T[];
  get<T = Row>(sql: string, values?: readonly unknown[]): T | undefined;
  /** All or nothing. Runs directly inside another transaction: the engine can't nest them. */
  transaction<T>(work: () => T): T;
  close(): void;
};

/**
 * The engine ends the whole process on a boolean or a Date, and cuts text at a NUL when reading it
 * back. So neither may reach it.
 */
function bindable(value: unknown): SqlValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string') return value.replaceAll('\0', '\uFFFD');
  throw new TypeError(`a ${typeof value} cannot be stored`);
}

type Prepared = ReturnType<Libsql.Database['prepare']>;

export function openDatabase(file: string): Database {
  const connection = new Libsql(file);
  connection.exec('PRAGMA foreign_keys = ON');
  connection.exec('PRAGMA busy_timeout = 2000');
  // An in-memory database returns "memory" here, which is fine.
  connection.prepare('PRAGMA journal_mode = WAL').all([]);
  connection.exec('PRAGMA synchronous = NORMAL');

  const statements = new Map<string, Prepared>();
  let depth = 0;

  function prepare(sql: string): Prepared {
    const known = statements.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  function all<T>(sql: string, values: readonly unknown[] = []): T[] {
    return prepare(sql).all(values.map(bindable)) as T[];
  }

  return {
    exec: (sql) => connection.exec(sql),
    run: (sql, values = []) => prepare(sql).run(values.map(bindable)).changes,
    all,
    // The engine's own single-row read adds a timing member to the row.
    get: <T>(sql: string, values: readonly unknown[] = []) => all<T>(sql, values)[0],
    transaction(work) {
      if (depth > 0) return work();
      connection.exec('BEGIN IMMEDIATE');
      depth += 1;
      try {
        const result = work();
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        connection.exec('ROLLBACK');
        throw error;
      } finally {
        depth -= 1;
      }
    },
    close() {
      statements.clear();
      connection.close();
    },
  };
}
