import type { JSONPath, Node } from 'jsonc-parser';

/** The value of a node; `getNodeValue` of the library returns `any`. */
export function nodeValue(node: Node): unknown {
  if (node.type === 'object') return objectOf(node);
  if (node.type === 'array') return (node.children ?? []).map(nodeValue);
  return node.value;
}

/** The members of an object node. */
export const objectOf = (node: Node): Record<string, unknown> =>
  Object.fromEntries(membersOf(node).map(({ name, value }) => [name, nodeValue(value)]));

export type Member = { name: string; value: Node };

/** The members of a node as a program would iterate them, including the indexes of a list. */
export function membersOf(node: Node): Member[] {
  const children = node.children ?? [];
  if (node.type === 'array') return children.map((value, index) => ({ name: `${index}`, value }));
  return children.flatMap(({ children: [key, value] = [] }) =>
    key && value ? [{ name: String(key.value), value }] : [],
  );
}

/** `dial.target.0.type`. */
export const placeOf = (verb: string, path: JSONPath) => [verb, ...path].join('.');
