import { emptyBucket } from '@trunkline/ui/widgets/bucket-credential';
import { describe, expect, it } from 'vitest';
import { bucketUpdateOf } from './bucket.ts';

describe('bucketUpdateOf', () => {
  const filled = {
    ...emptyBucket,
    name: ' b ',
    region: 'r',
    endpoint: 'https://e',
    accessKeyId: 'k',
    secretAccessKey: 's',
    connectionString: 'c',
    serviceKey: '{}',
    tags: [{ name: ' a ', value: ' b ' }],
  };
  const tags = [{ Key: 'a', Value: 'b' }];
  const keys = { access_key_id: 'k', secret_access_key: 's' };
  it.each([
    ['none', { vendor: 'none' }],
    ['aws_s3', { vendor: 'aws_s3', name: 'b', region: 'r', ...keys, tags }],
    [
      's3_compatible',
      { vendor: 's3_compatible', name: 'b', endpoint: 'https://e', region: 'r', ...keys, tags },
    ],
    ['azure', { vendor: 'azure', name: 'b', connection_string: 'c', tags }],
    ['google', { vendor: 'google', name: 'b', service_key: '{}', tags }],
  ] as const)('%s sends its own members only', (vendor, expected) => {
    expect(bucketUpdateOf({ ...filled, vendor })).toEqual(expected);
  });
  it('leaves an optional region and empty tags out', () => {
    expect(bucketUpdateOf({ ...filled, vendor: 's3_compatible', region: '', tags: [] })).toEqual({
      vendor: 's3_compatible',
      name: 'b',
      endpoint: 'https://e',
      ...keys,
    });
  });
});
