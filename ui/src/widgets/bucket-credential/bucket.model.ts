import { awsRegions, defaultAwsRegion } from '../../patterns/credential-fields/aws-regions.ts';
import {
  credentialMessages,
  isChanged,
  missingForTest,
  validateCredential,
} from '../../patterns/credential-fields/credential-fields.model.ts';
import type {
  CredentialField,
  StoredCredential,
} from '../../patterns/credential-fields/credential-fields.types.ts';
import {
  previewServiceKey,
  serviceKeyError,
} from '../../patterns/credential-fields/service-key.ts';
import type { Tag } from '../tags-editor/index.ts';

export const bucketVendors = ['none', 'aws_s3', 's3_compatible', 'azure', 'google'] as const;
export type BucketVendor = (typeof bucketVendors)[number];

/** Storage of recordings. Secrets are write-only: '' until typed, never the stored mask. */
export type BucketValue = {
  vendor: BucketVendor;
  /** Bucket name; for Azure, the container. */
  name: string;
  region: string;
  /** S3-compatible only: https://domain.com */
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Azure. A secret, because it contains the account's key. */
  connectionString: string;
  /** Google: JSON text of the key file. A secret. */
  serviceKey: string;
  tags: Tag[];
};

/** The stored bucket to compare with. `secretMask` is shown as a hint and never sent. */
export type StoredBucket = { value: BucketValue; secretMask: string };

export type BucketField = Exclude<keyof BucketValue, 'vendor' | 'tags'>;
export type BucketErrors = Readonly<Partial<Record<string, string>>>;

export const emptyBucket: BucketValue = {
  vendor: 'none',
  name: '',
  region: '',
  endpoint: '',
  accessKeyId: '',
  secretAccessKey: '',
  connectionString: '',
  serviceKey: '',
  tags: [],
};

export const defaultFieldLabels = {
  name: 'Bucket Name',
  region: 'Region',
  endpoint: 'Endpoint URI',
  accessKeyId: 'Access key ID',
  secretAccessKey: 'Secret access key',
  connectionString: 'Connection String',
  serviceKey: 'Service key',
  containerName: 'Container Name',
} satisfies Record<BucketField | 'containerName', string>;

export type BucketFieldLabels = typeof defaultFieldLabels;

/** The fields of a vendor, in order. */
export function bucketFields(
  vendor: BucketVendor,
  labels: BucketFieldLabels = defaultFieldLabels,
): readonly (CredentialField & { id: BucketField })[] {
  const name = {
    kind: 'text',
    id: 'name',
    label: labels.name,
    isRequired: true,
    requiredMessage: 'Enter the bucket name.',
  } as const;
  const keys = [
    {
      kind: 'text',
      id: 'accessKeyId',
      label: labels.accessKeyId,
      isMono: true,
      isRequired: true,
      requiredMessage: 'Enter the access key ID.',
    },
    {
      kind: 'secret',
      id: 'secretAccessKey',
      label: labels.secretAccessKey,
      isRequired: true,
      requiredMessage: 'Enter the secret access key.',
    },
  ] as const;
  switch (vendor) {
    case 'none':
      return [];
    case 'aws_s3':
      return [
        name,
        {
          kind: 'select',
          id: 'region',
          label: labels.region,
          isRequired: true,
          requiredMessage: 'Choose a region.',
          options: awsRegions.map(([value, place]) => ({ value, label: `${place} ${value}` })),
        },
        ...keys,
      ];
    case 's3_compatible':
      return [
        {
          kind: 'text',
          id: 'endpoint',
          label: labels.endpoint,
          placeholder: 'https://domain.com',
          isRequired: true,
          requiredMessage: 'Enter the endpoint, such as https://domain.com',
          rule: (text) =>
            /^https?:\/\/[^\s/]+/.test(text)
              ? undefined
              : 'The endpoint must start with http:// or https://',
        },
        { kind: 'text', id: 'region', label: labels.region },
        name,
        ...keys,
      ];
    case 'azure':
      return [
        { ...name, label: labels.containerName, requiredMessage: 'Enter the container name.' },
        {
          kind: 'secret',
          id: 'connectionString',
          label: labels.connectionString,
          isRequired: true,
          requiredMessage: 'Enter the connection string.',
        },
      ];
    case 'google':
      return [
        name,
        {
          kind: 'file',
          id: 'serviceKey',
          label: labels.serviceKey,
          isRequired: true,
          requiredMessage: 'Choose a service key file.',
          accept: '.json,application/json',
          rule: serviceKeyError,
          preview: previewServiceKey,
        },
      ];
  }
}

