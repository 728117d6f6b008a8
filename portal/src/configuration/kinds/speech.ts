import {
  findVendor,
  type SpeechField,
  speechVendors,
  vendorName,
} from '@trunkline/ui/engines/speech-vendors';
import { sidColumns } from '../../platform/resources/sid-columns.ts';
import { type Column, flag, json, secret, text } from '../members.ts';
import type { Kind } from '../model.ts';
import type { Values } from '../values.ts';

/** A field of a vendor as a column. What a person may not change, the platform ignores. */
function columnOf({ kind, id, label: labelOf, ...field }: SpeechField): Column {
  const name = field.member ?? id;
  const label = typeof labelOf === 'string' ? labelOf : labelOf({});
  const isFixed = field.isFixed === true;
  if (kind === 'checkbox') return flag(name, label, { isFixed });
  if (kind === 'secret') return secret(name, label, { isFixed: true });
  // The key of a service account comes as a file.
  if (name === 'service_key') return secret(name, label, { isFixed: true });
  return kind === 'json' ? json(name, label, { isFixed }) : text(name, label, { isFixed });
}

/** Members that the platform leaves out of its answers, by vendor. */
const unread: Readonly<Record<string, readonly string[]>> = { gladia: ['region'] };

const withUnread = (vendor: string, column: Column): Column =>
  unread[vendor]?.includes(column.name)
    ? { ...column, members: column.members.map((member) => ({ ...member, isUnread: true })) }
    : column;

function columnsOf(fields: readonly SpeechField[], vendor = ''): Column[] {
  const columns = fields
    .filter(({ kind, isUiOnly }) => kind !== 'modes' && !isUiOnly)
    .map((field) => withUnread(vendor, columnOf(field)));
  return [...new Map(columns.map((column) => [column.name, column])).values()];
}

const columnsOfAll = columnsOf(speechVendors.flatMap(({ fields }) => fields));

const shared = [
  text('vendor', 'Vendor', {
    isRequired: true,
    maxLength: 32,
    help: 'Key of the vendor, or custom:NAME.',
  }),
  text('label', 'Label', { maxLength: 64 }),
  flag('use_for_tts', 'Used to speak', { default: true, isAlways: true }),
  flag('use_for_stt', 'Used to listen', { default: true, isAlways: true }),
];

const known = new Map<string, readonly Column[]>();

/** @param vendor '' for those of all vendors */
function columnsOfVendor(vendor: string): readonly Column[] {
  const before = known.get(vendor);
  if (before) return before;
  const own = vendor === '' ? columnsOfAll : columnsOf(findVendor(vendor)?.fields ?? [], vendor);
  const columns = [...shared, ...own];
  known.set(vendor, columns);
  return columns;
}

export const speech: Kind = {
  name: 'speech',
  one: 'speech credential',
  title: 'Speech credentials',
  owners: ['account', 'provider'],
  resource: 'SpeechCredentials',
  sid: sidColumns.SpeechCredentials,
  identity: ['vendor', 'label'],
  shownAs: vendorName,
  columns: (values?: Values) => columnsOfVendor(String(values?.['vendor'] ?? '')),
};
