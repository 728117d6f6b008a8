import {
  type EnvironmentSchema,
  toSend,
  withDefaults,
} from '@trunkline/ui/widgets/environment-variables';
import type { SpeechSet } from '@trunkline/ui/widgets/speech-selection';
import type { Columns } from '../../../platform/client/calls/wire.ts';
import { speechValueOf } from '../../../platform/engine/speech.ts';
import { application } from '../../../platform/records/application.ts';
import { updateBody } from '../../../platform/records/record.ts';
import type { Application } from '../../../platform/resources/applications/applications.ts';
import { changedColumns } from '../../../screen/form/save/record/columns.ts';
import { isEqual } from '../../../screen/form/values.ts';
import { hookToSend, webhookValue } from '../../../shared/records/webhook-value.ts';
import type { ApplicationFormValues } from './application-form.schema.ts';

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());
/** Wire to form. No default replaces a stored value, not even an unknown vendor. */
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

const speechColumns = ({ synthesis, recognizer }: SpeechSet) => ({
  synthesis_vendor: textOrNull(synthesis.vendor),
  synthesis_label: synthesis.label,
  synthesis_language: textOrNull(synthesis.language),
  synthesis_voice: textOrNull(synthesis.voice),
  recognizer_vendor: textOrNull(recognizer.vendor),
  recognizer_label: recognizer.label,
  recognizer_language: textOrNull(recognizer.language),
});

type SpeechColumns = ReturnType<typeof speechColumns>;
const noSpeech: SpeechColumns = {
  synthesis_vendor: null,
  synthesis_label: null,
  synthesis_language: null,
  synthesis_voice: null,
  recognizer_vendor: null,
  recognizer_label: null,
  recognizer_language: null,
};

function named<Prefix extends string>(prefix: Prefix, columns: SpeechColumns) {
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [`${prefix}${name}`, value]),
  ) as { [Column in keyof SpeechColumns as `${Prefix}${Column}`]: string | null };
}

/**
 * Variables to store: null clears them, undefined leaves them alone.
 * @param variables the application's schema; null when unknown
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
  return {
    name: values.name,
    account_sid: values.accountSid,
    call_hook: hookToSend(values.callHook, stored?.call_hook),
    call_status_hook: hookToSend(values.callStatusHook, stored?.call_status_hook),
    app_json: override.isOn ? textOrNull(override.text) : null,
    ...(env_vars !== undefined && { env_vars }),
    ...named('speech_', speechColumns(speech.primary)),
    use_for_fallback_speech: speech.useFallback ? 1 : 0,
    ...named('fallback_speech_', speech.useFallback ? speechColumns(speech.fallback) : noSpeech),
    record_all_calls: values.recordAll ? 1 : 0,
  };
}

/** Form to PUT: the columns that differ from what is stored. */
export function applicationUpdateOf(
  values: ApplicationFormValues,
  variables: EnvironmentSchema | null,
  stored: Application,
): Columns {
  const next = applicationOf(values, variables, stored);
  const now = applicationOf(formValues(stored), null, stored);
  const { env_vars, ...changed } = changedColumns(next, now);
  return {
    ...updateBody(application, changed, next),
    ...(env_vars !== undefined && !isEqual(env_vars ?? {}, stored.env_vars) && { env_vars }),
  };
}
