import { isMap, isScalar, isSeq, type ParsedNode, type Scalar } from 'yaml';

/** Written so, a number is no number to the person: it would lose its zeros, its plus or its end. */
const isTextual = /^[-+]?0\d|^\+/;

/** What a scalar says: digits that a number would not keep are a text. */
export function scalarValue({ value, source }: Scalar): unknown {
  if (typeof value !== 'number' || source === undefined) return value;
  const isCut = Number.isInteger(value) && !Number.isSafeInteger(value) && String(value) !== source;
  return isTextual.test(source) || isCut ? source : value;
}

/** A node as JSON. */
export function plainOf(node: ParsedNode | null): unknown {
  if (isScalar(node)) return scalarValue(node);
  if (isSeq(node)) return node.items.map((one) => plainOf(one as ParsedNode | null));
  if (!isMap(node)) return null;
  return Object.fromEntries(
    node.items.map(({ key, value }) => [
      isScalar(key) ? String(key.source ?? key.value) : '',
      plainOf(value as ParsedNode | null),
    ]),
  );
}
