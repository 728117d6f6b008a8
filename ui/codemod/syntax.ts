import { type ParserPlugin, parse } from '@babel/parser';
import type { File, Node } from '@babel/types';

/**
 * Parses the syntax that adopters may use. JSX only for extensions that allow it: elsewhere `<T>x`
 * is a type assertion.
 */
export function syntaxOf(text: string, file: string): File {
  const isTyped = /\.[mc]?tsx?$/.test(file);
  const plugins: ParserPlugin[] = [
    ...(isTyped ? (['typescript', 'decorators-legacy'] as const) : (['flow'] as const)),
    ...(/\.[mc]?ts$/.test(file) ? [] : (['jsx'] as const)),
  ];
  return parse(text, { sourceType: 'module', plugins });
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([key]) => !/[cC]omments$/.test(key))
    .flatMap(([, value]: [string, unknown]) =>
      Array.isArray(value) ? (value as unknown[]) : [value],
    )
    .filter(isNode);

/** Yields a node and everything inside it. */
export function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* within(child);
}

/** Position of a node; the parser sets it on every node. */
export const rangeOf = (node: Node): [number, number] => [node.start ?? 0, node.end ?? 0];

/** Name of a literal key: `isBusy`, 'isBusy'. */
export function keyOf(node: Node): string | undefined {
  if ('computed' in node && node.computed) return undefined;
  if (!('key' in node) || !node.key || typeof node.key !== 'object') return undefined;
  if (node.key.type === 'Identifier') return node.key.name;
  return node.key.type === 'StringLiteral' ? node.key.value : undefined;
}
