import { isRecord } from './record.ts';

/** Escapes a key, dots included, for one part of a dotted path. */
export const pathPart = (key: string) => key.replaceAll('~', '~0').replaceAll('.', '~1');

/** Unescapes one part of a dotted path. */
export const keyOfPart = (part: string) => part.replaceAll('~1', '.').replaceAll('~0', '~');

/** Value at a dotted path; undefined for none. */
export const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((node, part) => (isRecord(node) ? node[keyOfPart(part)] : undefined), values);
