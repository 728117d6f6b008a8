import {
  type BucketValue,
  emptyBucket,
  type StoredBucket,
  validateBucket,
} from '@trunkline/ui/widgets/bucket-credential';
import { validateLimits } from '@trunkline/ui/widgets/limits-editor';
import {
  emptyWebhook,
  validateWebhook,
  type WebhookRules,
  type WebhookValue,
} from '@trunkline/ui/widgets/webhook-field';
import { formSchema, reportBelow } from '../../screen/form-schema.ts';
import { same } from '../../screen/form-values.ts';

export type RecordingValue = {
  isEnabled: boolean;
  format: string;
  recordAll: boolean;
  bucket: BucketValue;
};

/** What the form holds. Hooks, limits and recording are values of their widgets. */
export type AccountFormValues = {
  name: string;
  sipRealm: string;
  deviceApplicationSid: string;
  siprecApplicationSid: string;
  isDebugLogEnabled: boolean;
  registrationHook: WebhookValue;
  queueEventHook: WebhookValue;
  limits: Record<string, string>;
  recording: RecordingValue;
};

export const recordFormats = ['mp3', 'wav'];

export const defaultValues: AccountFormValues = {
  name: '',
  sipRealm: '',
  deviceApplicationSid: '',
  siprecApplicationSid: '',
  isDebugLogEnabled: false,
  registrationHook: emptyWebhook,
  queueEventHook: emptyWebhook,
  limits: {},
  recording: { isEnabled: false, format: 'mp3', recordAll: false, bucket: emptyBucket },
};

export const registrationHookRules: WebhookRules = { isRequired: false };
/** Queue events are posted: a websocket or a GET is never asked for them (specification 1 §5). */
export const queueEventHookRules: WebhookRules = {
  isRequired: false,
  allowedMethods: ['POST'],
  allowedSchemes: ['http', 'https'],
};

const hostLabel = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;

/** Empty is allowed; otherwise a host name of at least two labels. */
export function sipRealmError(realm: string): string | undefined {
  const text = realm.trim();
  if (text === '') return undefined;
  const labels = text.split('.');
  if (labels.length < 2 || !labels.every((label) => hostLabel.test(label))) {
    return 'Enter a domain name such as acme.sip.example.net';
  }
  return text.length > 132 ? 'Use at most 132 characters.' : undefined;
}

/**
 * @param stored the credential the platform has, to tell what may stay as it is
 * @param recording the recording settings it has: unchanged, they are not complained of
 */
export function accountFormSchema(stored: StoredBucket | null, recording?: RecordingValue) {
  return formSchema<AccountFormValues>((values, report) => {
    const name = values.name.trim();
    if (name === '') report('name', 'Give the account a name.');
    else if (name.length > 64) report('name', 'Use at most 64 characters.');
    report('sipRealm', sipRealmError(values.sipRealm));
    reportBelow(report, 'limits', validateLimits(values.limits));
    reportBelow(
      report,
      'registrationHook',
      validateWebhook(values.registrationHook, registrationHookRules),
    );
    reportBelow(
      report,
      'queueEventHook',
      validateWebhook(values.queueEventHook, queueEventHookRules),
    );
    const { isEnabled, bucket } = values.recording;
    if (!isEnabled || same(values.recording, recording)) return;
    // Without a bucket the platform keeps nothing, and the switch would be off again.
    if (bucket.vendor === 'none') {
      report('recording.bucket.vendor', 'Choose where the recordings are stored.');
    }
    reportBelow(report, 'recording.bucket', validateBucket(bucket, stored));
  });
}
