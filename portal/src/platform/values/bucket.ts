import {
  type BucketValue,
  bucketFields,
  emptyBucket,
  isBucketVendor,
  type StoredBucket,
} from '@trunkline/ui/widgets/bucket-credential';
import { bucketColumns, tagToWire } from '../records/bucket.ts';
import type { BucketCredential, BucketUpdate } from '../resources/accounts/accounts.ts';

/** The stored credential without its secret; the secret's mask is kept beside it, for display. */
export function storedBucketOf(
  credential: BucketCredential | null | undefined,
): StoredBucket | null {
  if (!credential || !isBucketVendor(credential.vendor) || credential.vendor === 'none')
    return null;
  const { vendor } = credential;
  const shown = bucketFields(vendor)
    .filter(({ id }) => bucketColumns[id].type !== 'secret')
    .map(({ id }) => [id, credential[bucketColumns[id].name]]);
  return {
    value: {
      ...emptyBucket,
      ...Object.fromEntries(shown),
      vendor,
      tags: credential.tags.map(({ Key, Value }) => ({ name: Key, value: Value })),
    },
    secretMask:
      credential.secret_access_key || credential.connection_string || credential.service_key,
  };
}

/** Only the members of the chosen vendor; tags only when there are some. */
export function bucketUpdateOf({ vendor, tags, ...values }: BucketValue): BucketUpdate {
  const sent = bucketFields(vendor)
    .map(({ id, isRequired }) => {
      const { type, name } = bucketColumns[id];
      return { name, isRequired, text: type === 'secret' ? values[id] : values[id].trim() };
    })
    .filter(({ isRequired, text }) => isRequired || text !== '')
    .map(({ name, text }) => [name, text]);
  return {
    vendor,
    ...Object.fromEntries(sent),
    ...(vendor !== 'none' &&
      tags.length > 0 && {
        tags: tags.map(({ name, value }) => tagToWire(name.trim(), value.trim())),
      }),
  };
}
