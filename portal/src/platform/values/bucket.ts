import {
  type BucketValue,
  emptyBucket,
  isBucketVendor,
  type StoredBucket,
} from '@trunkline/ui/widgets/bucket-credential';
import type { BucketCredential, BucketUpdate } from '../resources/accounts/accounts.ts';

/** The stored credential without its secret; the secret's mask is kept beside it, for display. */
export function storedBucketOf(
  credential: BucketCredential | null | undefined,
): StoredBucket | null {
  if (!credential || !isBucketVendor(credential.vendor) || credential.vendor === 'none')
    return null;
  return {
    value: {
      ...emptyBucket,
      vendor: credential.vendor,
      name: credential.name,
      region: credential.region,
      endpoint: credential.endpoint,
      accessKeyId: credential.access_key_id,
      tags: credential.tags.map(({ Key, Value }) => ({ name: Key, value: Value })),
    },
    secretMask:
      credential.secret_access_key || credential.connection_string || credential.service_key,
  };
}

/** Only the members of the chosen vendor; tags only when there are some. */
export function bucketUpdateOf(bucket: BucketValue): BucketUpdate {
  const { vendor } = bucket;
  const tags = bucket.tags.map(({ name, value }) => ({ Key: name.trim(), Value: value.trim() }));
  const shared = { vendor, name: bucket.name.trim(), ...(tags.length > 0 ? { tags } : {}) };
  const keys = {
    access_key_id: bucket.accessKeyId.trim(),
    secret_access_key: bucket.secretAccessKey,
  };
  switch (vendor) {
    case 'none':
      return { vendor: 'none' };
    case 'aws_s3':
      return { ...shared, region: bucket.region, ...keys };
    case 's3_compatible':
      return {
        ...shared,
        endpoint: bucket.endpoint.trim(),
        ...(bucket.region.trim() === '' ? {} : { region: bucket.region.trim() }),
        ...keys,
      };
    case 'azure':
      return { ...shared, connection_string: bucket.connectionString };
    case 'google':
      return { ...shared, service_key: bucket.serviceKey };
  }
}
