import { checkNames } from '../../development/checks.ts';
import { CredentialFields, CredentialTest } from '../../patterns/credential-fields/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { useLabels } from '../../use-labels.ts';
import { TagsEditor } from '../tags-editor/index.ts';
import {
  type BucketErrors,
  type BucketValue,
  type BucketVendor,
  bucketFields,
  bucketValues,
  bucketVendors,
  changeVendor,
  defaultFieldLabels,
  isBucketVendor,
  type StoredBucket,
  storedValues,
  testRefusal,
} from './bucket.model.ts';

const { containerName, ...fieldLabels } = defaultFieldLabels;

export const defaultLabels = {
  vendor: 'Bucket Vendor',
  vendors: {
    none: 'NONE',
    aws_s3: 'AWS S3',
    s3_compatible: 'AWS S3 Compatible',
    azure: 'Azure Cloud Storage',
    google: 'Google Cloud Storage',
  } satisfies Record<BucketVendor, string>,
  tags: {
    aws_s3: 'S3 Tags',
    s3_compatible: 'S3 Tags',
    azure: 'Azure Cloud Storage Tags',
    google: 'Google Cloud Storage Tags',
  },
  test: 'Test',
  fields: fieldLabels,
  containerName,
};

export type BucketCredentialLabels = typeof defaultLabels;

export type BucketCredentialProps = {
  /** The bucket in its edited state. */
  value: BucketValue;
  /** Called with the complete next value. */
  onChange: (next: BucketValue) => void;
  /** The stored bucket, with its secret masked; null if nothing is stored. */
  stored?: StoredBucket | null;
  /** Messages by field: `name`, `secretAccessKey`, `vendor`, `tags.0.name`. */
  errors?: BucketErrors;
  /** Requires a vendor other than none. */
  isVendorRequired?: boolean;
  /** Tests the credential; omit it to hide the button. */
  onTest?: () => void;
  /** Whether a test is in flight. */
  isLoading?: boolean;
  /** Shows stored values as text instead of controls. */
  readOnly?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<BucketCredentialLabels>;
  /** @deprecated since 0.3.0, use `isLoading`, removed in 0.4.0 */
  isTesting?: boolean;
};

/** Storage of recordings: vendor, address, credentials, tags, and a test. */
export function BucketCredential({
  value,
  onChange,
  stored = null,
  errors = {},
  isVendorRequired = false,
  onTest,
  isTesting,
  isLoading = isTesting ?? false,
  readOnly = false,
  labels: givenLabels,
}: BucketCredentialProps) {
  if (process.env.NODE_ENV !== 'production') checkNames('BucketCredential', { isTesting });
  const labels = useLabels('BucketCredential', defaultLabels, givenLabels);
  const refusal = testRefusal(value, stored);
  const fieldLabels = { ...labels.fields, containerName: labels.containerName };
  return (
    <div className="grid gap-4">
      <Field
        label={labels.vendor}
        width="md"
        required={isVendorRequired && 'marked'}
        error={errors['vendor']}
      >
        <Select
          value={value.vendor}
          onChange={(vendor) => {
            if (!isBucketVendor(vendor)) return;
            // Choosing the stored vendor again restores its settings.
            const isBack = stored?.value.vendor === vendor;
            onChange(isBack ? stored.value : changeVendor(value, vendor));
          }}
          options={bucketVendors.map((vendor) => ({
            value: vendor,
            label: labels.vendors[vendor],
          }))}
          readOnly={readOnly}
        />
      </Field>
      <CredentialFields
        // A new key drops the file error of the previous vendor.
        key={value.vendor}
        fields={bucketFields(value.vendor, fieldLabels)}
        value={bucketValues(value)}
        onChange={(next) => onChange({ ...value, ...next })}
        stored={storedValues(value.vendor, stored)}
        errors={errors}
        readOnly={readOnly}
      />
      {value.vendor !== 'none' && (
        <>
          <TagsEditor
            label={labels.tags[value.vendor]}
            value={value.tags}
            onChange={(tags) => onChange({ ...value, tags })}
            errors={tagErrors(errors)}
            readOnly={readOnly}
          />
          {onTest && !readOnly && (
            <CredentialTest
              label={labels.test}
              onTest={onTest}
              isLoading={isLoading}
              disabledReason={refusal}
            />
          )}
        </>
      )}
    </div>
  );
}

/** Maps `tags.0.name` of this widget to `0.name` of the tags editor. */
function tagErrors(errors: BucketErrors): BucketErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) =>
      path.startsWith('tags.') ? [[path.slice('tags.'.length), message]] : [],
    ),
  );
}
