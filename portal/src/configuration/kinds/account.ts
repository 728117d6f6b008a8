import {
  bucketFields,
  isBucketVendor,
} from '../../../../ui/src/widgets/bucket-credential/bucket.model.ts';
import { isRecord } from '../../browser/record.ts';
import { account } from '../../platform/records/account.ts';
import { bucketColumns, shownTag, tagToWire } from '../../platform/records/bucket.ts';
import { integer } from '../../platform/records/column.ts';
import { sidColumns } from '../../platform/resources/sid-columns.ts';
import type { Row } from '../api.ts';
import { columnsInside, fileColumn, fileColumns } from '../columns.ts';
import type { Column } from '../members.ts';
import type { Kind } from '../model.ts';
import type { Values } from '../values.ts';
import { always } from './from-record.ts';

export const inBucket = columnsInside(
  'recording_bucket',
  'Recording bucket',
  Object.values(bucketColumns),
  { vendor: { default: undefined }, tags: { holdsTexts: true } },
);

/** Columns of a vendor's bucket, without tags. */
function columnsOfBucket(vendor: string) {
  const { vendor: vendorColumn, tags: _, ...fields } = bucketColumns;
  const own = isBucketVendor(vendor) ? bucketFields(vendor).map(({ id }) => fields[id]) : [];
  return [vendorColumn, ...own];
}

/** Reports bucket values without a vendor, or with a vendor that has no such member. */
function bucketProblem(values: Values): string | undefined {
  const lost = inBucket.problem(values);
  if (lost !== undefined) return lost;
  const paths = Object.keys(values).filter((path) => path.startsWith('recording_bucket.'));
  const vendor = String(values[inBucket.pathOf(bucketColumns.vendor)] ?? '');
  const known = columnsOfBucket(vendor).map(inBucket.pathOf);
  const foreign = paths.find(
    (path) => !path.startsWith(`${inBucket.pathOf(bucketColumns.tags)}.`) && !known.includes(path),
  );
  return foreign && `"${foreign}" is no member of a bucket of ${vendor}.`;
}

const listIn = (raw: unknown): unknown[] => (Array.isArray(raw) ? raw : []);

/** Texts of the tags, by name. The last of two tags with the same name counts. Skips tags without a text. */
const tagsOf = (raw: unknown): Record<string, string> =>
  Object.fromEntries(
    listIn(raw).flatMap((tag) => {
      const shown = shownTag(tag);
      return shown ? [[shown.name, shown.value]] : [];
    }),
  );

/**
 * Tags of a file, to be sent. A tag that matches the stored one stays as stored, even with a number
 * as its value or a duplicate name; so does a tag that a file can't contain.
 */
function tagsToSend(tags: Row, stored: unknown): unknown[] | null {
  const [named, before] = [new Map(Object.entries(tags)), new Map(Object.entries(tagsOf(stored)))];
  const nameOf = (tag: unknown) => shownTag(tag)?.name;
  const kept = listIn(stored).filter((tag) => {
    const name = nameOf(tag);
    return name === undefined || (named.has(name) && named.get(name) === before.get(name));
  });
  const there = new Set(kept.map(nameOf));
  const others = [...named].filter(([name]) => !there.has(name));
  const sent = [...kept, ...others.map(([name, value]) => tagToWire(name, String(value)))];
  return sent.length > 0 ? sent : null;
}

/** Sent as a whole: without its secret a bucket can't be changed, because a mask is never sent back. */
const bucket: Column = {
  name: 'bucket_credential',
  label: 'Recording bucket',
  isWhole: true,
  members: inBucket.members,
  problem: bucketProblem,
  // As in the form, a bucket of an unknown vendor counts as none, and only the vendor's members are
  // read: a file with others could not be read back.
  read: (raw, tools) => {
    const vendor = isRecord(raw) ? String(raw['vendor']) : '';
    if (!isRecord(raw) || !isBucketVendor(vendor) || vendor === 'none') return {};
    const own = columnsOfBucket(vendor).map(({ name }) => [name, raw[name]]);
    return inBucket.read({ ...Object.fromEntries(own), tags: tagsOf(raw['tags']) }, tools);
  },
  write: (values: Values, tools, raw) => {
    if (values['recording_bucket.vendor'] === undefined) return { vendor: 'none' };
    const stored = isRecord(raw) ? raw['tags'] : undefined;
    const { tags, ...fields } = Object.fromEntries(
      inBucket.write(values, tools, { tags: tagsOf(stored) }),
    );
    const parts = { ...fields, tags: tagsToSend(isRecord(tags) ? tags : {}, stored) };
    return Object.fromEntries(
      Object.entries(parts).filter(([, value]) => value !== null && value !== undefined),
    );
  },
};

export const settings: Kind = {
  name: 'settings',
  one: 'account settings',
  title: 'Account settings',
  owners: ['account'],
  isSingle: true,
  resource: 'Accounts',
  sid: sidColumns.Accounts,
  identity: [],
  parts: [],
  columns: always(
    fileColumns(account.columns, {
      sip_realm: { help: 'Domain that SIP devices register at.', refusedTo: 'account' },
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

/** Each limit is a separate call. A limit that isn't listed is not set. */
export const limits: Kind = {
  name: 'limits',
  one: 'limits',
  title: 'Limits',
  owners: ['account', 'provider'],
  isSingle: true,
  resource: 'Limits',
  sid: '',
  identity: [],
  parts: [],
  columns: always(
    categories.map(([name, label]) =>
      fileColumn(
        { ...integer(name, label, 0), range: undefined },
        { help: `${label}, at most.`, default: undefined },
      ),
    ),
  ),
};
