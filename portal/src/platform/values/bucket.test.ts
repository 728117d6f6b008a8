import { emptyBucket } from '@trunkline/ui/widgets/bucket-credential';
import { describe, expect, it } from 'vitest';
import { bucketUpdateOf, storedBucketOf } from './bucket.ts';

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

describe('stored tags that no form would send', () => {
  const odd = [{ Key: 'x', Value: null }, { Key: { a: 1 }, Value: 'b' }, 'text', null];
  const shown = [
    { Key: 'a', Value: 5, note: 'kept' },
    { Key: 7, Value: true },
    { Key: ' team ', Value: ' one ' },
  ];
  const tags = [shown[0], ...odd, ...shown.slice(1)];
  const credential = {
    ...{ vendor: 'azure', name: 'b', region: '', endpoint: '', access_key_id: '' },
    ...{ secret_access_key: '', connection_string: 'mask', service_key: '', tags },
  };
  const value = storedBucketOf(credential)?.value ?? emptyBucket;
  const sent = (change: Partial<typeof value>) =>
    bucketUpdateOf({ ...value, ...change, vendor: 'azure' }, tags);

  it('are shown, but for those that have no text', () => {
    expect(value.tags).toEqual([
      { name: 'a', value: '5' },
      { name: '7', value: 'true' },
      { name: ' team ', value: ' one ' },
    ]);
  });
  it('are sent as they are stored', () => {
    expect(sent({ name: 'c' })).toMatchObject({ tags: [...shown, ...odd] });
    expect(sent({ tags: [] })).toMatchObject({ tags: odd });
    expect(sent({ tags: [{ name: 'a', value: '6' }] })).toMatchObject({
      tags: [{ Key: 'a', Value: '6' }, ...odd],
    });
  });
  it('are sent once, and none of another bucket', () => {
    const twice = [value.tags[0], value.tags[0]].flatMap((tag) => tag ?? []);
    expect(sent({ tags: twice })).toMatchObject({
      tags: [shown[0], { Key: 'a', Value: '5' }, ...odd],
    });
    expect(bucketUpdateOf({ ...value, vendor: 'none' }, tags)).toEqual({ vendor: 'none' });
  });
});
