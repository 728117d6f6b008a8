import { isMap, isScalar, LineCounter, type ParsedNode, parseAllDocuments, visit } from 'yaml';
import { kinds } from '../kinds/index.ts';
import {
  accountOwner,
  type Configuration,
  type Kind,
  kindNames,
  membersOf,
  type Owner,
  ownerId,
  type PartName,
  type Shape,
  sectionOf,
} from '../model.ts';
import { readTests } from '../tests/read.ts';
import type { Value } from '../values.ts';
import {
  type Cursor,
  cursor,
  type Entries,
  type FileProblem,
  isNothing,
  numberOf,
  offsetOf,
  pairsOf,
  wordOf,
} from './cursor.ts';
import { itemsOf, type Reading } from './items.ts';
import { readMembers } from './member-values.ts';
import { formatVersion } from './write.ts';

export type { FileProblem } from './cursor.ts';

type Refused = { ok: false; problems: readonly FileProblem[] };
type FileRead = { ok: true; configuration: Configuration; placeOf: PlaceOf } | Refused;

/** A parsed file. Its records are read against what the platform has, so maybe more than once. */
export type ParsedFile = {
  /**
   * The configuration that the file asks for.
   * @param current where records are looked for that the file names and doesn't hold; null: every
   * name is taken as it is
   */
  read: (current?: Configuration | null) => FileRead;
};

/** Where a value of a record, or of a part of one, stands in the file; else the record itself. */
type PlaceOf = (id: string, path: string) => { line: number; column: number };

/** In characters. 5,000 numbers are a tenth of it. */
const sizeLimit = 5_000_000;

const tooDeep = 'The file is nested too deeply to be read.';

const alone = (message: string, line = 1, column = 1): Refused => ({
  ok: false,
  problems: [{ message, line, column }],
});

/** Parsing takes most of the time and memory of a large file. */
export function parseFile(text: string): ParsedFile {
  const parsed = orTooDeep(() => parseText(text));
  if ('problems' in parsed) return { read: () => parsed };
  const { root, lines } = parsed;
  return { read: (current = null) => orTooDeep(() => fileOf(root, cursor(lines), current)) };
}

export const readFile = (text: string, current: Configuration | null = null): FileRead =>
  parseFile(text).read(current);

/** Parser and reader go as deep as the file does. */
function orTooDeep<Read>(read: () => Read): Read | Refused {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return alone(tooDeep);
    throw error;
  }
}

function parseText(text: string): { root: ParsedNode; lines: LineCounter } | Refused {
  if (text.length > sizeLimit) {
    const size = Math.round(text.length / 1_000_000);
    return alone(`The file has ${size} MB. At most ${sizeLimit / 1_000_000} MB are read.`);
  }
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines });
  const [document] = documents;
  if (!document || !('contents' in document) || isNothing(document.contents)) {
    return alone('The file is empty.');
  }
  if (documents.length > 1) return alone('Several documents are in the file. Give each its own.');
  const [error] = document.errors;
  if (error) {
    const { line, col } = error.linePos?.[0] ?? { line: 1, col: 1 };
    if (/call stack|recursion/i.test(error.message)) return alone(tooDeep, line, col);
    return alone(`${error.message.split(/ at line \d/)[0]}.`, line, col);
  }
  const at = cursor(lines);
  // One repeats what stands elsewhere: a few lines of them are a file of any size.
  visit(document, {
    Alias: (_, node) => at.problem(node, 'Aliases are not read here. Write it out.'),
  });
  if (at.problems.length > 0) return { ok: false, problems: at.problems };
  return { root: document.contents, lines };
}

function fileOf(root: ParsedNode, at: Cursor, current: Configuration | null): FileRead {
  const reading: Reading = {
    cursor: at,
    drafts: [],
    waiting: [],
    owners: [],
    sections: new Set(),
    isStored: storedTexts(current),
    found: new Map(),
  };
  const top = at.map(root, ['version', 'account', 'provider', 'tests'], 'a configuration');
  if (!top) return { ok: false, problems: at.problems };
  const version = top.get('version');
  if (wordOf(version) !== String(formatVersion)) {
    const says = isNothing(version) ? 'no version' : `version ${wordOf(version)}`;
    at.problem(version ?? root, `The file says ${says}. Version ${formatVersion} is read here.`);
    return { ok: false, problems: at.problems.slice(-1) };
  }
  const account = top.get('account');
  const provider = top.get('provider');
  if (!account === !provider) at.problem(root, 'A file is about one account, or one provider.');
  else if (account) readOwner(account, '@', reading);
  else if (provider) readProvider(provider, reading);
  const tests = readTests(top.get('tests'), reading);
  const items = itemsOf(reading, current);
  if (at.problems.length > 0) return { ok: false, problems: at.problems };
  const { owners, sections } = reading;
  const configuration: Configuration = {
    of: account ? 'account' : 'provider',
    name: owners[0]?.name ?? '',
    owners,
    sections,
    items,
    known: new Map(),
    ...(top.has('tests') && { tests }),
    notes: [],
  };
  return { ok: true, configuration, placeOf: placesIn(reading.found, at, offsetOf(root)) };
}

