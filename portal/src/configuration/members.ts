import { isRecord } from '../browser/record.ts';
import { withoutSecretsInText } from '../session/secrets-in-text.ts';
import { isJson, isReference, isSecret, type Value, type Values } from './values.ts';

/** Kinds that others name. */
export type Referable = 'applications' | 'carriers';

/** One value of a record, as the file has it. */
export type Member = {
  /** With dots where it stands inside of another. */
  path: string;
  /** As on the form of its record. */
  label: string;
  /** A sentence for the schema. */
  help: string;
  type: 'text' | 'integer' | 'flag' | 'secret' | 'reference' | 'json' | 'map';
  /** The only texts that it may be. */
  choices?: readonly string[];
  /** Taken where the file says nothing. Absent: nothing. */
  default?: string | number | boolean;
  /** Stands in the file even where it is the default. */
  isAlways?: boolean;
  isRequired?: boolean;
  /** The kind of record that it names. */
  refersTo?: Referable;
  /** The platform takes it when the record is created, and never again. */
  isFixed?: boolean;
  /** Stays as it is where the file says nothing. Default: secrets do. */
  staysUnnamed?: boolean;
  /** Path of the member that a secret goes with: where the file takes that away, it goes too. */
  goesWith?: string;
  /** The platform stores it and never answers it: of a stored record nothing of it is known. */
  isUnread?: boolean;
  /** In characters. */
  maxLength?: number;
  /** Least and largest whole number. */
  range?: readonly [number, number];
  /** A sentence about a text that the form would refuse. */
  check?: (text: string) => string | undefined;
  /** A secret that the platform answers as it is: it can be sent again with what goes with it. */
  isClear?: boolean;
};

export type ReadTools = {
  /** Where a record of this sid stands; null when it is none that may be named. */
  idOf: (kind: Referable, sid: string) => string | null;
};

export type WriteTools = {
  /** The sid of the record that stands there. */
  sidOf: (id: string) => string;
  /** The value of a secret; undefined if it was not supplied. */
  secretOf: (name: string) => string | undefined;
};

/** What the platform keeps in one place, as one value of the file or several. */
export type Column = {
  name: string;
  members: readonly Member[];
  /** @returns values by path, without those at their default */
  read: (raw: unknown, tools: ReadTools) => Values;
  /** @param raw the stored value, for secrets that stay. undefined: leave the column out */
  write: (values: Values, tools: WriteTools, raw: unknown) => unknown;
  /** A sentence about values that don't go together. */
  problem?: (values: Values) => string | undefined;
};

/** Columns that do not depend on the values. */
export const always = (columns: readonly Column[]) => () => columns;

type More = Partial<Omit<Member, 'path' | 'type' | 'label'>> & { column?: string };

const memberOf = (
  type: Member['type'],
  path: string,
  label: string,
  { column: _, help = `${label}.`, ...more }: More,
): Member => ({ path, label, help, type, ...more });

const holds = (raw: unknown) => raw !== undefined && raw !== null && raw !== '';

/** A text as the file may have it: one with a secret in it stays behind whole. */
const textValue = (text: string): Value =>
  withoutSecretsInText(text) === text ? text : { secret: '', held: text };

const single = (
  member: Member,
  column: string,
  read: (raw: unknown, tools: ReadTools) => Value | undefined,
  write: (value: Value | undefined, tools: WriteTools, raw: unknown) => unknown,
): Column => ({
  name: column,
  members: [member],
  read: (raw, tools) => {
    const value = read(raw, tools);
    return value === undefined || value === member.default ? {} : { [member.path]: value };
  },
  write: (values, tools, raw) => write(values[member.path] ?? member.default, tools, raw),
});

/** Value to send. A secret that was not supplied falls back to the stored clear text. */
const plain = (value: Value | undefined, { secretOf }: WriteTools, raw: unknown): unknown =>
  isSecret(value) ? (secretOf(value.secret) ?? raw) : (value ?? null);

export const text = (path: string, label: string, more: More = {}): Column =>
  single(
    memberOf('text', path, label, more),
    more.column ?? path,
    (raw) => (holds(raw) ? textValue(String(raw)) : undefined),
    plain,
  );

export const choice = (
  path: string,
  label: string,
  choices: readonly string[],
  more: More = {},
): Column => text(path, label, { ...more, choices });

export const integer = (path: string, label: string, more: More = {}): Column =>
  single(
    memberOf('integer', path, label, more),
    more.column ?? path,
    (raw) => (holds(raw) ? Number(raw) : undefined),
    (value) => value ?? null,
  );

const isOn = (raw: unknown) => raw === true || raw === 1 || raw === '1' || raw === 'true';

export const flag = (path: string, label: string, more: More = {}): Column =>
  single(
    memberOf('flag', path, label, { default: false, ...more }),
    more.column ?? path,
    (raw) => (raw === undefined || raw === null ? undefined : isOn(raw)),
    (value) => (value === true ? 1 : 0),
  );

/** The mask of a password that isn't there. */
const maskOfNone = '{X';

