import { parseUrl } from '@trunkline/ui/tokens/text';
import { type Bucket, bucketVendor, carriesMask } from './bucket.ts';

export type TestResult = {
  status: 'ok' | 'failed';
  reason?: string;
};

const failedWith = (reason: string): TestResult => ({ status: 'failed', reason });
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Error of a vendor's client library for a missing member. */
function missing(vendor: string, bucket: Bucket): string | undefined {
  const lacks = (...members: string[]) => members.some((member) => !isText(bucket[member]));
  switch (vendor) {
    case 'aws_s3':
      if (lacks('region')) return 'Region is missing';
      return lacks('access_key_id', 'secret_access_key', 'name')
        ? 'Resolved credential object is not valid'
        : undefined;
    case 's3_compatible':
      return lacks('access_key_id', 'secret_access_key', 'name', 'endpoint')
        ? 'Resolved credential object is not valid'
        : undefined;
    case 'google':
      return googleFault(bucket['service_key']);
    case 'azure':
      return /AccountName=[^;]+/.test(String(bucket['connection_string'] ?? ''))
        ? undefined
        : 'Unable to extract accountName with provided information.';
    default:
      return `Does not support test for ${vendor}`;
  }
}

function googleFault(key: unknown): string | undefined {
  try {
    const parsed: unknown = JSON.parse(String(key));
    const isKey =
      typeof parsed === 'object' &&
      parsed !== null &&
      'private_key' in parsed &&
      'client_email' in parsed;
    return isKey ? undefined : 'The incoming JSON object does not contain a client_email field';
  } catch (error) {
    return error instanceof Error ? error.message : 'invalid service key';
  }
}

/** Host of the vendor's storage, as in an error message. */
function hostOf(vendor: string, bucket: Bucket): string {
  if (vendor === 'aws_s3') return `s3.${String(bucket['region'])}.amazonaws.com`;
  if (vendor === 'google') return 'storage.googleapis.com';
  if (vendor === 'azure') {
    const account = /AccountName=([^;]+)/.exec(String(bucket['connection_string']))?.[1];
    return `${account}.blob.core.windows.net`;
  }
  const endpoint = String(bucket['endpoint']);
  return parseUrl(endpoint)?.hostname ?? endpoint;
}

/** Keys too short for Amazon: the recorded test with such keys found no host. */
const isStub = (vendor: string, bucket: Bucket) =>
  vendor === 'aws_s3' && String(bucket['access_key_id']).length < 4;

/**
 * Simulates the test without any call. The bucket's name chooses the outcome by containing `denied`
 * or `unreachable`; any other complete credential works.
 */
export function testBucket(sent: Bucket, stored: Bucket | undefined): TestResult {
  // With a masked secret, tests the whole stored credential instead of the one sent
  // (`bucket-credential-test#s3-compatible-masked-secret-uses-stored`).
  const bucket = carriesMask(sent) && stored ? stored : sent;
  const vendor = String(bucket['vendor']);
  if (!bucketVendor(bucket['vendor'])) return failedWith(`Does not support test for ${vendor}`);
  const fault = missing(vendor, bucket);
  if (fault) return failedWith(fault);

  const name = String(bucket['name'] ?? '');
  if (name.includes('denied')) return failedWith('Access Denied');
  if (name.includes('unreachable') || isStub(vendor, bucket)) {
    return failedWith(`getaddrinfo ENOTFOUND ${hostOf(vendor, bucket)}`);
  }
  return { status: 'ok' };
}
