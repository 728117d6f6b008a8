import { describe, expect, it } from 'vitest';
import { awsRegions } from '../../patterns/credential-fields/index.ts';
import {
  type BucketValue,
  bucketFields,
  changeVendor,
  emptyBucket,
  isSameBucket,
  testRefusal,
  validateBucket,
} from './bucket.model.ts';

const aws: BucketValue = {
  ...emptyBucket,
  vendor: 'aws_s3',
  name: 'acme-recordings',
  region: 'eu-west-1',
  accessKeyId: 'AKIAFAKE',
  tags: [{ name: 'team', value: 'support' }],
};
const stored = { value: aws, secretMask: 'fakeseXXXXXX' };

it('offers 22 regions, the default first', () => {
  expect(awsRegions).toHaveLength(22);
  expect(awsRegions[0][0]).toBe('us-east-1');
});

describe('bucketFields', () => {
  it.each([
    ['none', []],
    ['aws_s3', ['name', 'region', 'accessKeyId', 'secretAccessKey']],
    ['s3_compatible', ['endpoint', 'region', 'name', 'accessKeyId', 'secretAccessKey']],
    ['azure', ['name', 'connectionString']],
    ['google', ['name', 'serviceKey']],
  ] as const)('%s asks for %j', (vendor, fields) => {
    expect(bucketFields(vendor).map(({ id }) => id)).toEqual(fields);
  });
});

describe('changeVendor', () => {
  it('drops what only the old vendor needed', () => {
    const azure = changeVendor({ ...aws, secretAccessKey: 's' }, 'azure');
    expect(azure).toEqual({ ...emptyBucket, vendor: 'azure', name: aws.name, tags: aws.tags });
  });
  it('falls back to us-east-1 for a region AWS does not have, and keeps one it has', () => {
    expect(changeVendor({ ...aws, region: 'moon' }, 'aws_s3').region).toBe('us-east-1');
    expect(changeVendor(aws, 'aws_s3').region).toBe('eu-west-1');
  });
  it('empties the region for compatible storage, where it is optional', () => {
    expect(changeVendor(aws, 's3_compatible').region).toBe('');
  });
  it('empties everything for none', () => {
    expect(changeVendor(aws, 'none')).toEqual(emptyBucket);
  });
});

describe('isSameBucket', () => {
  it('is the same without a typed secret', () => expect(isSameBucket(aws, aws)).toBe(true));
  it.each([
    ['a secret', { ...aws, secretAccessKey: 'new' }],
    ['a name', { ...aws, name: 'other' }],
    ['a tag', { ...aws, tags: [] }],
    ['a vendor', changeVendor(aws, 'azure')],
  ])('differs by %s', (_, value) => expect(isSameBucket(value, aws)).toBe(false));
});

describe('validateBucket', () => {
  it('asks for nothing when nothing was changed', () => {
    expect(validateBucket(aws, stored)).toEqual({});
  });
  it('wants the secret again when anything else changed', () => {
    expect(validateBucket({ ...aws, name: 'other' }, stored).secretAccessKey).toMatch(/again/);
  });
  it.each([
    ['aws_s3', ['name', 'accessKeyId', 'secretAccessKey']],
    ['s3_compatible', ['endpoint', 'name', 'accessKeyId', 'secretAccessKey']],
    ['azure', ['name', 'connectionString']],
    ['google', ['name', 'serviceKey']],
  ] as const)('wants every required field of a new credential for %s', (vendor, fields) => {
    expect(Object.keys(validateBucket(changeVendor(emptyBucket, vendor), null))).toEqual(fields);
  });
  it('refuses an endpoint without scheme', () => {
    const value: BucketValue = {
      ...aws,
      vendor: 's3_compatible',
      endpoint: 'domain.com',
      secretAccessKey: 's',
    };
    expect(validateBucket(value, null)).toEqual({
      endpoint: 'The endpoint must start with http:// or https://',
    });
  });
  it('refuses half a tag', () => {
    const value = { ...aws, secretAccessKey: 's', tags: [{ name: 'a', value: ' ' }] };
    expect(validateBucket(value, null)).toEqual({ 'tags.0.value': 'Enter a value.' });
  });
});

describe('testRefusal', () => {
  it('wants the fields of the vendor', () => {
    expect(testRefusal({ ...aws, accessKeyId: '' }, null)).toBe(
      'Fill in the required fields first.',
    );
  });
  it('says that the stored secret is not sent back', () => {
    expect(testRefusal(aws, stored)).toBe('Re-enter the secret to test.');
  });
  it('has no objection to a complete credential', () => {
    expect(testRefusal({ ...aws, secretAccessKey: 's' }, stored)).toBeUndefined();
  });
});
