import {
  emptyBucket,
  type StoredBucket,
  validateBucket,
} from '@trunkline/ui/widgets/bucket-credential';
import { validateLimits } from '@trunkline/ui/widgets/limits-editor';
import {
  emptyWebhook,
  validateWebhook,
  type WebhookValue,
} from '@trunkline/ui/widgets/webhook-field';
import * as v from 'valibot';
import { account } from '../../../platform/records/account.ts';
import { webhookRules } from '../../../platform/records/column.ts';
import { initialValues } from '../../../platform/records/record.ts';
import type { Members } from '../../../screen/form/save/record/members.ts';
import { widgetSchema } from '../../../screen/form/schema.ts';
import { membersOf, rulesOf, secretPaths } from '../../../screen/record/saved/saved-record.ts';
import { limitLabel } from '../../../shared/records/limits.ts';
import { describeHook } from '../../../shared/records/webhook-value.ts';

export const { choices: recordFormats = [] } = account.columns.recordFormat;

const { recordAll: _, recordFormat, ...plain } = initialValues(account);

/** Default values of the form. Hooks, limits and the bucket are values of their widgets. */
export const defaultValues = {
  ...plain,
  registrationHook: emptyWebhook,
  queueEventHook: emptyWebhook,
  limits: {} as Record<string, string>,
  recording: { isEnabled: false, format: recordFormat, recordAll: false, bucket: emptyBucket },
};
export type AccountFormValues = typeof defaultValues;
export type RecordingValue = AccountFormValues['recording'];

const rules = rulesOf(account, true);
const { recordAll: _all, recordFormat: _format, ...members } = membersOf(account);

export const accountMembers: Members<AccountFormValues> = {
  ...members,
  registrationHook: { label: account.columns.registrationHook.label, describe: describeHook },
  queueEventHook: { label: account.columns.queueEventHook.label, describe: describeHook },
  limits: { each: (category) => ({ label: limitLabel(category) }) },
  // Switching recording off also removes the bucket, so the two are merged as one.
  recording: {
    label: 'Call recording',
    describe: ({ isEnabled, format, recordAll, bucket }) =>
      isEnabled
        ? `${recordAll ? 'All calls' : 'On'}, ${format}, ${bucket.vendor} ${bucket.name}`
        : 'Off',
  },
};

/** Secrets that drafts must not store. */
export const accountSecrets = () => [
  ...secretPaths(account),
  'recording.bucket.secretAccessKey',
  'recording.bucket.connectionString',
  'recording.bucket.serviceKey',
];

export const registrationHookRules = webhookRules(account.columns.registrationHook);
export const queueEventHookRules = webhookRules(account.columns.queueEventHook);

/** @param stored the stored bucket, to decide what may stay unchanged */
export const accountFormSchema = (stored: StoredBucket | null) =>
  v.object({
    name: rules.name,
    sipRealm: rules.sipRealm,
    deviceApplicationSid: rules.deviceApplicationSid,
    siprecApplicationSid: rules.siprecApplicationSid,
    isDebugLogEnabled: rules.isDebugLogEnabled,
    limits: widgetSchema(validateLimits),
    registrationHook: widgetSchema((value: WebhookValue) => ({
      ...validateWebhook(value, registrationHookRules),
    })),
    queueEventHook: widgetSchema((value: WebhookValue) => ({
      ...validateWebhook(value, queueEventHookRules),
    })),
    recording: widgetSchema((value: RecordingValue) => recordingErrors(value, stored)),
  });

function recordingErrors({ isEnabled, bucket }: RecordingValue, stored: StoredBucket | null) {
  if (!isEnabled) return {};
  // Without a bucket the platform stores nothing, and the switch would be off again.
  if (bucket.vendor === 'none') {
    return { 'bucket.vendor': 'Choose where the recordings are stored.' };
  }
  return Object.fromEntries(
    Object.entries(validateBucket(bucket, stored)).map(([path, error]) => [
      `bucket.${path}`,
      error,
    ]),
  );
}
