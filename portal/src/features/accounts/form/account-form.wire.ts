import { emptyBucket, isSameBucket } from '@trunkline/ui/widgets/bucket-credential';
import type { Columns } from '../../../platform/client/calls/wire.ts';
import { account } from '../../../platform/records/account.ts';
import { bodyOf, formValues as valuesOf } from '../../../platform/records/record.ts';
import type { Account } from '../../../platform/resources/accounts/accounts.ts';
import { bucketUpdateOf, storedBucketOf } from '../../../platform/values/bucket.ts';
import type { Limit } from '../../../platform/values/limits.ts';
import { carryingColumns, changedColumns } from '../../../screen/form/save/record/columns.ts';
import { isEqual } from '../../../screen/form/values.ts';
import { limitValues } from '../../../shared/records/limits.ts';
import { hookToSend, webhookValue } from '../../../shared/records/webhook-value.ts';
import type { AccountFormValues, RecordingValue } from './account-form.schema.ts';

/** Wire to form. */
export function formValues(row: Account, limits: readonly Limit[]): AccountFormValues {
  const bucket = storedBucketOf(row.bucket_credential);
  const { registrationHook, queueEventHook, recordAll, recordFormat, ...plain } = valuesOf(
    account,
    row,
  );
  const values = {
    ...plain,
    registrationHook: webhookValue(registrationHook),
    // A stored GET cannot be kept: queue events are posted.
    queueEventHook: { ...webhookValue(queueEventHook), method: 'POST' as const },
    limits: limitValues(limits),
    recording: {
      isEnabled: bucket !== null || recordAll,
      format: recordFormat,
      recordAll,
      bucket: bucket?.value ?? emptyBucket,
    },
  };
  return carryingColumns(values, row, 'account_sid');
}

/** Columns that a new account can have. */
const newColumns = ['name', 'sip_realm', 'enable_debug_log'];
const laterColumns = [...newColumns, 'device_calling_application_sid', 'siprec_hook_sid'];

const columnsOf = (values: AccountFormValues, names: readonly string[]): Columns => ({
  ...bodyOf(account, values, ({ name }) => names.includes(name)),
  queue_event_hook: hookToSend(values.queueEventHook),
  registration_hook: hookToSend(values.registrationHook),
});

/** Form to POST. */
export const newAccountOf = (values: AccountFormValues, serviceProviderSid: string): Columns => ({
  ...columnsOf(values, newColumns),
  service_provider_sid: serviceProviderSid,
});

/** Members this user may change; others are omitted. */
type UpdateRights = {
  /** The platform rejects an update by an account user that contains the realm. */
  canSetRealm: boolean;
  canSetDebugLog: boolean;
  canRecord: boolean;
};

/**
 * Form to PUT: the differences from the stored account. Absent members stay. Hooks are only sent if
 * they changed, because the platform creates a new webhook for each one; the bucket credential only
 * if it changed, because we can't send its stored secret; the webhook secret never, so that an old
 * tab can't restore a replaced one.
 * @param bucketTags as the platform returns them
 */
export function accountUpdateOf(
  values: AccountFormValues,
  stored: AccountFormValues,
  rights: UpdateRights,
  bucketTags: readonly unknown[] = [],
): Columns {
  const names = laterColumns.filter(
    (name) =>
      (name !== 'sip_realm' || rights.canSetRealm) &&
      (name !== 'enable_debug_log' || rights.canSetDebugLog),
  );
  return {
    ...changedColumns(columnsOf(values, names), columnsOf(stored, names)),
    ...(rights.canRecord &&
      !isEqual(values.recording, stored.recording) &&
      recordingUpdateOf(values.recording, stored.recording, bucketTags)),
  };
}

function recordingUpdateOf(
  value: RecordingValue,
  stored: RecordingValue,
  bucketTags: readonly unknown[],
): Columns {
  if (!value.isEnabled) return { record_all_calls: 0, bucket_credential: { vendor: 'none' } };
  const columns = ({ recordAll, format }: RecordingValue) =>
    bodyOf(account, { recordAll, recordFormat: format }, ({ name }) => name.startsWith('record_'));
  return {
    ...changedColumns(columns(value), columns(stored)),
    ...(!isSameBucket(value.bucket, stored.bucket) && {
      bucket_credential: bucketUpdateOf(value.bucket, bucketTags),
    }),
  };
}
