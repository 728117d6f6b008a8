import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { allTables } from './store.ts';

let db: Database;
beforeEach(() => {
  db = openDatabase(':memory:');
  migrate(db);
});
afterEach(() => db.close());

test('migrating twice changes nothing', () => {
  const before = db.get('PRAGMA user_version');
  migrate(db);
  expect(db.get('PRAGMA user_version')).toEqual(before);
  expect(before).not.toEqual({ user_version: 0 });
});

test.each(allTables.map((table) => [table.name, table] as const))(
  '%s: the described columns, limits and references are those of the schema',
  (name, table) => {
    const columns = db.all<{ name: string; notnull: number; pk: number }>(
      `PRAGMA table_info(${name})`,
    );
    expect(columns.find((column) => column.pk === 1)?.name).toBe(table.key);
    const required = new Map(columns.map((column) => [column.name, column.notnull === 1]));
    for (const [column, { required: isRequired = false }] of Object.entries(table.columns)) {
      expect(required.get(column), column).toBe(isRequired);
    }
    const keys = db.all<{ from: string; table: string }>(`PRAGMA foreign_key_list(${name})`);
    const enforced = keys
      .filter(({ table: target }) => target !== 'webhooks')
      .map(({ from, table: target }) => `${from} → ${target}`);
    const described = (table.references ?? []).map(
      ({ column, table: target }) => `${column} → ${target}`,
    );
    expect([...described].sort()).toEqual([...enforced].sort());
  },
);

test('booleans, NUL and undefined reach the engine in a shape it survives', () => {
  db.exec('CREATE TABLE t (a, b, c)');
  db.run('INSERT INTO t VALUES (?, ?, ?)', [true, 'a\0b', undefined]);
  expect(db.get('SELECT * FROM t')).toEqual({ a: 1, b: 'a\uFFFDb', c: null });
  expect(() => db.run('INSERT INTO t VALUES (?, 1, 1)', [new Date()])).toThrow('cannot be stored');
});

test('a transaction inside another is part of it', () => {
  db.exec('CREATE TABLE t (a)');
  const failing = () =>
    db.transaction(() => {
      db.transaction(() => db.run('INSERT INTO t VALUES (1)'));
      throw new Error('no');
    });
  expect(failing).toThrow('no');
  expect(db.all('SELECT * FROM t')).toEqual([]);
});
