import { isMap, type ParsedNode } from 'yaml';
import {
  type Item,
  idOf,
  type Kind,
  membersOf,
  type Owner,
  type Part,
  type PartShape,
} from '../model.ts';
import type { Value } from '../values.ts';
import { isNothing, offsetOf, twinIn } from './cursor.ts';
import { type Reading, readMembers } from './member-values.ts';

/** Reads the records of one kind and owner. */
export function readSection(
  node: ParsedNode | null | undefined,
  kind: Kind,
  owner: Owner,
  reading: Reading,
): void {
  const { cursor, items } = reading;
  const alone = isNothing(node) ? [] : [node];
  const partNames = kind.parts.map(({ name }) => name);
  for (const one of kind.isSingle ? alone : cursor.list(node, kind.name)) {
    const record = readRecord(
      one,
      kind,
      { owner, place: [owner], beside: items },
      reading,
      partNames,
    );
    if (!record) continue;
    const { id, values, entries } = record;
    const parts = new Map<string, Part>();
    for (const shape of kind.parts) {
      for (const part of cursor.list(entries.get(shape.name), shape.name)) {
        const read = readRecord(part, shape, { owner, place: [id], beside: parts }, reading);
        if (read) parts.set(read.id, { id: read.id, name: shape.name, values: read.values });
      }
    }
    items.set(id, { id, kind: kind.name, owner, values, parts: [...parts.values()] });
  }
}

type At = { owner: Owner; place: readonly string[]; beside: ReadonlyMap<string, Item | Part> };

/** @param more keys that aren't members */
function readRecord(
  node: ParsedNode,
  shape: Kind | PartShape,
  { owner, place, beside }: At,
  reading: Reading,
  more: readonly string[] = [],
) {
  const { cursor, found } = reading;
  const vendor = isMap(node) && shape.identity.includes('vendor') ? node.get('vendor') : undefined;
  const members = membersOf(shape, typeof vendor === 'string' ? { vendor } : undefined);
  const values: Record<string, Value> = {};
  const places = new Map<string, number>();
  const into = { ...reading, owner, shape, values, places };
  const entries = readMembers(node, members, ['twin', ...more], into);
  if (!entries) return undefined;
  for (const { problem } of shape.columns(values)) {
    const said = problem?.(values);
    if (said !== undefined) cursor.problem(node, said);
  }
  for (const { path, isRequired } of members) {
    // Problems of a present value have been reported already; the platform may store an empty text.
    if (!isRequired || places.has(path)) continue;
    cursor.problem(node, `This ${shape.one} has no "${path}".`);
  }
  const id = idOf(shape, [...place, shape.name], values, twinIn(entries));
  const name = shape.identity
    .map((path) => values[path])
    .filter((value) => value !== undefined && typeof value !== 'object')
    .join(', ');
  // A missing name has its own message.
  if (beside.has(id) && name !== '') {
    cursor.problem(node, `The ${shape.one} "${name}" is in here twice.`);
  }
  found.set(id, { offset: offsetOf(node), places });
  return { id, values, entries };
}
