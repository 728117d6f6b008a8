import { isRecord } from '../browser/record.ts';
import {
  choice,
  clearSecret,
  type Column as RecordColumn,
  text,
} from '../platform/records/column.ts';
import { type ColumnsByName, columnsIn } from '../platform/records/record.ts';
import { isSecretMember } from '../session/secret-names.ts';
import { withoutSecretsInText } from '../session/secrets-in-text.ts';
import type { Row } from './api.ts';
import type { Column, Member, ReadTools, WriteTools } from './members.ts';
import { isJson, isReference, isSecret, parsed, type Value, type Values } from './values.ts';

/*
 * Columns of a record as a file has them: text without secrets, records by their names, nothing at
 * its default.
 */

/** Properties of a column that only files need. */
export type InFile = Partial<
  Pick<
    Member & Column,
    | 'help'
    | 'check'
    | 'isAlways'
    | 'staysUnnamed'
    | 'isFixed'
    | 'isIdentity'
    | 'isUnread'
    | 'isLasting'
    | 'refusedTo'
    | 'holdsTexts'
  >
> & { default?: Member['default'] | undefined };

/** Name of a column in a file. */
export const fileName = ({ file, name }: RecordColumn) => file ?? name.replace(/^is_|_sid$/g, '');

const holds = (raw: unknown) => raw !== undefined && raw !== null && raw !== '';

/** A text for the file; as a whole it becomes a secret if it contains one. */
const textValue = (source: string): Value =>
  withoutSecretsInText(source) === source ? source : { secret: '', held: source };

/** Value to send. A secret that was not supplied falls back to the stored clear text. */
const plain = (value: Value | undefined, { secretOf }: WriteTools, raw: unknown): unknown =>
  isSecret(value) ? (secretOf(value.secret) ?? raw) : (value ?? null);

const isOn = (raw: unknown) => raw === true || raw === 1 || raw === '1' || raw === 'true';

/** The mask of a missing password. */
const maskOfNone = '{X';

const minified = (source: string) => source.replace(/("(?:\\.|[^"\\])*")|\s+/g, '$1');

/** Reads JSON that the platform stores as text: as a structure, unless that would lose part of the text. */
export function jsonValue(raw: unknown): Value | undefined {
  if (!holds(raw)) return undefined;
  const source = typeof raw === 'string' ? raw : JSON.stringify(raw);
  const safe = textValue(source);
  if (isSecret(safe)) return safe;
  try {
    const json: unknown = JSON.parse(source);
    if (typeof json === 'object' && json !== null && JSON.stringify(json) === minified(source))
      return { json };
  } catch {
    // Keeps the text.
  }
  return source;
}

/** Reads and writes the single value of a column. */
type Codec = {
  /** @param raw never empty */
  read: (raw: unknown, member: Member, tools: ReadTools) => Value | undefined;
  /** @param raw the stored value, for secrets that stay. @returns undefined to omit the column */
  write: (value: Value | undefined, tools: WriteTools, raw: unknown, member: Member) => unknown;
};

const codecs: Readonly<Record<Exclude<Member['type'], 'map'>, Codec>> = {
  text: {
    read: (raw, { isIdentity }) => (isIdentity ? String(raw) : textValue(String(raw))),
    // Files have no empty texts: a stored one stays.
    write: (value, tools, raw) => plain(value ?? (raw === '' ? raw : undefined), tools, raw),
  },
  // Anything but a whole number could not be read back from the file.
  integer: {
    read: (raw) => (Number.isInteger(Number(raw)) ? Number(raw) : undefined),
    write: (value) => value ?? null,
  },
  flag: { read: isOn, write: (value) => (value === true ? 1 : 0) },
  secret: {
    read: (raw, { isClear }) =>
      isClear || raw !== maskOfNone ? { secret: '', held: String(raw) } : undefined,
    // The stored text may be a mask, which is never sent.
    write: (value, { secretOf }, raw, { isClear }) =>
      isSecret(value) ? (secretOf(value.secret) ?? (isClear ? raw : undefined)) : null,
  },
  reference: {
    read: (raw, { refersTo }, { idOf }) => refersTo && { to: idOf(refersTo, String(raw)) },
    write: (value, { sidOf }) => (isReference(value) && value.to !== null ? sidOf(value.to) : null),
  },
  json: {
    read: jsonValue,
    write: (value, tools, raw) =>
      isJson(value) ? JSON.stringify(value.json) : plain(value, tools, raw),
  },
};

function singleColumn(name: string, type: keyof typeof codecs, member: Member): Column {
  const { path } = member;
  const { read, write } = codecs[type];
  return {
    name,
    label: member.label,
    members: [member],
    read: (raw, tools) => {
      const value = holds(raw) ? read(raw, member, tools) : undefined;
      return value === undefined || value === member.default ? {} : { [path]: value };
    },
    write: (values, tools, raw) => write(values[path] ?? member.default, tools, raw, member),
  };
}

const secretKey = /pass|pwd|secret|token|key|auth|cred|jwt|pin$/i;

/** Whether a value under a name that the person chose is a secret. */
export function holdsSecret(key: string, value: unknown): boolean {
  if (typeof value === 'string') {
    return value !== '' && (secretKey.test(key) || isSecret(textValue(value)));
  }
  if (Array.isArray(value)) return value.some((one) => holdsSecret(key, one));
  if (isRecord(value)) return Object.entries(value).some(([name, one]) => holdsSecret(name, one));
  return isSecretMember(key, value);
}

