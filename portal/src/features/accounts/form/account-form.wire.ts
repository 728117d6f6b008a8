import { emptyBucket, isSameBucket } from '@trunkline/ui/widgets/bucket-credential';
import type {
  Account,
  AccountUpdate,
  NewAccount,
} from '../../../platform/resources/accounts/accounts.ts';
import { bucketUpdateOf, storedBucketOf } from '../../../platform/values/bucket.ts';
import type { Limit } from '../../../platform/values/limits.ts';
import { carryingColumns, changedColumns } from '../../../screen/form/save/columns.ts';
import { isEqual } from '../../../screen/form/values.ts';
import { limitValues } from '../../../shared/limits.ts';
import { hookToSend, webhookValue } from '../../../shared/webhook-value.ts';
import type { AccountFormValues, RecordingValue } from './account-form.schema.ts';

/** Wire to form. */
export function formValues(account: Account, limits: readonly Limit[]): AccountFormValues {
  const stored = storedBucketOf(account.bucket_credential);
  const values = {
    name: account.name,
    sipRealm: account.sip_realm,
    deviceApplicationSid: account.device_calling_application_sid,
    siprecApplicationSid: account.siprec_hook_sid,
    isDebugLogEnabled: account.enable_debug_log,
    registrationHook: webhookValue(account.registration_hook),
    // A stored GET cannot be kept: queue events are posted.
    queueEventHook: { ...webhookValue(account.queue_event_hook), method: 'POST' as const },
    limits: limitValues(limits),
    recording: {
      isEnabled: stored !== null || account.record_all_calls,
      format: account.record_format ?? 'mp3',
      recordAll: account.record_all_calls,
      bucket: stored?.value ?? emptyBucket,
    },
  };
  return carryingColumns(values, account, 'account_sid');
}

const realmOf = (text: string) => (text.trim() === '' ? null : text.trim().toLowerCase());

/** Form to POST. */
export function newAccountOf(values: AccountFormValues, serviceProviderSid: string): NewAccount {
  return {
    name: values.name,
    sip_realm: realmOf(values.sipRealm),
    service_provider_sid: serviceProviderSid,
    queue_event_hook: hookToSend(values.queueEventHook),
    registration_hook: hookToSend(values.registrationHook),
    enable_debug_log: values.isDebugLogEnabled,
  };
}

/** The members this user may change; others are left out. */
export type UpdateRights = {
  /** The platform refuses an update of account users that names the realm. */
  canSetRealm: boolean;
  canSetDebugLog: boolean;
  canRecord: boolean;
};

/**
 * Form to PUT: what differs from what is stored. Absent members stay. Hooks
 * travel only when they changed, because the platform makes a new webhook of each one it is sent;
 * the bucket credential only when it changed, because its stored secret is not ours to send; the
 * webhook secret never, so that an old tab cannot bring back one that was replaced.
 */
export function accountUpdateOf(
  values: AccountFormValues,
  stored: AccountFormValues,
  rights: UpdateRights,
): AccountUpdate {
  const isChanged = (member: keyof AccountFormValues) => !isEqual(values[member], stored[member]);
  const update: AccountUpdate = {};
  if (isChanged('name')) update.name = values.name;
  if (isChanged('sipRealm') && rights.canSetRealm) update.sip_realm = realmOf(values.sipRealm);
  if (isChanged('deviceApplicationSid')) {
    update.device_calling_application_sid = values.deviceApplicationSid || null;
  }
  if (isChanged('siprecApplicationSid')) {
    update.siprec_hook_sid = values.siprecApplicationSid || null;
  }
  if (isChanged('isDebugLogEnabled') && rights.canSetDebugLog) {
    update.enable_debug_log = values.isDebugLogEnabled;
  }
  if (isChanged('registrationHook')) {
    update.registration_hook = hookToSend(values.registrationHook);
  }
  if (isChanged('queueEventHook')) update.queue_event_hook = hookToSend(values.queueEventHook);
  if (isChanged('recording') && rights.canRecord) {
    Object.assign(update, recordingUpdateOf(values.recording, stored.recording));
  }
  return update;
}

function recordingUpdateOf(value: RecordingValue, stored: RecordingValue): AccountUpdate {
  if (!value.isEnabled) return { record_all_calls: 0, bucket_credential: { vendor: 'none' } };
  const columns = ({ recordAll, format }: RecordingValue): AccountUpdate => ({
    record_all_calls: recordAll ? 1 : 0,
    record_format: format,
  });
  const update = changedColumns(columns(value), columns(stored));
  if (!isSameBucket(value.bucket, stored.bucket)) {
    update.bucket_credential = bucketUpdateOf(value.bucket);
  }
  return update;
}
