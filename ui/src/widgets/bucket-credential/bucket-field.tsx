import { useState } from 'react';
import { CodeBlock } from '../../primitives/code-block/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { FileInput } from '../../primitives/file-input/index.ts';
import { PasswordInput } from '../../primitives/password-input/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import {
  awsRegions,
  type BucketField,
  type BucketVendor,
  previewServiceKey,
  secretFields,
  serviceKeyError,
} from './bucket.model.ts';

/** Stands for a stored secret. Nothing of it is shown: its mask begins with six real characters. */
const hidden = '•'.repeat(12);

type BucketFieldControlProps = {
  field: BucketField;
  label: string;
  isRequired: boolean;
  vendor: BucketVendor;
  value: string;
  onChange: (text: string) => void;
  /** Mask of the stored secret: shown as a hint, never part of the value. */
  secretMask: string | undefined;
  error: string | undefined;
  readOnly: boolean;
};

/** One field of a bucket credential, with the control that suits it. */
export function BucketFieldControl(props: BucketFieldControlProps) {
  const { field, label, isRequired, vendor, value, onChange, secretMask, error, readOnly } = props;
  const isSecret = secretFields.includes(field);
  const isStored = isSecret && secretMask !== undefined;

  if (field === 'serviceKey') return <ServiceKeyField {...props} />;
  if (isSecret) {
    return (
      <Field
        label={label}
        required={isRequired && !isStored}
        error={error}
        help={isStored ? 'Stored. Leave it empty to keep it.' : undefined}
      >
        {readOnly ? (
          <TextInput mono readOnly value={isStored ? hidden : ''} />
        ) : (
          <PasswordInput
            value={value}
            onChange={(event) => onChange(event.target.value)}
            placeholder={isStored ? hidden : undefined}
          />
        )}
      </Field>
    );
  }
  if (field === 'region' && vendor === 'aws_s3') {
    return (
      <Field label={label} required error={error}>
        <Select
          value={value}
          onChange={onChange}
          options={awsRegions.map(([region, name]) => ({
            value: region,
            label: `${name} ${region}`,
          }))}
          readOnly={readOnly}
        />
      </Field>
    );
  }
  return (
    <Field label={label} required={isRequired} error={error}>
      <TextInput
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholderOf(field, isRequired)}
        mono={field === 'accessKeyId'}
        readOnly={readOnly}
      />
    </Field>
  );
}

function placeholderOf(field: BucketField, isRequired: boolean): string | undefined {
  if (field === 'endpoint') return 'https://domain.com';
  return isRequired ? undefined : 'Optional';
}

function ServiceKeyField({
  label,
  isRequired,
  value,
  onChange,
  secretMask,
  error,
  readOnly,
}: BucketFieldControlProps) {
  const [fileError, setFileError] = useState<string>();
  const preview = value === '' ? (secretMask ?? '') : previewServiceKey(value);
  return (
    <div className="grid gap-2">
      {!readOnly && (
        <Field
          label={label}
          required={isRequired && secretMask === undefined}
          error={fileError ?? error}
          help={
            secretMask !== undefined && value === ''
              ? 'A key is stored. Choose a file only to replace it.'
              : undefined
          }
        >
          <FileInput
            accept=".json,application/json"
            label={label}
            onRead={(text) => {
              const problem = serviceKeyError(text);
              setFileError(problem);
              if (!problem) onChange(text);
            }}
            onError={setFileError}
          />
        </Field>
      )}
      {preview !== '' && <CodeBlock code={preview} language="json" />}
    </div>
  );
}
