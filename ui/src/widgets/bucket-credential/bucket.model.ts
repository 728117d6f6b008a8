import type { Tag } from '../tags-editor/index.ts';

export const bucketVendors = ['none', 'aws_s3', 's3_compatible', 'azure', 'google'] as const;
export type BucketVendor = (typeof bucketVendors)[number];

/**
 * Where recordings go. Secrets are write-only: they are '' unless somebody types them, and a mask
 * of a stored one never gets in here.
 */
export type BucketValue = {
  vendor: BucketVendor;
  /** Bucket name; for Azure the container. */
  name: string;
  region: string;
  /** S3-compatible only: https://domain.com */
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Azure. A secret: it holds the account's key. */
  connectionString: string;
  /** Google: the key file's JSON text. A secret. */
  serviceKey: string;
  tags: Tag[];
};

/** What the platform has, for comparison. `secretMask` is shown as a hint and never sent. */
export type StoredBucket = { value: BucketValue; secretMask: string };

export type BucketField = Exclude<keyof BucketValue, 'vendor' | 'tags'>;
export type BucketErrors = Partial<Record<string, string>>;

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

export const awsRegions = [
  ['us-east-1', 'US East (N. Virginia)'],
  ['us-east-2', 'US East (Ohio)'],
  ['us-west-1', 'US West (N. California)'],
  ['us-west-2', 'US West (Oregon)'],
  ['af-south-1', 'Africa (Cape Town)'],
  ['ap-east-1', 'Asia Pacific (Hong Kong)'],
  ['ap-south-1', 'Asia Pacific (Mumbai)'],
  ['ap-northeast-1', 'Asia Pacific (Tokyo)'],
  ['ap-northeast-2', 'Asia Pacific (Seoul)'],
  ['ap-northeast-3', 'Asia Pacific (Osaka)'],
  ['ap-southeast-1', 'Asia Pacific (Singapore)'],
  ['ap-southeast-2', 'Asia Pacific (Sydney)'],
  ['ap-southeast-3', 'Asia Pacific (Jakarta)'],
  ['ca-central-1', 'Canada (Central)'],
  ['eu-central-1', 'Europe (Frankfurt)'],
  ['eu-west-1', 'Europe (Ireland)'],
  ['eu-west-2', 'Europe (London)'],
  ['eu-west-3', 'Europe (Paris)'],
  ['eu-north-1', 'Europe (Stockholm)'],
  ['eu-south-1', 'Europe (Milan)'],
  ['me-south-1', 'Middle East (Bahrain)'],
  ['sa-east-1', 'South America (São Paulo)'],
] as const;
export const defaultAwsRegion = 'us-east-1';

/** Fields of each vendor in the order they are asked for, and which of them must be filled in. */
const fieldsOf: Record<BucketVendor, { field: BucketField; isRequired: boolean }[]> = {
  none: [],
  aws_s3: [
    { field: 'name', isRequired: true },
    { field: 'region', isRequired: true },
    { field: 'accessKeyId', isRequired: true },
    { field: 'secretAccessKey', isRequired: true },
  ],
  s3_compatible: [
    { field: 'endpoint', isRequired: true },
    { field: 'region', isRequired: false },
    { field: 'name', isRequired: true },
    { field: 'accessKeyId', isRequired: true },
    { field: 'secretAccessKey', isRequired: true },
  ],
  azure: [
    { field: 'name', isRequired: true },
    { field: 'connectionString', isRequired: true },
  ],
  google: [
    { field: 'name', isRequired: true },
    { field: 'serviceKey', isRequired: true },
  ],
};

export const secretFields: readonly BucketField[] = [
  'secretAccessKey',
  'connectionString',
  'serviceKey',
];
const isSecret = (field: BucketField) => secretFields.includes(field);

export const bucketFields = (vendor: BucketVendor) => fieldsOf[vendor];
export const isBucketVendor = (text: string): text is BucketVendor =>
  (bucketVendors as readonly string[]).includes(text);

/** Another vendor: what the old one needed is dropped, the region becomes one that exists there. */
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

/** Is this what is stored? Secrets that were typed make a difference, empty ones do not. */
export function isSameBucket(value: BucketValue, stored: BucketValue): boolean {
  if (value.vendor !== stored.vendor) return false;
  if (secretFields.some((field) => value[field] !== '')) return false;
  const sameFields = fieldsOf[value.vendor].every(
    ({ field }) => isSecret(field) || value[field].trim() === stored[field],
  );
  return sameFields && JSON.stringify(value.tags) === JSON.stringify(stored.tags);
}

