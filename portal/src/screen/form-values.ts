/** Are two values of a form alike? They are plain data. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

type ChangeOptions<Values> = {
  /** The same values without their secrets. */
  safe?: Values;
  /** The same values as the platform would store them: a blank at the end of a name is no change. */
  tidy?: Values;
};

/** The changed values as typed, by member, fit for a draft; null when there are none. */
export function changedValues<Values extends object>(
  values: Values,
  stored: Values,
  { safe = values, tidy = values }: ChangeOptions<Values> = {},
): Record<string, unknown> | null {
  const changed = (Object.keys(values) as (keyof Values & string)[]).filter(
    (key) => !same(tidy[key], stored[key]),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed.map((key) => [key, safe[key]]));
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
  return restored;
}

/** What was changed in a form, over what is stored by now: others may have saved since it was opened. */
export function mergedValues<Values extends object>(
  values: Values,
  before: Values,
  now: Values,
): Values {
  return { ...now, ...(changedValues(values, before) as Partial<Values> | null) };
}