/** Text values of a bucket by field. */
export const bucketValues = ({ vendor: _vendor, tags: _tags, ...values }: BucketValue) => values;

/** Stored values by field; the secret only as its mask. */
export function storedValues(
  vendor: BucketVendor,
  stored: StoredBucket | null,
): StoredCredential | null {
  if (stored?.value.vendor !== vendor) return null;
  const masks = Object.fromEntries(secretFields.map((field) => [field, stored.secretMask]));
  return { values: bucketValues(stored.value), masks };
}

const secretFields: readonly BucketField[] = ['secretAccessKey', 'connectionString', 'serviceKey'];

export const isBucketVendor = (text: string): text is BucketVendor =>
  (bucketVendors as readonly string[]).includes(text);

/** Changes the vendor: drops the old one's settings, and picks a region of the new one. */
export function changeVendor(value: BucketValue, vendor: BucketVendor): BucketValue {
  const keepsTags = vendor !== 'none';
  const isAwsRegion = awsRegions.some(([region]) => region === value.region);
  const region = vendor === 'aws_s3' ? (isAwsRegion ? value.region : defaultAwsRegion) : '';
  return {
    ...emptyBucket,
    vendor,
    name: vendor === 'none' ? '' : value.name,
    region,
    tags: keepsTags ? value.tags : [],
  };
}

/** Whether nothing differs from the stored bucket. A typed secret is a difference, an empty one isn't. */
export function isSameBucket(value: BucketValue, stored: BucketValue): boolean {
  if (value.vendor !== stored.vendor) return false;
  const before = { values: bucketValues(stored), masks: {} };
  if (isChanged(bucketFields(value.vendor), bucketValues(value), before)) return false;
  return JSON.stringify(value.tags) === JSON.stringify(stored.tags);
}

export const bucketMessages = {
  ...credentialMessages,
  secretAgain:
    'Enter it again: changed storage settings can only be saved together with their secret.',
  tagName: 'Enter a name.',
  tagValue: 'Enter a value.',
};

/**
 * Errors by field; tags as `tags.0.name`. The stored bucket is always valid.
 * @param stored on the platform; null for none
 */
export function validateBucket(
  value: BucketValue,
  stored: StoredBucket | null,
  messages = bucketMessages,
): Record<string, string> {
  if (stored && isSameBucket(value, stored.value)) return {};
  const errors = validateCredential(bucketFields(value.vendor), bucketValues(value), {
    stored: storedValues(value.vendor, stored),
    secretAgain: messages.secretAgain,
    messages,
  });
  value.tags.forEach((tag, index) => {
    if (tag.name.trim() === '') errors[`tags.${index}.name`] = messages.tagName;
    if (tag.value.trim() === '') errors[`tags.${index}.value`] = messages.tagValue;
  });
  return errors;
}

/** Reason why the settings can't be tested yet; undefined if they can. */
export function testRefusal(value: BucketValue, stored: StoredBucket | null): string | undefined {
  const missing = missingForTest(
    bucketFields(value.vendor),
    bucketValues(value),
    storedValues(value.vendor, stored),
  );
  if (missing === 'secret') return 'Re-enter the secret to test.';
  return missing && 'Fill in the required fields first.';
}
