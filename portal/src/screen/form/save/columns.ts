import { isRecord } from '../../../browser/record.ts';
import type { Columns } from '../../../platform/client/wire.ts';
import { columnsMember, isEqual } from '../values.ts';

/*
 * Beside their members, the values of a form and each of its rows carry the columns that they were
 * read from. No field shows them, and they make no difference between two values. They let Undo put
 * back exactly what was stored, and a record that is created again keep what no screen shows.
 */

/** Columns that nobody may write as they were read: the platform's own, computed ones and masks. */
const readOnly = new Set([
  'created_at',
  'last_used',
  'last_tested',
  'tts_tested_ok',
  'stt_tested_ok',
  'register_status',
  'number_routes',
  'webhook_secret',
  'bucket_credential',
  'stripe_customer_id',
  'plan_type',
  'trial_end_date',
  'deactivated_reason',
]);

/** The columns that a value carries; none of what is new. */
export function columnsIn(value: unknown): Columns {
  const columns = isRecord(value) ? value[columnsMember] : undefined;
  return isRecord(columns) ? columns : {};
}

export const columnPath = (name: string) => `${columnsMember}.${name}`;
export const isColumnPath = (path: string) => path.startsWith(columnPath(''));

/** A value with the columns it was read from, but for its own SID. */
export const carryingColumns = <Value extends object>(
  value: Value,
  stored: unknown,
  sidMember: string,
): Value => {
  const columns = isRecord(stored) ? stored['columns'] : undefined;
  if (!isRecord(columns)) return value;
  const kept = Object.entries(columns).filter(
    ([name]) => name !== sidMember && !readOnly.has(name),
  );
  return { ...value, [columnsMember]: Object.fromEntries(kept) };
};

/** What differs between two bodies; of columns that travel together, all when one does. */
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

/** Carried columns that differ from the stored ones: those that an undo puts back. */
export function restoredColumns(next: unknown, stored: unknown): Columns {
  const now = columnsIn(stored);
  return Object.fromEntries(
    Object.entries(columnsIn(next)).filter(([name, one]) => !isEqual(one, now[name] ?? null)),
  );
}

/** The value with the columns that another one carries. */
export const withColumnsOf = <Value extends object>(value: Value, other: object): Value =>
  columnsMember in other ? { ...value, [columnsMember]: columnsIn(other) } : value;

/**
 * A value over what is stored by now. It carries the columns that are stored; of an undo also those
 * that it puts back, where nobody has changed them since.
 */
export function mergedColumns<Value>(
  mine: Value,
  { base, theirs, isUndo }: { base: unknown; theirs: unknown; isUndo: boolean },
): Value {
  if (!isRecord(mine) || !isRecord(theirs) || !(columnsMember in theirs)) return mine;
  const [back, since, now] = [columnsIn(mine), columnsIn(base), columnsIn(theirs)];
  const names = isUndo && columnsMember in mine ? Object.keys({ ...since, ...back }) : [];
  const restored = names
    .filter((name) => !isEqual(back[name], since[name]) && isEqual(now[name], since[name]))
    .map((name) => [name, back[name] ?? null]);
  return { ...mine, [columnsMember]: { ...now, ...Object.fromEntries(restored) } };
}
