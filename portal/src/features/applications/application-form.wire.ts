import {
  type EnvironmentSchema,
  toSend,
  withDefaults,
} from '@trunkline/ui/widgets/environment-variables';
import type { SpeechSet } from '@trunkline/ui/widgets/speech-selection';
import type { WebhookValue } from '@trunkline/ui/widgets/webhook-field';
import type { Application, ApplicationToSend, HookToSend } from '../../platform/applications.ts';
import { webhookOf } from '../../screen/webhook-value.ts';
import type { ApplicationFormValues } from './application-form.schema.ts';

type StoredHook = NonNullable<Application['call_hook']>;

/** The stored webhook is changed in place; credentials of an unticked box are removed. */
const hookOf = (value: WebhookValue, stored: StoredHook | null | undefined): HookToSend => ({
  ...(stored && { webhook_sid: stored.webhook_sid }),
  url: value.url.trim(),
  method: value.method,
  username: value.hasAuth ? value.username : null,
  password: value.hasAuth ? value.password : null,
});

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());
const labelOf = (label: string) => (label === '' ? null : label);

function speechSetOf(row: Application, part: '' | 'fallback_'): SpeechSet {
  return {
    synthesis: {
      vendor: row[`${part}speech_synthesis_vendor`],
      label: labelOf(row[`${part}speech_synthesis_label`]),
      language: row[`${part}speech_synthesis_language`],
      voice: row[`${part}speech_synthesis_voice`],
    },
    recognizer: {
      vendor: row[`${part}speech_recognizer_vendor`],
      label: labelOf(row[`${part}speech_recognizer_label`]),
      language: row[`${part}speech_recognizer_language`],
    },
  };
}

/** Wire to form. Nothing stored is replaced by a default: not even a vendor nobody knows. */
export const formValues = (row: Application): ApplicationFormValues => ({
  name: row.name,
  accountSid: row.account_sid,
  callHook: webhookOf(row.call_hook),
  callStatusHook: webhookOf(row.call_status_hook),
  environment: row.env_vars,
  speech: {
    primary: speechSetOf(row, ''),
    useFallback: row.use_for_fallback_speech,
    fallback: speechSetOf(row, 'fallback_'),
  },
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
 * Form to POST and PUT.
 * @param schema what the application asks for; null: nobody knows, and its stored variables are
 * left alone
 * @param stored the record that is changed; both hooks travel with their own ids
 */
export function applicationOf(
  values: ApplicationFormValues,
  schema: EnvironmentSchema | null,
  stored: Application | null,
): ApplicationToSend {
  const { speech, override } = values;
  return {
    name: values.name.trim(),
    account_sid: values.accountSid,
    call_hook: hookOf(values.callHook, stored?.call_hook),
    call_status_hook: hookOf(values.callStatusHook, stored?.call_status_hook),
    app_json: override.isOn ? textOrNull(override.text) : null,
    ...(schema && { env_vars: toSend(schema, withDefaults(schema, values.environment)) }),
    ...named('speech_', speechColumns(speech.primary)),
    use_for_fallback_speech: speech.useFallback ? 1 : 0,
    ...named('fallback_speech_', speech.useFallback ? speechColumns(speech.fallback) : noSpeech),
    record_all_calls: values.recordAll ? 1 : 0,
  };
}