export const secret = (path: string, label: string, more: More = {}): Column =>
  single(
    memberOf('secret', path, label, more),
    more.column ?? path,
    (raw) =>
      holds(raw) && (more.isClear || raw !== maskOfNone)
        ? { secret: '', held: String(raw) }
        : undefined,
    // The stored text may be a mask, which is never sent.
    (value, { secretOf }, raw) =>
      isSecret(value) ? (secretOf(value.secret) ?? (more.isClear ? raw : undefined)) : null,
  );

export const reference = (
  path: string,
  label: string,
  refersTo: Referable,
  column: string,
  more: More = {},
): Column =>
  single(
    memberOf('reference', path, label, { ...more, refersTo }),
    column,
    (raw, { idOf }) => (holds(raw) ? { to: idOf(refersTo, String(raw)) } : undefined),
    (value, { sidOf }) => (isReference(value) && value.to !== null ? sidOf(value.to) : null),
  );

const minified = (source: string) => source.replace(/("(?:\\.|[^"\\])*")|\s+/g, '$1');

/** JSON that the platform keeps as text: as its structure where nothing of the text is lost by it. */
export function jsonValue(raw: unknown): Value | undefined {
  if (!holds(raw)) return undefined;
  const source = typeof raw === 'string' ? raw : JSON.stringify(raw);
  const safe = textValue(source);
  if (isSecret(safe)) return safe;
  try {
    const json: unknown = JSON.parse(source);
    if (typeof json === 'object' && JSON.stringify(json) === minified(source)) return { json };
  } catch {
    // Stays the text it is.
  }
  return source;
}

export const json = (path: string, label: string, more: More = {}): Column =>
  single(
    memberOf('json', path, label, more),
    more.column ?? path,
    jsonValue,
    (value, tools, raw) => (isJson(value) ? JSON.stringify(value.json) : plain(value, tools, raw)),
  );

const secretKey = /pass|pwd|secret|token|key|auth|cred|jwt|pin$/i;

const mapValue = (key: string, value: unknown): Value => {
  if (typeof value === 'string' && value !== '' && secretKey.test(key)) {
    return { secret: '', held: value };
  }
  if (typeof value === 'string') return textValue(value);
  return typeof value === 'number' || typeof value === 'boolean' ? value : { json: value };
};

/** Values by names that are the person's own. */
export const map = (path: string, label: string, more: More = {}): Column => ({
  name: more.column ?? path,
  members: [memberOf('map', path, label, more)],
  read: (raw) =>
    isRecord(raw)
      ? Object.fromEntries(
          Object.entries(raw).map(([key, value]) => [`${path}.${key}`, mapValue(key, value)]),
        )
      : {},
  write: (values, tools, raw) => {
    const before = isRecord(raw) ? raw : {};
    const entries = Object.entries(values)
      .filter(([at]) => at.startsWith(`${path}.`))
      .map(([at, value]) => {
        const key = at.slice(path.length + 1);
        return [key, isJson(value) ? value.json : plain(value, tools, before[key])];
      });
    return entries.length === 0 ? null : Object.fromEntries(entries);
  },
});

const hookMethods = ['POST', 'GET'] as const;

/** A webhook. The platform answers its password in clear, and takes it whole or not at all. */
export function hook(
  path: string,
  label: string,
  { isRequired = false }: { isRequired?: boolean } = {},
): Column {
  const parts = [
    text(`${path}.url`, `${label}: URL`, { isRequired, isAlways: isRequired }),
    choice(`${path}.method`, `${label}: method`, hookMethods, { default: 'POST' }),
    text(`${path}.username`, `${label}: username`),
    secret(`${path}.password`, `${label}: password`, {
      isClear: true,
      goesWith: `${path}.username`,
    }),
  ];
  const keyOf = ({ name }: Column) => name.slice(path.length + 1);
  return {
    name: path,
    members: parts.flatMap(({ members }) => members),
    problem: (values) => {
      const lost = parts.flatMap(({ members }) => members).find((one) => one.path in values);
      if (!lost || `${path}.url` in values) return undefined;
      return `"${lost.path}" says nothing without "${path}.url".`;
    },
    read: (raw, tools) =>
      isRecord(raw) && holds(raw['url'])
        ? Object.assign({}, ...parts.map((part) => part.read(raw[keyOf(part)], tools)))
        : {},
    write: (values, tools, raw) => {
      if (values[`${path}.url`] === undefined) return null;
      const before = isRecord(raw) ? raw : {};
      const body = Object.fromEntries(
        parts.map((part) => {
          return [keyOf(part), part.write(values, tools, before[keyOf(part)]) ?? null];
        }),
      );
      const sid = before['webhook_sid'];
      return { ...(typeof sid === 'string' && { webhook_sid: sid }), ...body };
    },
  };
}

/** A member by the path of a value; those of maps have paths of their own below theirs. */
export const memberAt = (members: readonly Member[], path: string): Member | undefined =>
  members.find(
    (one) => one.path === path || (one.type === 'map' && path.startsWith(`${one.path}.`)),
  );

export const labelOf = (member: Member, path: string) =>
  member.path === path ? member.label : `${member.label}: ${path.slice(member.path.length + 1)}`;
