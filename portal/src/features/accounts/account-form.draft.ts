import type { AccountFormValues } from './account-form.schema.ts';

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

/** Passwords that a draft could not keep are those of the stored hooks again. */
export function withStoredSecrets(
  values: AccountFormValues,
  stored: AccountFormValues,
): AccountFormValues {
  const { registrationHook, queueEventHook } = values;
  return {
    ...values,
    registrationHook: { ...registrationHook, password: stored.registrationHook.password },
    queueEventHook: { ...queueEventHook, password: stored.queueEventHook.password },
  };
}
