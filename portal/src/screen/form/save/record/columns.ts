import { isRecord } from '../../../../browser/record.ts';
import type { Columns } from '../../../../platform/client/calls/wire.ts';
import { readOnlyColumns } from '../../../../platform/records/read-only.ts';
import { columnsMember, isEqual } from '../../values.ts';

/*
 * Beside their members, the values of a form and each of its rows carry the columns that they were
 * read from. No field shows them, and they make no difference between two values. They let Undo put
 * back exactly what was stored, and a record that is created again keep what no screen shows.
 */

/** The stored columns that a value carries; a new value has none. */
export function columnsIn(value: unknown): Columns {
  const columns = isRecord(value) ? value[columnsMember] : undefined;
  return isRecord(columns) ? columns : {};
}

export const columnPath = (name: string) => `${columnsMember}.${name}`;
export const isColumnPath = (path: string) => path.startsWith(columnPath(''));

/** Attaches to a value the columns it was read from, except its SID. */
export const carryingColumns = <Value extends object>(
  value: Value,
  stored: unknown,
  sidMember: string,
): Value => {
  const columns = isRecord(stored) ? stored['columns'] : undefined;
  if (!isRecord(columns)) return value;
  const kept = Object.entries(columns).filter(
    ([name]) => name !== sidMember && !readOnlyColumns.has(name),
  );
  return { ...value, [columnsMember]: Object.fromEntries(kept) };
};

/**
 * The differences between two bodies. If one of several columns that belong together differs,
 * includes all of them.
 */
export function changedColumns<Body extends object>(
  next: Body,
  before: Body,
  together: readonly (keyof Body)[] = [],
): Partial<Body> {
  const names = Object.keys(next) as (keyof Body)[];
  const changed = new Set(names.filter((name) => !isEqual(next[name], before[name])));
  if (together.some((name) => changed.has(name))) for (const name of together) changed.add(name);
  return Object.fromEntries([...changed].map((name) => [name, next[name]])) as Partial<Body>;
}

/**
 * Corrects a body for an undo: columns that it restores get exactly their earlier values, and other
 * columns that its fields would change get their current ones.
 * @param next carries columns only in an undo
 */
export function undoneColumns(body: Columns, next: unknown, stored: unknown): Columns {
  const now = columnsIn(stored);
  const known = Object.entries(columnsIn(next)).filter(
    ([name, one]) => name in body || !isEqual(one, now[name] ?? null),
  );
  return { ...body, ...Object.fromEntries(known) };
}

/** Gives a value the columns of another one, or removes its columns. */
export function withColumnsOf<Value extends object>(value: Value, other: object): Value {
  const { [columnsMember]: _, ...own } = value as Record<string, unknown>;
  const columns = columnsMember in other ? { [columnsMember]: columnsIn(other) } : {};
  return { ...own, ...columns } as Value;
}

/** Rows that an undo stores again, exactly as they were. */
const restoredRows = new WeakSet<object>();
export const isRestored = (row: unknown) =>
  typeof row === 'object' && row !== null && restoredRows.has(row);

/** Adds the columns that no field shows to the body that creates a row or a record. */
export const withUnshown = (body: Columns, value: unknown): Columns =>
  isRestored(value) ? { ...body, ...columnsIn(value) } : { ...columnsIn(value), ...body };

/**
 * Merges a typed value with the stored one. In an undo it carries every column to be stored, except
 * columns that changed since the save: the form decides about those.
 */
export function mergedColumns<Value>(
  mine: Value,
  { base, theirs, isUndo }: { base: unknown; theirs: unknown; isUndo: boolean },
): Value {
  if (isUndo && isRecord(mine) && theirs === undefined) {
    const row = { ...mine };
    restoredRows.add(row);
    return row;
  }
  if (!isRecord(mine) || !isRecord(theirs) || !(columnsMember in theirs)) return mine;
  if (!isUndo || !(columnsMember in mine)) return withColumnsOf(mine, {});
  const [back, since, now] = [columnsIn(mine), columnsIn(base), columnsIn(theirs)];
  const names = Object.keys({ ...now, ...since, ...back });
  // The history kept these steps without columns.
  if (names.every((name) => isEqual(back[name], since[name]))) return withColumnsOf(mine, {});
  const columns = names
    // The history keeps no secrets.
    .filter((name) => name in back || name in since)
    .flatMap((name) => {
      if (isEqual(back[name], since[name])) return [[name, now[name] ?? null]];
      return isEqual(now[name], since[name]) ? [[name, back[name] ?? null]] : [];
    });
  return { ...mine, [columnsMember]: Object.fromEntries(columns) as unknown };
}
