import { badRequest, refusal } from '../../http/errors.ts';
import { isMasked, mask } from '../../rules/secrets.ts';

export type Bucket = Record<string, unknown>;

type Vendor = {
  /** Members to store, in the order of responses; all others are dropped. */
  members: readonly string[];
  /** Each required member with its error text, in the order of the platform's checks. */
  required: readonly (readonly [string, string])[];
  secret: string;
};

const awsCredential = 'invalid aws S3 bucket credential';

const vendors: Record<string, Vendor> = {
  aws_s3: {
    members: ['region', 'name', 'access_key_id', 'secret_access_key', 'tags'],
    required: [
      ['access_key_id', awsCredential],
      ['secret_access_key', awsCredential],
      ['name', 'invalid aws bucket name'],
      ['region', 'invalid aws bucket region'],
    ],
    secret: 'secret_access_key',
  },
  s3_compatible: {
    members: ['endpoint', 'region', 'name', 'access_key_id', 'secret_access_key', 'tags'],
    required: [
      ['access_key_id', awsCredential],
      ['secret_access_key', awsCredential],
      ['name', 'invalid aws bucket name'],
      ['endpoint', 'invalid endpoint uri'],
    ],
    secret: 'secret_access_key',
  },
  google: {
    members: ['name', 'service_key', 'tags'],
    required: [['service_key', 'invalid google cloud storage credential']],
    secret: 'service_key',
  },
  azure: {
    members: ['name', 'connection_string', 'tags'],
    required: [
      ['name', 'invalid azure container name'],
      ['connection_string', 'invalid azure cloud storage credential'],
    ],
    secret: 'connection_string',
  },
};

export const bucketVendor = (value: unknown): Vendor | undefined =>
  typeof value === 'string' && Object.hasOwn(vendors, value) ? vendors[value] : undefined;

const pemHeader = /^-----BEGIN [A-Z ]+-----\n/;

function serviceKey(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : undefined;
  } catch {
    // Stored as sent: it has no secret to mask.
    return undefined;
  }
}

/** Masks the key inside a Google service key; the PEM header stays readable. */
export function maskServiceKey(value: string): string {
  const key = serviceKey(value);
  const privateKey = key?.['private_key'];
  if (typeof privateKey !== 'string') return mask(value);
  const header = pemHeader.exec(privateKey)?.[0] ?? '';
  return JSON.stringify({ ...key, private_key: header + mask(privateKey.slice(header.length)) });
}

function hasMaskedKey(value: unknown): boolean {
  const privateKey = serviceKey(value)?.['private_key'];
  return typeof privateKey === 'string' && isMasked(privateKey.replace(pemHeader, ''));
}

/** The bucket in a single read. Lists return the secret in clear (`accounts#list-bucket-not-masked`). */
export function maskBucket(bucket: Bucket): Bucket {
  const secret = bucketVendor(bucket['vendor'])?.secret;
  const value = secret && bucket[secret];
  if (!secret || typeof value !== 'string') return bucket;
  return { ...bucket, [secret]: secret === 'service_key' ? maskServiceKey(value) : mask(value) };
}

export function carriesMask(bucket: Bucket): boolean {
  const secret = bucketVendor(bucket['vendor'])?.secret;
  if (!secret) return false;
  return secret === 'service_key' ? hasMaskedKey(bucket[secret]) : isMasked(bucket[secret]);
}

/**
 * JSON to store for a client's bucket; null removes it. Refusals have the platform's statuses: 500
 * for a missing member, 400 for an unknown vendor.
 */
export function bucketToStore(value: unknown, stored: string | null): string | null {
  if (value === null || value === undefined) return null;
  const bucket: Bucket = typeof value === 'object' ? { ...value } : {};
  const { vendor: name } = bucket;
  if (name === 'none') return null;
  // The platform stores an unreadable value, which reads back as this
  // (`accounts#put-bucket-empty-object`).
  if (typeof value === 'object' && Object.keys(value).length === 0) return '{}';
  const vendor = bucketVendor(name);
  if (!vendor) throw badRequest(`unknown storage vendor: ${String(name)}`);

  for (const [member, complaint] of vendor.required) {
    if (!bucket[member]) throw refusal(500, `${complaint}: ${member} is required`);
  }
  for (const member of vendor.members) {
    const given = bucket[member];
    if (given === undefined || given === null) continue;
    const fits = member === 'tags' ? Array.isArray(given) : typeof given === 'string';
    if (!fits) throw badRequest(`invalid value for bucket_credential.${member}`);
  }

  const kept: Bucket = { vendor: name };
  for (const member of vendor.members) {
    if (bucket[member] !== undefined) kept[member] = bucket[member];
  }
  // `accounts#put-bucket-aws-masked-secret`
  const before = stored === null ? undefined : (JSON.parse(stored) as Bucket);
  if (before?.['vendor'] === name && carriesMask(bucket)) {
    kept[vendor.secret] = before?.[vendor.secret];
  }
  return JSON.stringify(kept);
}
