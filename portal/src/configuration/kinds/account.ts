import { isRecord } from '../../browser/record.ts';
import { account } from '../../platform/records/account.ts';
import { sidColumns } from '../../platform/resources/sid-columns.ts';
import { always, type Column, choice, map, secret, text } from '../members.ts';
import type { Kind } from '../model.ts';
import { isSecret, type Values } from '../values.ts';
import { columnsFromRecord } from './from-record.ts';

const vendors = ['aws_s3', 's3_compatible', 'google', 'azure'] as const;

const bucketParts = [
  choice('recording_bucket.vendor', 'Recording bucket: vendor', vendors),
  text('recording_bucket.name', 'Recording bucket: name'),
  text('recording_bucket.region', 'Recording bucket: region'),
  text('recording_bucket.endpoint', 'Recording bucket: endpoint'),
  text('recording_bucket.access_key_id', 'Recording bucket: access key ID'),
  secret('recording_bucket.secret_access_key', 'Recording bucket: secret access key', {
    goesWith: 'recording_bucket.vendor',
  }),
  secret('recording_bucket.connection_string', 'Recording bucket: connection string', {
    goesWith: 'recording_bucket.vendor',
  }),
  secret('recording_bucket.service_key', 'Recording bucket: service key', {
    goesWith: 'recording_bucket.vendor',
  }),
] as const;

/** Members of each vendor's buckets, besides the vendor and the tags. */
const ofVendor: Readonly<Record<string, readonly string[]>> = {
  aws_s3: ['name', 'region', 'access_key_id', 'secret_access_key'],
  s3_compatible: ['name', 'region', 'endpoint', 'access_key_id', 'secret_access_key'],
  google: ['name', 'service_key'],
  azure: ['name', 'connection_string'],
};

function bucketProblem(values: Values): string | undefined {
  const paths = Object.keys(values).filter((path) => path.startsWith('recording_bucket.'));
  const vendor = values['recording_bucket.vendor'];
  if (vendor === undefined) {
    return paths[0] && `"${paths[0]}" says nothing without "recording_bucket.vendor".`;
  }
  const known = ['vendor', ...(ofVendor[String(vendor)] ?? [])];
  const foreign = paths.find(
    (path) => !path.startsWith('recording_bucket.tags.') && !known.includes(path.slice(17)),
  );
  return foreign && `"${foreign}" is no member of a bucket of ${String(vendor)}.`;
}

const tags = map('recording_bucket.tags', 'Recording bucket: tags');
const keyOf = ({ name }: Column) => name.slice('recording_bucket.'.length);

/** Name and value of each tag, as the platform has them. */
const tagsOf = (raw: unknown): Record<string, unknown> =>
  Object.fromEntries(
    (Array.isArray(raw) ? raw : []).flatMap((tag: unknown) =>
      isRecord(tag) ? [[String(tag['Key']), tag['Value']]] : [],
    ),
  );

/** Taken whole: without its secret a bucket can't be changed, for a mask is never sent back. */
const bucket: Column = {
  name: 'bucket_credential',
  members: [...bucketParts, tags].flatMap(({ members }) => members),
  problem: bucketProblem,
  read: (raw, tools) =>
    isRecord(raw) && typeof raw['vendor'] === 'string' && raw['vendor'] !== 'none'
      ? Object.assign(
          {},
          ...bucketParts.map((part) => part.read(raw[keyOf(part)], tools)),
          tags.read(tagsOf(raw['tags']), tools),
        )
      : {},
  write: (values: Values, tools) => {
    if (values['recording_bucket.vendor'] === undefined) return { vendor: 'none' };
    const body = Object.fromEntries(
      bucketParts
        .map((part) => [keyOf(part), part.write(values, tools, undefined)])
        .filter(([, value]) => value !== null && value !== undefined),
    );
    const assigned = tags.write(values, tools, undefined);
    return {
      ...body,
      ...(isRecord(assigned) && {
        tags: Object.entries(assigned).map(([Key, Value]) => ({ Key, Value })),
      }),
    };
  },
};

/** Secrets without which the whole of their column can't be sent. */
export const sentWhole = (path: string, values: Values): string[] =>
  path.startsWith('recording_bucket.')
    ? Object.keys(values).filter((at) => at.startsWith('recording_bucket.') && isSecret(values[at]))
    : [];

export const settings: Kind = {
  name: 'settings',
  one: 'account settings',
  title: 'Account settings',
  owners: ['account'],
  isSingle: true,
  resource: 'Accounts',
  sid: sidColumns.Accounts,
  identity: [],
  // The platform stores it so.
  normalise: { sip_realm: (realm) => realm.toLowerCase() },
  columns: always(
    columnsFromRecord(account, {
      sip_realm: { help: 'Domain that SIP devices register at.' },
      disable_cdrs: { staysUnnamed: true },
      device_to_call_ratio: { staysUnnamed: true },
    })
      .filter(({ name }) => name !== 'name')
      .flatMap((column) => (column.name === 'record_format' ? [column, bucket] : [column])),
  ),
};

const categories = [
  ['voice_call_session', 'Concurrent calls'],
  ['device', 'Registered devices'],
  ['api_rate', 'API calls a second'],
  ['voice_call_minutes', 'Call minutes'],
  ['voice_call_session_license', 'Licensed concurrent calls'],
  ['voice_call_minutes_license', 'Licensed call minutes'],
] as const;

/** Each limit is a separate call; an unlisted limit is not set. */
export const limits: Kind = {
  name: 'limits',
  one: 'limits',
  title: 'Limits',
  owners: ['account', 'provider'],
  isSingle: true,
  resource: 'Limits',
  sid: '',
  identity: [],
  columns: always(
    categories.map(([name, label]): Column => {
      const member = { path: name, label, help: `${label}, at most.`, type: 'integer' } as const;
      return {
        name,
        members: [member],
        read: (raw) => (typeof raw === 'number' ? { [name]: raw } : {}),
        write: (values) => values[name] ?? null,
      };
    }),
  ),
};
