import { isMap, isScalar, isSeq, type ParsedNode, type Scalar } from 'yaml';

/** Recognises digits that a number would change: it would lose their zeros, their plus or their end. */
const isTextual = /^[-+]?0\d|^\+/;

/** Value of a scalar; digits that a number would change stay text. */
export function scalarValue({ value, source }: Scalar): unknown {
  if (typeof value !== 'number' || source === undefined) return value;
  const isCut = Number.isInteger(value) && !Number.isSafeInteger(value) && String(value) !== source;
  return isTextual.test(source) || isCut ? source : value;
}

/** Converts a node to JSON. */
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
