import { keyOfPart, valueAt } from '../../browser/paths.ts';
import { isRecord } from '../../browser/record.ts';

/** Member that holds the columns a value was read from. */
export const columnsMember = '$columns';

const serialised = (value: unknown) =>
  JSON.stringify(value, (key, one: unknown) => (key === columnsMember ? undefined : one));

/**
 * Compares form values, which are plain data: text, numbers, booleans, null, and records and lists
 * of them. Ignores the columns they were read from.
 */
export const isEqual = (a: unknown, b: unknown) => serialised(a) === serialised(b);

/** Copies values with another value at a dotted path; `undefined` removes the member. */
export function withValueAt<Values extends object>(
  values: Values,
  path: string,
  value: unknown,
): Values {
  const [part = '', ...rest] = path.split('.');
  const key = keyOfPart(part);
  const copy = { ...values } as Record<string, unknown>;
  if (rest.length > 0) {
    const inner = copy[key];
    copy[key] = withValueAt(isRecord(inner) ? inner : {}, rest.join('.'), value);
  } else if (value === undefined) delete copy[key];
  else copy[key] = value;
  return copy as Values;
}

/** The changed members; null if there are none. */
export function changedMembers<Values extends object>(
  values: Values,
  base: Values,
): Partial<Values> | null {
  const changed = (Object.keys(values) as (keyof Values)[]).filter(
    (key) => !isEqual(values[key], base[key]),
  );
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((key) => [key, values[key]])) as Partial<Values>;
}

/** Restores a draft over the stored values. Drops members of another type than the stored ones. */
export function restoredValues<Values extends object>(
  draft: Record<string, unknown>,
  stored: Values,
): Values {
  const restored = { ...stored };
  for (const key of Object.keys(stored) as (keyof Values & string)[]) {
    if (key in draft && typeof draft[key] === typeof stored[key]) {
      Object.assign(restored, { [key]: draft[key] });
    }
  }
  // A recreated record has its own columns.
  if (isRecord(draft[columnsMember]) && !(columnsMember in stored)) {
    Object.assign(restored, { [columnsMember]: draft[columnsMember] });
  }
  return restored;
}

/** Empties the secrets, for a draft. Ignores paths without a value. */
export const withoutSecrets = <Values extends object>(values: Values, secrets: readonly string[]) =>
  secrets.reduce(
    (safe, path) => (valueAt(safe, path) === undefined ? safe : withValueAt(safe, path, '')),
    values,
  );

/** Puts the stored secrets back into values from a draft. */
export const withSecretsOf = <Values extends object>(
  values: Values,
  stored: Values,
  secrets: readonly string[],
) =>
  secrets.reduce(
    (full, path) => (valueAt(full, path) ? full : withValueAt(full, path, valueAt(stored, path))),
    values,
  );
