import { isMap, isScalar, type ParsedNode } from 'yaml';
import { jsonValue } from '../columns.ts';
import { kinds } from '../kinds/index.ts';
import type { Member } from '../members.ts';
import {
  type Configuration,
  type Item,
  type Owner,
  type OwnerRecord,
  type Shape,
  sectionOf,
} from '../model.ts';
import { nameKey, resolve } from '../names.ts';
import type { Secret, Value } from '../values.ts';
import { type Cursor, isNothing, offsetOf, pairsOf, twinIn, wordOf } from './cursor.ts';
import { plainOf, scalarValue } from './plain.ts';

export type Found = { offset: number; places: ReadonlyMap<string, number> };

/** State of reading a file. */
export type Reading = {
  cursor: Cursor;
  /** Searched for records that the file names but doesn't contain. */
  current: Configuration | null;
  owners: OwnerRecord[];
  sections: Set<string>;
  items: Map<string, Item>;
  /** Offsets by the id of the record or part: a node would keep the whole file in memory. */
  found: Map<string, Found>;
  /** Whether the platform stores exactly this text, even if no form would accept it. */
  isStored: (shape: Shape, path: string, text: string) => boolean;
};

/** Target for the members of one record. */
type Into = Reading & {
  owner: Owner;
  shape: Shape;
  values: Record<string, Value>;
  /** Offsets of the values, by path. */
  places: Map<string, number>;
};

/** Reads a secret by name; undefined for anything else, null for an invalid one. */
function secretIn(node: ParsedNode, { problem }: Cursor): Secret | undefined | null {
  if (!isMap(node) || !node.has('secret')) return undefined;
  const name = node.get('secret');
  const json: unknown = node.get('json');
  const isJson = json === true;
  const isAlone = node.items.length === (isJson ? 2 : 1);
  if (isAlone && typeof name === 'string' && /^[A-Z][A-Z0-9_]*$/.test(name)) {
    return { secret: name, ...(isJson && { isJson }) };
  }
  problem(
    node,
    'A secret has a name in capitals, digits and underscores: { secret: PBX_PASSWORD }.',
  );
  return null;
}

/**
 * Id of the record that a node names; undefined, with a problem, if there is none. Kinds that
 * others name are read first.
 */
export function idNamed(
  node: ParsedNode,
  { path, refersTo = 'carriers' }: Pick<Member, 'path' | 'refersTo'>,
  owner: Owner,
  { cursor, current, items, sections }: Reading,
): string | undefined {
  const entries = isScalar(node)
    ? new Map([['name', node]])
    : cursor.map(node, ['name', 'twin', 'shared'], `"${path}"`);
  if (!entries) return undefined;
  const shared = entries.get('shared');
  const naming = {
    name: wordOf(entries.get('name')),
    twin: twinIn(entries),
    isShared: isScalar(shared) && shared.value === true,
  };
  const isThere = (id: string) => {
    if (items.has(id)) return true;
    const item = current?.items.get(id);
    // Records of a section that the file has are never looked up on the platform.
    return item ? !sections.has(sectionOf(item.owner, item.kind)) : current?.known.has(id) === true;
  };
  const id = resolve(isThere, owner, refersTo, naming);
  if (id !== undefined) return id;
  // Between two files, an unknown name belongs to the provider.
  if (!current) return nameKey(refersTo, '', naming);
  const { one } = kinds[refersTo];
  cursor.problem(node, `There is no ${one} "${naming.name}" that could be meant here.`);
  return undefined;
}