/** Holds on to offsets alone, not to the parsed file. */
function placesIn(found: Reading['found'], at: Cursor, start: number): PlaceOf {
  return (id, path) => {
    const own = found.get(id);
    return at.placeAt(own?.places.get(path) ?? own?.offset ?? start);
  };
}

/** Tells texts that the platform stores and no form would: the file means exactly these. */
function storedTexts(current: Configuration | null): Reading['isStored'] {
  const texts = new Map<Shape, Set<string>>();
  return (shape, path, text) => {
    const known = texts.get(shape) ?? new Set();
    if (!texts.has(shape)) {
      texts.set(shape, known);
      for (const item of current?.items.values() ?? []) {
        if (kinds[item.kind] !== shape) continue;
        for (const [at, value] of Object.entries(item.values)) known.add(`${at} ${String(value)}`);
      }
    }
    return known.has(`${path} ${text}`);
  };
}

const nameNode = (node: ParsedNode) =>
  isMap(node)
    ? pairsOf(node).find(({ key }) => isScalar(key) && key.value === 'name')?.value
    : undefined;

const nameOf = (node: ParsedNode): string => {
  const name = nameNode(node);
  return isNothing(name) ? '' : wordOf(name);
};

const twinIn = (node: ParsedNode) =>
  numberOf(
    isMap(node)
      ? pairsOf(node).find(({ key }) => isScalar(key) && key.value === 'twin')?.value
      : null,
    1,
  );

function readProvider(node: ParsedNode, reading: Reading): void {
  const top = readOwner(node, '', reading);
  const seen = new Set<Owner>();
  for (const account of reading.cursor.list(top?.get('accounts'), 'accounts')) {
    const name = nameOf(account);
    const owner = accountOwner(name, twinIn(account));
    if (seen.has(owner)) reading.cursor.problem(account, `Two accounts are called "${name}".`);
    seen.add(owner);
    readOwner(account, owner, reading);
  }
}

/** An account, or with '' the provider itself. */
function readOwner(node: ParsedNode, owner: Owner, reading: Reading): Entries | undefined {
  const { cursor: at, owners, sections } = reading;
  const place = owner === '' ? 'provider' : 'account';
  const own = kindNames.filter((kind) => kinds[kind].owners.includes(place));
  const more = owner === '' ? ['accounts'] : owner === '@' ? [] : ['twin'];
  const top = at.map(node, ['name', ...own, ...more], place);
  if (!top) return undefined;
  const name = nameOf(node);
  // An empty one is stored.
  if (isNothing(nameNode(node))) at.problem(node, `This ${place} has no name.`);
  reading.found.set(ownerId(owner), {
    offset: offsetOf(nameNode(node) ?? node),
    places: new Map(),
  });
  const twin = twinIn(node);
  owners.push({ owner, name, ...(twin > 1 && { twin }) });
  for (const kind of own) {
    if (!top.has(kind)) continue;
    sections.add(sectionOf(owner, kind));
    readSection(top.get(kind) ?? null, kinds[kind], owner, reading);
  }
  return top;
}

function readSection(node: ParsedNode | null, kind: Kind, owner: Owner, reading: Reading): void {
  const { cursor: at, drafts } = reading;
  const nodes = kind.isSingle ? (isNothing(node) ? [] : [node]) : at.list(node, kind.name);
  const partNames = Object.keys(kind.parts ?? {}) as PartName[];
  for (const one of nodes) {
    const read = readDraft(one, kind, owner, partNames, reading);
    if (!read) continue;
    const parts = partNames.flatMap((name) =>
      at.list(read.entries.get(name), name).flatMap((part) => {
        const shape = kind.parts?.[name];
        const draft = shape && readDraft(part, shape, owner, [], reading)?.draft;
        return draft ? [{ ...draft, name }] : [];
      }),
    );
    drafts.push({ ...read.draft, shape: kind, parts });
  }
}

function readDraft(
  node: ParsedNode,
  shape: Shape,
  owner: Owner,
  more: readonly string[],
  { cursor: at, waiting, isStored }: Reading,
) {
  const vendor = isMap(node) && shape.identity.includes('vendor') ? node.get('vendor') : undefined;
  const members = membersOf(shape, typeof vendor === 'string' ? { vendor } : undefined);
  const values: Record<string, Value> = {};
  const places = new Map<string, number>();
  const into = {
    cursor: at,
    owner,
    shape,
    values,
    waiting,
    places,
    isStored: (path: string, text: string) => isStored(shape, path, text),
  };
  const entries = readMembers(node, members, ['twin', ...more], into);
  if (!entries) return undefined;
  for (const { problem } of shape.columns(values)) {
    const said = problem?.(values);
    if (said !== undefined) at.problem(node, said);
  }
  for (const { path, isRequired } of members) {
    // Problems of a value that is there have been reported; the platform may store an empty text.
    if (!isRequired || places.has(path)) continue;
    at.problem(node, `This ${shape.one} has no "${path}".`);
  }
  const twin = numberOf(entries.get('twin'), 1);
  return { draft: { node, shape, owner, twin, values, places }, entries };
}
