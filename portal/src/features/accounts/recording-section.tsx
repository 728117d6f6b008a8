import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Checkbox } from '@trunkline/ui/primitives/checkbox';
import { Field } from '@trunkline/ui/primitives/field';
import { Select } from '@trunkline/ui/primitives/select';
import { Switch } from '@trunkline/ui/primitives/switch';
import { BucketCredential, type StoredBucket } from '@trunkline/ui/widgets/bucket-credential';
import { useState } from 'react';
import { toast } from '../../notices/toasts.ts';
import { testBucketCredential } from '../../platform/accounts.ts';
import { messageOf } from '../../platform/errors.ts';
import type { WidgetProps } from '../../screen/form/fields.tsx';
import { errorsWithin } from '../../screen/form/problems.ts';
import { type RecordingValue, recordFormats } from './account-form.schema.ts';
import { bucketUpdateOf } from './account-form.wire.ts';

type RecordingSectionProps = Omit<WidgetProps<RecordingValue>, 'name'> & {
  accountSid: string;
  storedBucket: StoredBucket | null;
};

/** Whether calls are recorded, how, and where the recordings go. */
export function RecordingSection({
  value,
  onChange,
  errors,
  accountSid,
  storedBucket,
  readOnly,
}: RecordingSectionProps) {
  const [isTesting, setTesting] = useState(false);
  const change = (part: Partial<RecordingValue>) => onChange({ ...value, ...part });

  async function handleTest() {
    setTesting(true);
    try {
      const { status, reason } = await testBucketCredential(
        accountSid,
        bucketUpdateOf(value.bucket),
      );
      if (status === 'ok') toast.success('Bucket Credential is valid.');
      else toast.error(reason ?? 'The bucket could not be reached.');
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setTesting(false);
    }
  }

  return (
    <FormSection
      title="Call recording"
      description="Recordings are stored in your own bucket. No copy is kept."
    >
      <Switch
        label="Enable call recording"
        checked={value.isEnabled}
        onChange={(event) => change({ isEnabled: event.target.checked })}
        disabled={readOnly}
      />
      {value.isEnabled && (
        <>
          <Field label="Audio Format">
            <Select
              value={value.format}
              onChange={(format) => change({ format })}
              options={recordFormats.map((format) => ({ value: format, label: format }))}
              readOnly={readOnly}
            />
          </Field>
          <BucketCredential
            value={value.bucket}
            onChange={(bucket) => change({ bucket })}
            stored={storedBucket}
            errors={errorsWithin(errors, 'bucket')}
            isVendorRequired
            onTest={handleTest}
            isTesting={isTesting}
            readOnly={readOnly}
          />
          <Checkbox
            checked={value.recordAll}
            onChange={(event) => change({ recordAll: event.target.checked })}
            disabled={readOnly}
            help="You can also record the calls of specific applications only, in their own settings."
          >
            Record all calls for this account
          </Checkbox>
        </>
      )}
    </FormSection>
  );
}