/** Reads a scalar as a value of the member; undefined, with a problem, for anything else. */
function scalarOf(
  node: ParsedNode,
  { type, path, choices, check, normalise }: Member,
  { cursor, shape, isStored }: Into,
): Value | undefined {
  const refuse = (message: string) => {
    cursor.problem(node, `"${path}" ${message}`);
    return undefined;
  };
  if (!isScalar(node)) return refuse('is one value.');
  const { value } = node;
  if (type === 'secret') {
    // An empty text removes the secret.
    if (value === '') return '';
    return refuse('is a secret, which a file never holds. Write { secret: NAME }.');
  }
  if (type === 'flag') return typeof value === 'boolean' ? value : refuse('is true or false.');
  if (type === 'integer') {
    const isDigits = (text: string) => /^[+-]?\d+$/.test(text.trim());
    if (typeof value === 'string' && isDigits(value)) {
      return refuse('is a whole number: remove the quotes.');
    }
    // 1e5 and 0x1f are numbers in YAML, but in no form.
    const isWhole = Number.isSafeInteger(value) && isDigits(node.source ?? '');
    return isWhole ? Number(value) : refuse('is a whole number, written in digits.');
  }
  // Digits are text here: as a number they would lose their zeros.
  const text = wordOf(node);
  if (text === '') return undefined;
  if (isStored(shape, path, text)) return text;
  if (choices && !choices.includes(text)) return refuse(`is one of ${choices.join(', ')}.`);
  return normalise && check?.(text) === undefined ? normalise(text) : text;
}

/** Reads a value under a name that the person chose. */
function mapValue(node: ParsedNode): Value {
  const own = isScalar(node) ? scalarValue(node) : plainOf(node);
  const isPlain = typeof own === 'string' || typeof own === 'number' || typeof own === 'boolean';
  return isPlain ? own : { json: own };
}

/** Reads a text under a name that the person chose. Digits and words such as `true` are text as well. */
function textIn(node: ParsedNode, { path }: Member, { cursor }: Into): string | undefined {
  if (isScalar(node)) return wordOf(node);
  cursor.problem(node, `"${path}" has names, each with one text.`);
  return undefined;
}

function saidBy(node: ParsedNode, member: Member, into: Into): Value | undefined {
  const { type } = member;
  if (type === 'reference') {
    const to = idNamed(node, member, into.owner, into);
    return to === undefined ? undefined : { to };
  }
  const named = secretIn(node, into.cursor);
  if (named !== undefined) return named ?? undefined;
  if (type === 'map') return member.holdsTexts ? textIn(node, member, into) : mapValue(node);
  if (type !== 'json') return scalarOf(node, member, into);
  return isScalar(node) ? jsonValue(String(node.value)) : { json: plainOf(node) };
}

function readValue(node: ParsedNode, path: string, member: Member, into: Into): void {
  into.places.set(path, offsetOf(node));
  const value = saidBy(node, member, into);
  // Keeps even the default if `staysUnnamed`: without a value, the stored one would stay.
  const isSaid = value !== member.default || member.staysUnnamed === true;
  if (value !== undefined && isSaid) into.values[path] = value;
}

/**
 * Reads the members of a record into its values; with a prefix, the members nested in one of them.
 * @param more keys that aren't members
 */
export function readMembers(
  node: ParsedNode | null,
  members: readonly Member[],
  more: readonly string[],
  into: Into,
  prefix = '',
) {
  const below = members.filter(({ path }) => path.startsWith(prefix));
  const keys = new Set(below.map(({ path }) => path.slice(prefix.length).split('.')[0] ?? ''));
  const what = prefix === '' ? into.shape.one : `"${prefix.slice(0, -1)}"`;
  const entries = into.cursor.map(node, [...keys, ...more], what);
  for (const [key, value] of entries ?? []) {
    if (isNothing(value)) continue;
    const path = `${prefix}${key}`;
    const member = below.find((one) => one.path === path);
    if (!member) {
      if (keys.has(key)) readMembers(value, members, [], into, `${path}.`);
    } else if (member.type !== 'map') readValue(value, path, member, into);
    else if (!isMap(value)) into.cursor.problem(value, `"${path}" has names, each with its value.`);
    else {
      for (const { key: name, value: one } of pairsOf(value)) {
        if (one && isScalar(name) && !(member.holdsTexts && isNothing(one)))
          readValue(one, `${path}.${String(name.value)}`, member, into);
      }
    }
  }
  return entries;
}
