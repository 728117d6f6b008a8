import {
  isMap,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  type ParsedNode,
  type YAMLMap,
} from 'yaml';
import { distance } from '../../../../ui/src/widgets/verb-editor/word-distance.model.ts';

/** A sentence about a place in a file. Line and column count from 1. */
export type FileProblem = { message: string; line: number; column: number };

export type Entries = ReadonlyMap<string, ParsedNode | null>;

/** Most problems to report: more say nothing new. */
const problemLimit = 50;

export const isNothing = (node: ParsedNode | null | undefined): node is null | undefined =>
  !node || (isScalar(node) && node.value === null);

/** Pairs of a map; a key may be any node. */
export const pairsOf = (node: ParsedNode) => (node as YAMLMap<Node, ParsedNode | null>).items;

/** Offset from the start of the file, in characters. */
export const offsetOf = (node: Node): number => node.range?.[0] ?? 0;

const plain = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The word that was probably meant; undefined if none is similar. */
function meant(word: string, known: readonly string[]): string | undefined {
  const near = known
    .map((one) => ({ one, far: distance(plain(word), plain(one)) }))
    .sort((one, other) => one.far - other.far)[0];
  return near && near.far <= Math.ceil(word.length / 3) ? near.one : undefined;
}

/** Walks a file and collects problems with their places. */
export function cursor(lines: LineCounter) {
  const problems: FileProblem[] = [];

  function placeAt(offset: number) {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  }

  function problem(node: Node, message: string): void {
    if (problems.length >= problemLimit) return;
    problems.push({ message, ...placeAt(offsetOf(node)) });
  }

  return {
    problems,
    problem,
    inOrder: () =>
      problems.toSorted((one, other) => one.line - other.line || one.column - other.column),

    placeOf: (node: Node) => placeAt(offsetOf(node)),
    placeAt,

    /** Reads the members of a map and reports those that it may not have. */
    map(node: ParsedNode | null, keys: readonly string[], what: string): Entries | undefined {
      if (!node) return undefined;
      if (!isMap(node)) {
        problem(node, `Here the members of ${what} are expected.`);
        return undefined;
      }
      const entries = new Map<string, ParsedNode | null>();
      for (const { key, value } of pairsOf(node)) {
        const name = isScalar(key) ? String(key.value) : '';
        if (keys.includes(name)) {
          entries.set(name, value);
          continue;
        }
        const near = meant(name, keys);
        const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
        problem(key, `"${name}" is no member of ${what}.${hint}`);
      }
      return entries;
    },

    list(node: ParsedNode | null | undefined, what: string): ParsedNode[] {
      if (isNothing(node)) return [];
      if (isSeq(node)) return node.items.filter((one): one is ParsedNode => one !== null);
      problem(node, `"${what}" is a list.`);
      return [];
    },
  };
}
export type Cursor = ReturnType<typeof cursor>;

/** A text, or digits read as text. */
export const wordOf = (node: ParsedNode | null | undefined): string => {
  if (!isScalar(node)) return '';
  return typeof node.value === 'string' ? node.value : (node.source ?? '');
};

/** Position among records with the same name. */
export const twinIn = (entries: Entries): number => {
  const node = entries.get('twin');
  return isScalar(node) && typeof node.value === 'number' ? node.value : 1;
};
