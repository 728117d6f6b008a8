import { isRecord } from '../../browser/record.ts';
import { choice, map, secret, text } from './column.ts';

const goesWith = 'vendor';

/** Storage for an account's recordings, with the names of the form. */
export const bucketColumns = {
  vendor: choice('vendor', 'vendor', ['aws_s3', 's3_compatible', 'google', 'azure']),
  name: text('name', 'name'),
  region: text('region', 'region'),
  endpoint: text('endpoint', 'endpoint'),
  accessKeyId: text('access_key_id', 'access key ID'),
  secretAccessKey: { ...secret('secret_access_key', 'secret access key'), goesWith },
  connectionString: { ...secret('connection_string', 'connection string'), goesWith },
  serviceKey: { ...secret('service_key', 'service key'), goesWith },
  tags: map('tags', 'tags'),
};

export const tagToWire = (name: string, value: string) => ({ Key: name, Value: value });

const isText = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** A stored tag as its fields show it; undefined if the API stored a value that no field can show. */
export const shownTag = (tag: unknown) =>
  isRecord(tag) && isText(tag['Key']) && isText(tag['Value'])
    ? { name: String(tag['Key']), value: String(tag['Value']) }
    : undefined;
