import {
  type EnvironmentSchema,
  toSend,
  withDefaults,
} from '@trunkline/ui/widgets/environment-variables';
import type { SpeechSet } from '@trunkline/ui/widgets/speech-selection';
import { isRecord } from '../../../browser/record.ts';
import type { Columns } from '../../../platform/client/calls/wire.ts';
import { speechValueOf } from '../../../platform/engine/speech.ts';
import { application } from '../../../platform/records/application.ts';
import { bodyOf, initialValues, updateBody } from '../../../platform/records/record.ts';
import type { Application } from '../../../platform/resources/applications/applications.ts';
import { changedColumns } from '../../../screen/form/save/record/columns.ts';
import { isEqual } from '../../../screen/form/values.ts';
import { hookToSend, webhookValue } from '../../../shared/records/webhook-value.ts';
import type { ApplicationFormValues } from './application-form.schema.ts';

/** Wire to form. Keeps all stored values, even unknown vendors. */
export const formValues = (row: Application): ApplicationFormValues => ({
  name: row.name,
  accountSid: row.account_sid,
  callHook: webhookValue(row.call_hook),
  callStatusHook: webhookValue(row.call_status_hook),
  environment: row.env_vars,
  speech: speechValueOf(row),
  override: { isOn: row.app_json !== '', text: row.app_json },
  recordAll: row.record_all_calls,
});

const { fallback } = application.columns;

/** Maps a set to the column names of the record. */
const speechSet = ({ synthesis, recognizer }: SpeechSet) => ({
  ...synthesis,
  label: synthesis.label ?? '',
  recognizerVendor: recognizer.vendor,
  recognizerLabel: recognizer.label ?? '',
  recognizerLanguage: recognizer.language,
});

/**
 * Variables to store: null clears them, undefined leaves them unchanged.
 * @param variables schema of the application; null if unknown
 */
function variablesToSend(
  environment: ApplicationFormValues['environment'],
  variables: EnvironmentSchema | null,
  stored: ApplicationFormValues['environment'] | null,
) {
  const isEmptied = stored !== null && !isEqual(stored, {}) && isEqual(environment, {});
  if (variables === null) return isEmptied ? null : undefined;
  return toSend(variables, withDefaults(variables, environment));
}

/** Form to POST and PUT. */
export function applicationOf(
  values: ApplicationFormValues,
  variables: EnvironmentSchema | null,
  stored: Application | null,
): Columns {
  const { speech, override } = values;
  const env_vars = variablesToSend(values.environment, variables, stored?.env_vars ?? null);
  const typed = {
    ...values,
    override: override.isOn ? override.text : '',
    primary: speechSet(speech.primary),
    useFallback: speech.useFallback,
    fallback: speech.useFallback ? speechSet(speech.fallback) : initialValues(fallback),
  };
  return {
    ...bodyOf(application, typed, ({ type }) => type !== 'hook' && type !== 'map'),
    call_hook: hookToSend(values.callHook, stored?.call_hook),
    call_status_hook: hookToSend(values.callStatusHook, stored?.call_status_hook),
    ...(env_vars !== undefined && { env_vars }),
  };
}

/**
 * Stored values that the form can't show because they aren't text, numbers or booleans: only the
 * API can store them. If the application declares another type, the platform rejects such a value
 * at its field instead of dropping it; a null doesn't count as a value.
 */
const unshownVariables = (
  { environment }: ApplicationFormValues,
  variables: EnvironmentSchema | null,
  stored: Application,
): Columns => {
  const raw = stored.columns?.['env_vars'];
  return Object.fromEntries(
    Object.entries(isRecord(raw) ? raw : {}).filter(
      ([key, value]) =>
        typeof value === 'object' &&
        !Object.hasOwn(environment, key) &&
        !(value === null && Object.hasOwn(variables ?? {}, key)),
    ),
  );
};

/** Stored variables without a value in the form: the history would lose them. */
export const unkeptVariables = ({ columns }: Pick<Application, 'columns'>): string[] => {
  const raw = columns?.['env_vars'];
  return Object.entries(isRecord(raw) ? raw : {})
    .filter(([, value]) => value === '' || typeof value === 'object')
    .map(([name]) => `environment variable ${name}`);
};

/** Form to PUT: columns that differ from the stored ones. */
export function applicationUpdateOf(
  values: ApplicationFormValues,
  variables: EnvironmentSchema | null,
  stored: Application,
): Columns {
  const next = applicationOf(values, variables, stored);
  const now = applicationOf(formValues(stored), null, stored);
  const { env_vars, ...changed } = changedColumns(next, now);
  const body = updateBody(application, changed, next);
  if (env_vars === undefined) return body;
  const unshown = unshownVariables(values, variables, stored);
  // Defaults of the application don't replace hidden values.
  const shown = Object.fromEntries(
    Object.entries(isRecord(env_vars) ? env_vars : {}).filter(
      ([key]) => !Object.hasOwn(unshown, key),
    ),
  );
  if (isEqual(shown, stored.env_vars)) return body;
  const isCleared = env_vars === null && isEqual(unshown, {});
  return { ...body, env_vars: isCleared ? null : { ...shown, ...unshown } };
}
