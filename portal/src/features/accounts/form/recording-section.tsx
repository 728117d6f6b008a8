import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Select } from '@trunkline/ui/primitives/select';
import { Switch } from '@trunkline/ui/primitives/switch';
import {
  BucketCredential,
  type BucketValue,
  type StoredBucket,
} from '@trunkline/ui/widgets/bucket-credential';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { toast } from '../../../notices/toasts.ts';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import { testBucketCredential } from '../../../platform/resources/accounts/accounts.ts';
import { bucketUpdateOf } from '../../../platform/values/bucket.ts';
import { formFields } from '../../../screen/form/fields.tsx';
import { type AccountFormValues, recordFormats } from './account-form.schema.ts';

type RecordingSectionProps = {
  control: Control<AccountFormValues>;
  accountSid: string;
  storedBucket: StoredBucket | null;
};

const form = formFields<AccountFormValues>();

/** Settings for call recording, and where recordings are stored. */
export function RecordingSection({ control, accountSid, storedBucket }: RecordingSectionProps) {
  const isEnabled = useWatch({ control, name: 'recording.isEnabled' });
  const { test, isTesting } = useBucketTest(accountSid);
  return (
    <FormSection
      title="Call recording"
      description="Recordings are stored in your own bucket. No copy is kept."
    >
      <form.Widget name="recording.isEnabled">
        {({ value, onChange, readOnly }) => (
          <Switch
            label="Enable call recording"
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
            disabled={readOnly}
          />
        )}
      </form.Widget>
      {isEnabled && (
        <>
          <form.Control name="recording.format" label="Audio Format" width="sm">
            {({ value, onChange, readOnly }) => (
              <Select
                value={value}
                onChange={onChange}
                options={recordFormats.map((format) => ({ value: format, label: format }))}
                readOnly={readOnly}
              />
            )}
          </form.Control>
          <form.Widget name="recording.bucket">
            {({ name: _name, value, ...field }) => (
              <BucketCredential
                {...field}
                value={value}
                stored={storedBucket}
                isVendorRequired
                onTest={() => test(value)}
                isLoading={isTesting}
              />
            )}
          </form.Widget>
          <form.Checkbox
            label="Record all calls for this account"
            name="recording.recordAll"
            help="You can also record the calls of specific applications only, in their own settings."
          />
        </>
      )}
    </FormSection>
  );
}

function useBucketTest(accountSid: string) {
  const [isTesting, setTesting] = useState(false);
  async function test(bucket: BucketValue) {
    setTesting(true);
    try {
      const { status, reason } = await testBucketCredential(accountSid, bucketUpdateOf(bucket));
      if (status === 'ok') toast.success('Bucket Credential is valid.');
      else toast.error(reason ?? "Couldn't reach the bucket.");
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setTesting(false);
    }
  }
  return { test, isTesting };
}
