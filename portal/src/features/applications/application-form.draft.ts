import type { EnvironmentSchema } from '@trunkline/ui/widgets/environment-variables';
import type { ApplicationFormValues } from './application-form.schema.ts';

/**
 * Values for a draft: passwords of hooks and secret variables stay out. Without the schema nobody
 * knows which variables are secret, so that none is kept.
 */
export const withoutSecrets =
  (schema: EnvironmentSchema | null) =>
  (values: ApplicationFormValues): ApplicationFormValues => ({
    ...values,
    callHook: { ...values.callHook, password: '' },
    callStatusHook: { ...values.callStatusHook, password: '' },
    environment: Object.fromEntries(
      Object.entries(values.environment).filter(
        ([key]) => schema !== null && Object.hasOwn(schema, key) && !schema[key]?.isObscured,
      ),
    ),
  });

/** What a draft could not keep is as stored. */
export const withStoredSecrets = (
  values: ApplicationFormValues,
  stored: ApplicationFormValues,
): ApplicationFormValues => ({
  ...values,
  callHook: { ...values.callHook, password: stored.callHook.password },
  callStatusHook: { ...values.callStatusHook, password: stored.callStatusHook.password },
  environment: { ...stored.environment, ...values.environment },
});
