import { isMap, isScalar, type ParsedNode } from 'yaml';
import { jsonValue } from '../columns.ts';
import type { Member } from '../members.ts';
import type { Owner, Shape } from '../model.ts';
import type { Naming } from '../names.ts';
import type { Secret, Value } from '../values.ts';
import { type Cursor, isNothing, numberOf, offsetOf, pairsOf, wordOf } from './cursor.ts';
import { plainOf, scalarValue } from './plain.ts';

/** A record that names another one: which, is known once all of the file has been read. */
export type Waiting = {
  node: ParsedNode;
  owner: Owner;
  member: Member;
  naming: Naming;
  found: (id: string) => void;
};

/** Where the members of one record go. */
type Into = {
  cursor: Cursor;
  owner: Owner;
  shape: Shape;
  values: Record<string, Value>;
  waiting: Waiting[];
  /** Where each value stands, by its path. */
  places: Map<string, number>;
  /** The platform stores exactly this text: it is not normalised. */
  isStored: (path: string, text: string) => boolean;
};

/** A secret by its name; undefined for anything else, null for one that is not right. */
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

function readNames(node: ParsedNode, member: Member, { cursor, values, places }: Into): void {
  if (!isMap(node)) {
    cursor.problem(node, `"${member.path}" has names, each with its value.`);
    return;
  }
  for (const { key, value } of pairsOf(node)) {
    if (!value || !isScalar(key)) continue;
    const path = `${member.path}.${String(key.value)}`;
    places.set(path, offsetOf(value));
    const named = secretIn(value, cursor);
    if (named === null) continue;
    if (named !== undefined) values[path] = named;
    else if (!isScalar(value)) values[path] = { json: plainOf(value) };
    else {
      const own = scalarValue(value);
      const isPlain =
        typeof own === 'string' || typeof own === 'number' || typeof own === 'boolean';
      values[path] = isPlain ? own : { json: own };
    }
  }
}

export function namingOf(node: ParsedNode, member: Member, cursor: Cursor): Naming | undefined {
  if (isScalar(node)) return { name: wordOf(node), twin: 1, isShared: false };
  const entries = cursor.map(node, ['name', 'twin', 'shared'], `"${member.path}"`);
  if (!entries) return undefined;
  const shared = entries.get('shared');
  return {
    name: wordOf(entries.get('name')),
    twin: numberOf(entries.get('twin'), 1),
    isShared: isScalar(shared) && shared.value === true,
  };
}

/** What a scalar says as a value of the member; undefined with a problem for anything else. */
function scalarOf(
  node: ParsedNode,
  { type, path, choices }: Member,
  into: Into,
): Value | undefined {
  const { problem } = into.cursor;
  const refuse = (message: string) => {
    problem(node, `"${path}" ${message}`);
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
    // 1e5 and 0x1f are numbers to YAML, and to no form.
    const isWhole = Number.isSafeInteger(value) && isDigits(node.source ?? '');
    return isWhole ? Number(value) : refuse('is a whole number, written in digits.');
  }
  // Digits are text here: as a number they would lose their zeros.
  const text = wordOf(node);
  const isStored = into.isStored(path, text);
  if (choices && !choices.includes(text) && !isStored)
    return refuse(`is one of ${choices.join(', ')}.`);
  if (text === '' || isStored) return text === '' ? undefined : text;
  return into.shape.normalise?.[path]?.(text) ?? text;
}

function readValue(node: ParsedNode, member: Member, into: Into): void {
  const { cursor, owner, values, waiting, places } = into;
  places.set(member.path, offsetOf(node));
  const set = (value: Value | undefined) => {
    // An unset member would stay as it is: here the default is a value.
    const isSaid = value !== member.default || member.staysUnnamed === true;
    if (value !== undefined && isSaid) values[member.path] = value;
  };
  if (member.type === 'reference') {
    const naming = namingOf(node, member, cursor);
    if (naming) waiting.push({ node, owner, member, naming, found: (to) => set({ to }) });
    return;
  }
  const named = secretIn(node, cursor);
  if (named === null) return;
  if (named !== undefined) set(named);
  else if (member.type !== 'json') set(scalarOf(node, member, into));
  else set(isScalar(node) ? jsonValue(String(node.value)) : { json: plainOf(node) });
}

/**
 * The members of a record, or with a prefix those inside of one of them, into its values.
 * @param more keys that are no members
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
    if (member?.type === 'map') readNames(value, member, into);
    else if (member) readValue(value, member, into);
    else if (keys.has(key)) readMembers(value, members, [], into, `${path}.`);
  }
  return entries;
}
