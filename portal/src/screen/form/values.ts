import { keyOfPart, valueAt } from '../../browser/paths.ts';
import { isRecord } from '../../browser/record.ts';

/** Where values carry the columns they were read from. */
export const columnsMember = '$columns';

const serialised = (value: unknown) =>
  JSON.stringify(value, (key, one: unknown) => (key === columnsMember ? undefined : one));

/**
 * Values of forms are plain data: text, numbers, booleans, null, and records and lists of them. The
 * columns that they were read from make no difference.
 */
export const isEqual = (a: unknown, b: unknown) => serialised(a) === serialised(b);

/** A copy with another value at a dotted path; `undefined` takes the member out. */
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

/** The changed members as typed; null when there are none. */
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

/** A draft put back over what is stored. Members of another kind than the stored ones are dropped. */
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
  // A record created again brings its own columns.
  if (isRecord(draft[columnsMember]) && !(columnsMember in stored)) {
    Object.assign(restored, { [columnsMember]: draft[columnsMember] });
  }
  return restored;
}

/** Values with the secrets emptied, fit for a draft. Paths that lead nowhere are passed over. */
export const withoutSecrets = <Values extends object>(values: Values, secrets: readonly string[]) =>
  secrets.reduce(
    (safe, path) => (valueAt(safe, path) === undefined ? safe : withValueAt(safe, path, '')),
    values,
  );

/** Values from a draft with the stored secrets put back in, where the draft has them emptied. */
export const withSecretsOf = <Values extends object>(
  values: Values,
  stored: Values,
  secrets: readonly string[],
) =>
  secrets.reduce(
    (full, path) => (valueAt(full, path) ? full : withValueAt(full, path, valueAt(stored, path))),
    values,
  );