/** The error to show, or undefined when the text is a usable Google service account key. */
export function serviceKeyError(text: string): string | undefined {
  try {
    const key: unknown = JSON.parse(text);
    if (typeof key === 'object' && key !== null && 'private_key' in key && 'client_email' in key) {
      const { private_key: privateKey, client_email: email } = key;
      if (typeof privateKey === 'string' && typeof email === 'string') return undefined;
    }
  } catch {
    // Falls through to the one message there is for every unusable file.
  }
  return 'Invalid service key file, could not parse as JSON.';
}

const pemHeader = /^-----BEGIN [A-Z ]*PRIVATE KEY-----\s*/;

/** Preview of a key file: the private key keeps its header and the first 6 characters. */
export function previewServiceKey(text: string): string {
  try {
    const key = JSON.parse(text) as Record<string, unknown>;
    if (typeof key['private_key'] !== 'string') return '';
    const header = pemHeader.exec(key['private_key'])?.[0] ?? '';
    const body = key['private_key'].slice(header.length).replaceAll(/\s/g, '');
    const masked =
      header + body.slice(0, 6) + 'X'.repeat(Math.min(Math.max(body.length - 6, 0), 24));
    return JSON.stringify({ ...key, private_key: masked }, null, 2);
  } catch {
    return '';
  }
}

const messages: Record<BucketField, string> = {
  name: 'Enter the bucket name.',
  region: 'Choose a region.',
  endpoint: 'Enter the endpoint, such as https://domain.com',
  accessKeyId: 'Enter the access key ID.',
  secretAccessKey: 'Enter the secret access key.',
  connectionString: 'Enter the connection string.',
  serviceKey: 'Choose a service key file.',
};
const secretAgain =
  'Enter it again: changed storage settings can only be saved together with their secret.';

function fieldError(
  { field, isRequired }: { field: BucketField; isRequired: boolean },
  value: BucketValue,
  mayKeepSecret: boolean,
): string | undefined {
  const text = value[field].trim();
  if (text === '') {
    if (!isRequired) return undefined;
    if (isSecret(field) && mayKeepSecret) return secretAgain;
    return field === 'name' && value.vendor === 'azure'
      ? 'Enter the container name.'
      : messages[field];
  }
  if (field === 'serviceKey') return serviceKeyError(text);
  if (field === 'endpoint' && !/^https?:\/\/[^\s/]+/.test(text)) {
    return 'The endpoint must start with http:// or https://';
  }
  return undefined;
}

/**
 * Errors by field; tags as `tags.0.name`. Nothing to complain of when it is what is stored.
 * @param stored what the platform has, or null
 */
export function validateBucket(value: BucketValue, stored: StoredBucket | null): BucketErrors {
  if (stored && isSameBucket(value, stored.value)) return {};
  const mayKeepSecret = stored?.value.vendor === value.vendor;
  const errors: BucketErrors = {};
  for (const one of fieldsOf[value.vendor]) {
    const error = fieldError(one, value, mayKeepSecret);
    if (error) errors[one.field] = error;
  }
  value.tags.forEach((tag, index) => {
    if (tag.name.trim() === '') errors[`tags.${index}.name`] = 'Enter a name.';
    if (tag.value.trim() === '') errors[`tags.${index}.value`] = 'Enter a value.';
  });
  return errors;
}

const testNeeds: Record<BucketVendor, BucketField[]> = {
  none: [],
  aws_s3: ['name', 'region', 'accessKeyId', 'secretAccessKey'],
  s3_compatible: ['endpoint', 'name', 'accessKeyId', 'secretAccessKey'],
  azure: ['name', 'connectionString'],
  google: ['name', 'serviceKey'],
};

/** Why the settings cannot be tested yet; undefined when they can. */
export function testRefusal(value: BucketValue, stored: StoredBucket | null): string | undefined {
  const missing = testNeeds[value.vendor].filter((field) => value[field].trim() === '');
  if (missing.length === 0) return undefined;
  const onlySecret = missing.every(isSecret) && stored?.value.vendor === value.vendor;
  return onlySecret
    ? 'Enter the secret again to test: the stored one is never sent back.'
    : 'Fill in the required fields first.';
}
