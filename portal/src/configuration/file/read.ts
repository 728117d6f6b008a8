import { LineCounter, type ParsedNode, parseAllDocuments, visit } from 'yaml';
import { kinds } from '../kinds/index.ts';
import {
  accountOwner,
  applyOrder,
  type Configuration,
  kindNames,
  type Owner,
  ownerId,
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
  offsetOf,
  twinIn,
  wordOf,
} from './cursor.ts';
import type { Reading } from './member-values.ts';
import { readSection } from './records.ts';
import { formatVersion } from './write.ts';

export type { FileProblem } from './cursor.ts';

type Refused = { ok: false; problems: readonly FileProblem[] };
type FileRead = { ok: true; configuration: Configuration; placeOf: PlaceOf } | Refused;

/** A parsed file. Its records are read against the platform's, perhaps more than once. */
export type ParsedFile = {
  /**
   * The configuration that the file describes.
   * @param current searched for records that the file names but doesn't contain; null: every name
   * is accepted
   */
  read: (current?: Configuration | null) => FileRead;
};

/** Place of a value in the file, or of its record or part if the value has none. */
type PlaceOf = (id: string, path: string) => { line: number; column: number };

/** In characters. 5,000 numbers take a tenth of it. */
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

/** Parser and reader recurse as deep as the file is nested. */
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
  // An alias repeats other content: a few lines could expand to any size.
  visit(document, {
    Alias: (_, node) => at.problem(node, 'Aliases are not read here. Write it out.'),
  });
  if (at.problems.length > 0) return { ok: false, problems: at.problems };
  return { root: document.contents, lines };
}

function fileOf(root: ParsedNode, at: Cursor, current: Configuration | null): FileRead {
  const reading: Reading = {
    cursor: at,
    current,
    owners: [],
    sections: new Set(),
    items: new Map(),
    found: new Map(),
    isStored: storedTexts(current),
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
  const node = account ?? provider;
  if (!account === !provider) at.problem(root, 'A file is about one account, or one provider.');
  else if (node) {
    const read = readOwners(node, reading, account ? '@' : '');
    for (const kind of applyOrder) {
      for (const { owner, entries } of read) {
        readSection(entries.get(kind), kinds[kind], owner, reading);
      }
    }
  }
  const tests = readTests(top.get('tests'), reading);
  if (at.problems.length > 0) return { ok: false, problems: at.inOrder() };
  const { owners, sections, items } = reading;
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

/** Keeps only offsets, not the parsed file. */
function placesIn(found: Reading['found'], at: Cursor, start: number): PlaceOf {
  return (id, path) => {
    const own = found.get(id);
    return at.placeAt(own?.places.get(path) ?? own?.offset ?? start);
  };
}

/** Recognises texts that the platform stores although no form accepts them: a file may contain exactly these. */
function storedTexts(current: Configuration | null): Reading['isStored'] {
  const texts = new Map<string, Set<Value | undefined>>();
  return (shape, path, text) => {
    const key = `${shape.name} ${path}`;
    let known = texts.get(key);
    if (!known) {
      const items = [...(current?.items.values() ?? [])];
      const alike = items
        .flatMap((item) => [{ name: item.kind, values: item.values }, ...item.parts])
        .filter(({ name }) => name === shape.name);
      known = new Set(alike.map(({ values }) => values[path]));
      texts.set(key, known);
    }
    return known.has(text);
  };
}

type OwnerRead = { owner: Owner; entries: Entries };

/**
 * Reads an account, or the provider and its accounts.
 * @param given '' for the provider. Default: from the name of the account
 */
function readOwners(node: ParsedNode, reading: Reading, given?: Owner): OwnerRead[] {
  const { cursor: at, owners, sections, found } = reading;
  const place = given === '' ? 'provider' : 'account';
  const own = kindNames.filter((kind) => kinds[kind].owners.includes(place));
  const more = given === '' ? ['accounts'] : given === '@' ? [] : ['twin'];
  const entries = at.map(node, ['name', ...own, ...more], place);
  if (!entries) return [];
  const nameNode = entries.get('name');
  const name = isNothing(nameNode) ? '' : wordOf(nameNode);
  const twin = twinIn(entries);
  const owner = given ?? accountOwner(name, twin);
  // The platform may store an empty name.
  if (isNothing(nameNode)) at.problem(node, `This ${place} has no name.`);
  else if (found.has(ownerId(owner))) at.problem(node, `Two accounts are called "${name}".`);
  found.set(ownerId(owner), { offset: offsetOf(nameNode ?? node), places: new Map() });
  owners.push({ owner, name, ...(twin > 1 && { twin }) });
  for (const kind of own) if (entries.has(kind)) sections.add(sectionOf(owner, kind));
  const accounts = at.list(entries.get('accounts'), 'accounts');
  return [{ owner, entries }, ...accounts.flatMap((one) => readOwners(one, reading))];
}
