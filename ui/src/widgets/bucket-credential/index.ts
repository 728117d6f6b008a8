export {
  type BucketErrors,
  type BucketValue,
  type BucketVendor,
  bucketFields,
  bucketMessages,
  emptyBucket,
  isBucketVendor,
  isSameBucket,
  type StoredBucket,
  testRefusal,
  validateBucket,
} from './bucket.model.ts';
export {
  BucketCredential,
  type BucketCredentialLabels,
  type BucketCredentialProps,
} from './bucket-credential.tsx';
