import {
  type EnvironmentSchema,
  type EnvironmentValues,
  problemsOf,
  withDefaults,
} from '@trunkline/ui/widgets/environment-variables';
import {
  defaultSpeechSet,
  labelProblems,
  type RecognizerChoice,
  type SpeechCredential,
  type SpeechSet,
  type SpeechValue,
  speechProblems,
  unsettledProblems,
} from '@trunkline/ui/widgets/speech-selection';
import { verbTextError } from '@trunkline/ui/widgets/verb-editor';
import {
  emptyWebhook,
  validateWebhook,
  type WebhookValue,
} from '@trunkline/ui/widgets/webhook-field';
import * as v from 'valibot';
import { pathPart } from '../../../browser/paths.ts';
import { application } from '../../../platform/records/application.ts';
import { webhookRules } from '../../../platform/records/column.ts';
import type { Members } from '../../../screen/form/save/record/members.ts';
import { binding } from '../../../screen/form/save/record/rules.ts';
import { issuePath, widgetSchema } from '../../../screen/form/schema.ts';
import { rulesOf, secretPaths } from '../../../screen/record/saved/saved-record.ts';
import { describeHook } from '../../../shared/records/webhook-value.ts';

const noSpeech: SpeechSet = {
  synthesis: { vendor: '', label: null, language: '', voice: '' },
  recognizer: { vendor: '', label: null, language: '' },
};

export const defaultValues = {
  name: '',
  accountSid: '',
  callHook: emptyWebhook,
  callStatusHook: emptyWebhook,
  /** By variable name, including variables that the schema no longer has. */
  environment: {} as EnvironmentValues,
  speech: { primary: defaultSpeechSet, useFallback: false, fallback: noSpeech },
  /** Verbs that replace the calling webhook's response. */
  override: { isOn: false, text: '' },
  recordAll: false,
};
export type ApplicationFormValues = typeof defaultValues;
type OverrideValue = ApplicationFormValues['override'];

export const hookRules = webhookRules(application.columns.callHook);

const describe = ({ vendor, label, language, voice }: RecognizerChoice & { voice?: string }) =>
  [vendor || 'Not set', label, language, voice].filter(Boolean).join(' · ');

const speechSetMembers = (before: string) => ({
  members: {
    synthesis: { label: `${before}text to speech`, describe },
    recognizer: { label: `${before}speech to text`, describe },
  },
});

const { columns } = application;
const rules = rulesOf(application, true);

/** @param accountName returns the name of an account by its SID */
export const applicationMembers = (
  accountName: (sid: string) => string,
): Members<ApplicationFormValues> => ({
  name: { label: columns.name.label },
  accountSid: { label: columns.accountSid.label, describe: accountName },
  callHook: { label: columns.callHook.label, describe: describeHook },
  callStatusHook: { label: columns.callStatusHook.label, describe: describeHook },
  environment: {
    each: (key) => ({
      label: key.trim() ? `Environment variable ${key}` : 'Environment variable without a name',
      describe: () => 'Not shown',
    }),
  },
  speech: {
    members: {
      primary: speechSetMembers('Primary '),
      useFallback: { label: columns.useFallback.label },
      fallback: speechSetMembers('Fallback '),
    },
  },
  override: {
    label: columns.override.label,
    describe: ({ isOn, text }) => (isOn ? text : 'Off'),
  },
  recordAll: { label: columns.recordAll.label },
});

/**
 * Secrets that drafts must not store: passwords of hooks, and secret variables. Without the schema,
 * any variable may be secret, so none is stored.
 */
export const secretsOf =
  (variables: EnvironmentSchema | null) =>
  ({ environment }: ApplicationFormValues): string[] => [
    ...secretPaths(application),
    ...Object.keys(environment)
      .filter((key) => !isShown(variables, key))
      .map((key) => `environment.${pathPart(key)}`),
  ];

/** Uses hasOwn: a variable may be called `constructor`, which every object inherits. */
const isShown = (variables: EnvironmentSchema | null, key: string) =>
  variables !== null && Object.hasOwn(variables, key) && !variables[key]?.isObscured;

/** Context of the rules, in addition to the values. */
export type FormContext = {
  /** Variables that the application behind the calling webhook declares; null while unknown. */
  variables: EnvironmentSchema | null;
  /** Credentials of the account; null while unknown. */
  credentials: readonly SpeechCredential[] | null;
  /** Account of the stored application; null for a new one. */
  storedAccountSid: string | null;
  /** The stored calling webhook: a different one declares other variables. */
  storedUrl?: string | undefined;
};

export const applicationFormSchema = ({
  variables,
  credentials,
  storedAccountSid,
  storedUrl,
}: FormContext) =>
  v.pipe(
    v.object({
      name: rules.name,
      accountSid: rules.accountSid,
      callHook: widgetSchema((hook: WebhookValue) => ({ ...validateWebhook(hook, hookRules) })),
      callStatusHook: widgetSchema((hook: WebhookValue) => ({
        ...validateWebhook(hook, hookRules),
      })),
      environment: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
      speech: widgetSchema((speech: SpeechValue) => ({
        ...unsettledProblems(speech),
        ...speechProblems(speech, credentials ?? []),
      })),
      override: widgetSchema(({ isOn, text }: OverrideValue) => ({
        text: isOn ? verbTextError(text) : undefined,
      })),
      recordAll: v.boolean(),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || variables === null) return;
      const { environment, callHook } = dataset.value;
      const problems = problemsOf(variables, withDefaults(variables, environment));
      const isAskedAnew = callHook.url.trim() !== storedUrl;
      for (const [key, message] of Object.entries(problems)) {
        if (!message) continue;
        const path = issuePath(dataset.value, `environment.${key}`);
        addIssue({ message, path, ...(isAskedAnew && { expected: binding }) });
      }
    }),
    // A stored label may stay; a label that moved along to another account is useless there.
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || credentials === null) return;
      const { speech, accountSid } = dataset.value;
      if (accountSid === storedAccountSid) return;
      for (const [path, message] of Object.entries(labelProblems(speech, credentials))) {
        addIssue({ message, path: issuePath(dataset.value, `speech.${path}`) });
      }
    }),
  );

/** Rules for any application, before the variables of its webhook are known. */
export const applicationForm = {
  empty: defaultValues,
  schema: () =>
    applicationFormSchema({ variables: null, credentials: null, storedAccountSid: null }),
  members: applicationMembers((sid) => sid),
  secrets: secretsOf(null),
  nameOf: ({ name }: ApplicationFormValues) => name,
};
