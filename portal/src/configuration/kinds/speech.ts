import {
  findVendor,
  type SpeechField,
  speechVendors,
  vendorName,
} from '@trunkline/ui/engines/speech-vendors';
import { isSecret } from '../../../../ui/src/patterns/credential-fields/credential-fields.model.ts';
import { flag, json, secret, text } from '../../platform/records/column.ts';
import { sidColumns } from '../../platform/resources/sid-columns.ts';
import { fileColumn } from '../columns.ts';
import type { Column } from '../members.ts';
import type { Kind } from '../model.ts';
import type { Values } from '../values.ts';

/** Turns a vendor's field into a column. The platform ignores changes of fixed fields. */
function columnOf(field: SpeechField): Column {
  const { kind, id, label: labelOf, member: name = id, isFixed, isUntold } = field;
  const label = typeof labelOf === 'string' ? labelOf : labelOf({});
  const typed = kind === 'json' ? json(name, label) : text(name, label);
  const column = isSecret(field) ? secret(name, label) : typed;
  return fileColumn(
    kind === 'checkbox' ? flag(name, label, false) : column,
    {
      isFixed: isFixed === true || isSecret(field),
      ...(isUntold && { isUnread: true }),
    },
    name,
  );
}

function columnsOf(fields: readonly SpeechField[]): Column[] {
  const columns = fields
    .filter(({ kind, isUiOnly }) => kind !== 'modes' && !isUiOnly)
    .map(columnOf);
  return [...new Map(columns.map((column) => [column.name, column])).values()];
}

const columnsOfAll = columnsOf(speechVendors.flatMap(({ fields }) => fields));

const shared = [
  fileColumn(text('vendor', 'Vendor', { required: 'Choose a vendor.', maxLength: 32 }), {
    help: 'Key of the vendor, or custom:NAME.',
    isFixed: true,
    isIdentity: true,
  }),
  fileColumn(text('label', 'Label', { maxLength: 64 }), { isFixed: true, isIdentity: true }),
  fileColumn(flag('use_for_tts', 'Used to speak', true), { isAlways: true }),
  fileColumn(flag('use_for_stt', 'Used to listen', true), { isAlways: true }),
];

const known = new Map<string, readonly Column[]>();

/** @param vendor '' for the columns of all vendors */
function columnsOfVendor(vendor: string): readonly Column[] {
  const before = known.get(vendor);
  if (before) return before;
  const own = vendor === '' ? columnsOfAll : columnsOf(findVendor(vendor)?.fields ?? []);
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
  parts: [],
  shownAs: vendorName,
  columns: (values?: Values) => columnsOfVendor(String(values?.['vendor'] ?? '')),
};
