import { isRecord } from './record.ts';

/** A key, dots and all, as one part of a dotted path. */
export const pathPart = (key: string) => key.replaceAll('~', '~0').replaceAll('.', '~1');

/** The key that a part of a dotted path stands for. */
export const keyOfPart = (part: string) => part.replaceAll('~1', '.').replaceAll('~0', '~');

/** The value at a dotted path; undefined where there is none. */
export const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((node, part) => (isRecord(node) ? node[keyOfPart(part)] : undefined), values);
