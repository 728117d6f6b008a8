import {
  type BucketValue,
  bucketFields,
  emptyBucket,
  isBucketVendor,
  type StoredBucket,
} from '@trunkline/ui/widgets/bucket-credential';
import { bucketColumns, shownTag, tagToWire } from '../records/bucket.ts';
import type { BucketCredential, BucketUpdate } from '../resources/accounts/accounts.ts';

/**
 * The tags of a form to send. An unedited tag stays as stored, even with a number as its value; so
 * does a tag that the form can't show.
 */
function tagsToSend(tags: BucketValue['tags'], stored: readonly unknown[]): unknown[] {
  const raw = [...stored];
  const sent = tags.map(({ name, value }) => {
    const place = raw.findIndex((one) => {
      const shown = shownTag(one);
      return shown?.name === name && shown.value === value;
    });
    return place < 0 ? tagToWire(name.trim(), value.trim()) : raw.splice(place, 1)[0];
  });
  return [...sent, ...raw.filter((one) => !shownTag(one))];
}

/** The stored credential without its secret; the mask of the secret is kept beside it, for display. */
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
      tags: credential.tags.flatMap((tag) => shownTag(tag) ?? []),
    },
    secretMask:
      credential.secret_access_key || credential.connection_string || credential.service_key,
  };
}

/**
 * Sends only the members of the chosen vendor, and tags only if there are some.
 * @param storedTags as the platform returns them
 */
export function bucketUpdateOf(
  { vendor, tags, ...values }: BucketValue,
  storedTags: readonly unknown[] = [],
): BucketUpdate {
  const sent = bucketFields(vendor)
    .map(({ id, isRequired }) => {
      const { type, name } = bucketColumns[id];
      return { name, isRequired, text: type === 'secret' ? values[id] : values[id].trim() };
    })
    .filter(({ isRequired, text }) => isRequired || text !== '')
    .map(({ name, text }) => [name, text]);
  const sentTags = vendor === 'none' ? [] : tagsToSend(tags, storedTags);
  return {
    vendor,
    ...Object.fromEntries(sent),
    ...(sentTags.length > 0 && { tags: sentTags }),
  };
}
