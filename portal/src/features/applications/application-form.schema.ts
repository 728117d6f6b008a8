import {
  type EnvironmentSchema,
  type EnvironmentValues,
  problemsOf,
  withDefaults,
} from '@trunkline/ui/widgets/environment-variables';
import {
  defaultSpeechSet,
  type SpeechCredential,
  type SpeechSet,
  type SpeechValue,
  speechProblems,
} from '@trunkline/ui/widgets/speech-selection';
import { verbTextError } from '@trunkline/ui/widgets/verb-editor';
import {
  emptyWebhook,
  validateWebhook,
  type WebhookRules,
  type WebhookValue,
} from '@trunkline/ui/widgets/webhook-field';
import { formSchema, reportBelow } from '../../screen/form-schema.ts';

export type ApplicationFormValues = {
  name: string;
  accountSid: string;
  callHook: WebhookValue;
  callStatusHook: WebhookValue;
  /** By name of the variable; also those that no schema asks for any more. */
  environment: EnvironmentValues;
  speech: SpeechValue;
  /** Verbs executed in place of what the calling webhook would answer. */
  override: { isOn: boolean; text: string };
  recordAll: boolean;
};

const noSpeech: SpeechSet = {
  synthesis: { vendor: '', label: null, language: '', voice: '' },
  recognizer: { vendor: '', label: null, language: '' },
};

export const defaultValues: ApplicationFormValues = {
  name: '',
  accountSid: '',
  callHook: emptyWebhook,
  callStatusHook: emptyWebhook,
  environment: {},
  speech: { primary: defaultSpeechSet, useFallback: false, fallback: noSpeech },
  override: { isOn: false, text: '' },
  recordAll: false,
};

export const hookRules: WebhookRules = { isRequired: true };

/** What the rules need to know beside the values. */
export type FormContext = {
  /** Variables the application behind the calling webhook asks for; null while nobody knows. */
  schema: EnvironmentSchema | null;
  credentials: readonly SpeechCredential[];
};

export const applicationFormSchema = ({ schema, credentials }: FormContext) =>
  formSchema<ApplicationFormValues>((values, report) => {
    const name = values.name.trim();
    if (name === '') report('name', 'Give the application a name.');
    else if (name.length > 64) report('name', 'Use at most 64 characters.');
    report('accountSid', values.accountSid === '' ? 'Choose an account.' : undefined);
    reportBelow(report, 'callHook', validateWebhook(values.callHook, hookRules));
    reportBelow(report, 'callStatusHook', validateWebhook(values.callStatusHook, hookRules));
    if (schema) {
      reportBelow(
        report,
        'environment',
        problemsOf(schema, withDefaults(schema, values.environment)),
      );
    }
    reportBelow(report, 'speech', speechProblems(values.speech, credentials));
    const { isOn, text } = values.override;
    if (isOn) report('override.text', verbTextError(text));
  });
