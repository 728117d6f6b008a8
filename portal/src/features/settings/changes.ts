import { same } from '../../screen/form-values.ts';

/**
 * The changed members of a form, as typed; null when there are none. Changed is what the platform
 * would store otherwise: a blank at the end of a name is no change.
 */
export function changesOf<Values extends object>(
  values: Values,
  stored: Values,
  tidy: (values: Values) => Values,
): Record<string, unknown> | null {
  const wanted = new Map(Object.entries(tidy(values)));
  const kept = new Map(Object.entries(stored));
  const changed = Object.entries(values).filter(([key]) => !same(wanted.get(key), kept.get(key)));
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** Changes put back over what is stored. */
export function restoreChanges<Values extends object>(
  changes: Record<string, unknown>,
  stored: Values,
): Values {
  const known = Object.entries(changes).filter(
    ([key, value]) =>
      key in stored && typeof value === typeof new Map(Object.entries(stored)).get(key),
  );
  return { ...stored, ...Object.fromEntries(known) };
}
