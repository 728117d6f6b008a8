import { type AccountFormValues, same } from './account-form.schema.ts';

/** Values for a draft: a hook's password and the bucket's secrets stay out. */
export function withoutSecrets(values: AccountFormValues): AccountFormValues {
  const { recording } = values;
  return {
    ...values,
    registrationHook: { ...values.registrationHook, password: '' },
    queueEventHook: { ...values.queueEventHook, password: '' },
    recording: {
      ...recording,
      bucket: { ...recording.bucket, secretAccessKey: '', connectionString: '', serviceKey: '' },
    },
  };
}

/** The changed values, by member, fit for a draft; null when there are none. */
export function draftOf(
  values: AccountFormValues,
  stored: AccountFormValues,
): Record<string, unknown> | null {
  const safe = withoutSecrets(values);
  const changed = (Object.keys(values) as (keyof AccountFormValues)[]).filter(
    (key) => !same(values[key], stored[key]),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed.map((key) => [key, safe[key]]));
}

/**
 * A draft put back over what is stored. Passwords that the draft could not keep are those of the
 * stored hook again.
 */
export function restoreDraft(
  draft: Record<string, unknown>,
  stored: AccountFormValues,
): AccountFormValues {
  const restored: AccountFormValues = { ...stored };
  for (const key of Object.keys(stored) as (keyof AccountFormValues)[]) {
    if (key in draft && typeof draft[key] === typeof stored[key]) {
      Object.assign(restored, { [key]: draft[key] });
    }
  }
  for (const hook of ['registrationHook', 'queueEventHook'] as const) {
    restored[hook] = { ...restored[hook], password: stored[hook].password };
  }
  return restored;
}