function mapValue(key: string, value: unknown): Value {
  // A member of this name marks a secret in a file.
  const isMistakable = isRecord(value) && 'secret' in value;
  const isHidden = isMistakable || holdsSecret(key, value);
  if (typeof value === 'string') return isHidden ? { secret: '', held: value } : value;
  if (isHidden) return { secret: '', held: JSON.stringify(value), isJson: true };
  return typeof value === 'number' || typeof value === 'boolean' ? value : { json: value };
}

/** Sends a JSON secret as the value that its text describes. */
function mapToWire(value: Value, tools: WriteTools, raw: unknown): unknown {
  if (isJson(value)) return value.json;
  const given = isSecret(value) ? tools.secretOf(value.secret) : undefined;
  if (!isSecret(value) || given === undefined || !value.isJson) return plain(value, tools, raw);
  const json = parsed(given);
  return json === undefined ? given : json;
}

/** Values under names that the person chooses. */
const mapColumn = (name: string, member: Member): Column => ({
  name,
  label: member.label,
  members: [member],
  read: (raw) =>
    Object.fromEntries(
      Object.entries(isRecord(raw) ? raw : {}).map(([key, value]) => [
        `${member.path}.${key}`,
        mapValue(key, value),
      ]),
    ),
  write: (values, tools, raw) => {
    const before = isRecord(raw) ? raw : {};
    const entries = Object.entries(values)
      .filter(([at]) => at.startsWith(`${member.path}.`))
      .map(([at, value]) => {
        const key = at.slice(member.path.length + 1);
        return [key, mapToWire(value, tools, before[key])];
      });
    return entries.length === 0 ? null : Object.fromEntries(entries);
  },
});

/**
 * Columns that the platform nests in one column. They mean nothing without the first, and a secret
 * may depend on another of them.
 */
export function columnsInside(
  name: string,
  label: string,
  columns: readonly RecordColumn[],
  inFile: Readonly<Record<string, InFile>> = {},
) {
  const pathOf = (column: Pick<RecordColumn, 'name'>) => `${name}.${column.name}`;
  const parts = columns.map(({ goesWith, ...column }) => {
    const own = { ...column, ...(goesWith && { goesWith: pathOf({ name: goesWith }) }) };
    return fileColumn(own, inFile[column.name], pathOf(column), `${label}: ${column.label}`);
  });
  const first = parts[0]?.members[0]?.path ?? '';
  return {
    pathOf,
    problem: (values: Values) => {
      const lost = Object.keys(values).find((path) => path.startsWith(`${name}.`));
      return lost && !(first in values) ? `"${lost}" says nothing without "${first}".` : undefined;
    },
    members: parts.flatMap(({ members }) => members),
    read: (raw: Row, tools: ReadTools): Values =>
      Object.assign({}, ...parts.map((part) => part.read(raw[part.name], tools))),
    write: (values: Values, tools: WriteTools, raw: Row) =>
      parts.map((part) => [part.name, part.write(values, tools, raw[part.name])] as const),
  };
}

/** A webhook. The platform returns its password unmasked, and accepts it only as a whole. */
function hookColumn({ name, label, required }: RecordColumn): Column {
  const isRequired = required !== undefined;
  const columns = [
    text('url', 'URL', isRequired ? { required } : {}),
    choice('method', 'method', ['POST', 'GET']),
    text('username', 'username'),
    clearSecret('password', 'password', { goesWith: 'username' }),
  ];
  const inside = columnsInside(name, label, columns, { url: { isAlways: isRequired } });
  const url = `${name}.url`;
  return {
    name,
    label,
    members: inside.members,
    problem: inside.problem,
    read: (raw, tools) => (isRecord(raw) && holds(raw['url']) ? inside.read(raw, tools) : {}),
    write: (values, tools, raw) => {
      if (values[url] === undefined) return null;
      const before = isRecord(raw) ? raw : {};
      const parts = inside.write(values, tools, before).map(([key, one]) => [key, one ?? null]);
      const sid = before['webhook_sid'];
      return {
        ...(typeof sid === 'string' && { webhook_sid: sid }),
        ...Object.fromEntries(parts),
      };
    },
  };
}

/** Default of a member in a file, from the form of a new record. */
function defaultOf({ type, initial }: RecordColumn): Member['default'] {
  if (type === 'flag') return initial === true;
  if (type === 'integer') return initial === '' ? undefined : Number(initial);
  return type === 'choice' ? String(initial) : undefined;
}

export function fileColumn(
  column: RecordColumn,
  { isLasting, ...inFile }: InFile = {},
  path = fileName(column),
  label = column.label,
): Column {
  const { name, type, required, refersTo, isAlwaysSent, sentWith } = column;
  const { choices, maxLength, range, check, normalise, isClear, goesWith } = column;
  const more = { isLasting, isAlwaysSent, sentWith };
  if (type === 'hook') return { ...hookColumn(column), ...more };
  const member: Member = {
    ...{ path, label, help: `${label}.`, type: type === 'choice' ? 'text' : type },
    ...{
      isClear,
      goesWith,
      choices,
      maxLength,
      range,
      check,
      normalise,
      default: defaultOf(column),
    },
    ...(refersTo !== 'accounts' && { refersTo }),
    isRequired: type === 'text' && required !== undefined,
    ...inFile,
  };
  if (member.type === 'map') return mapColumn(name, member);
  return { ...singleColumn(name, member.type, member), ...more };
}

/** All columns except the owner, which follows from the record's place in the file. */
export const fileColumns = (
  columns: ColumnsByName,
  inFile: Readonly<Record<string, InFile>> = {},
): Column[] =>
  columnsIn(columns)
    .filter(({ column }) => !column.isOwner)
    .map(({ column, group }) => {
      const label = group ? `${group}: ${column.label}` : column.label;
      return fileColumn(column, inFile[column.name], fileName(column), label);
    });
