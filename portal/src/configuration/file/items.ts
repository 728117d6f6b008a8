import type { ParsedNode } from 'yaml';
import { kinds } from '../kinds/index.ts';
import {
  type Configuration,
  type Item,
  idOf,
  type Kind,
  type KindName,
  type Owner,
  type OwnerRecord,
  type Part,
  type PartName,
  type Shape,
  sectionOf,
} from '../model.ts';
import { nameKey, resolve } from '../names.ts';
import type { Value } from '../values.ts';
import { type Cursor, offsetOf } from './cursor.ts';
import type { Waiting } from './member-values.ts';

/** A record of the file that has no id yet: what it names is not known. */
type Draft = {
  node: ParsedNode;
  shape: Shape;
  owner: Owner;
  twin: number;
  values: Record<string, Value>;
  /** Offsets by path. */
  places: Map<string, number>;
};
type RecordDraft = Draft & { shape: Kind; parts: (Draft & { name: PartName })[] };

export type Found = { offset: number; places: ReadonlyMap<string, number> };

/** A file as far as it is read. */
export type Reading = {
  cursor: Cursor;
  drafts: RecordDraft[];
  waiting: Waiting[];
  owners: OwnerRecord[];
  sections: Set<string>;
  isStored: (kind: Shape, path: string, text: string) => boolean;
  /** Offsets by the id of their record or part: a node would keep the whole file in memory. */
  found: Map<string, Found>;
};

/** Resolves names, and gives every record its id. */
export function itemsOf(reading: Reading, current: Configuration | null): Map<string, Item> {
  const { cursor: at, drafts, found } = reading;
  resolveNames(reading, current);
  const items = new Map<string, Item>();
  for (const { node, places, shape, owner, twin, values, parts: partDrafts } of drafts) {
    const id = idOf(shape, [owner, shape.name], values, twin);
    found.set(id, { offset: offsetOf(node), places });
    if (items.has(id)) sayTwice(at, node, shape, values);
    const parts = new Map<string, Part>();
    for (const part of partDrafts) {
      const partId = idOf(part.shape, [id, part.name], part.values, part.twin);
      if (parts.has(partId)) sayTwice(at, part.node, part.shape, part.values);
      found.set(partId, { offset: offsetOf(part.node), places: part.places });
      parts.set(partId, { id: partId, name: part.name, values: part.values });
    }
    items.set(id, { id, kind: shape.name, owner, values, parts: [...parts.values()] });
  }
  return items;
}

function sayTwice(at: Cursor, node: ParsedNode, shape: Shape, values: Draft['values']): void {
  const name = shape.identity
    .map((path) => values[path])
    .filter((value) => value !== undefined && typeof value !== 'object')
    .join(', ');
  // The missing name has its own message.
  if (name === '') return;
  at.problem(node, `The ${shape.one} "${name}" is in here twice.`);
}

function resolveNames(
  { cursor: at, drafts, waiting, sections }: Reading,
  current: Configuration | null,
): void {
  const own = new Set(
    drafts
      .filter(({ shape }) => shape.name === 'applications' || shape.name === 'carriers')
      .map(({ shape, owner, values, twin }) =>
        idOf(shape, [owner, shape.name], { name: values['name'] ?? '' }, twin),
      ),
  );
  const isThere = (id: string) => {
    if (own.has(id)) return true;
    const item = current?.items.get(id);
    // What the file lists itself is not looked for on the platform.
    return item ? !sections.has(sectionOf(item.owner, item.kind)) : current?.known.has(id) === true;
  };
  for (const { node, owner, member, naming, found } of waiting) {
    const kind: KindName & ('applications' | 'carriers') = member.refersTo ?? 'carriers';
    const id = resolve(isThere, owner, kind, naming);
    if (id !== undefined) found(id);
    // Between two files, what is not an account's own is its provider's.
    else if (!current) found(nameKey(kind, '', naming));
    else {
      at.problem(node, `There is no ${kinds[kind].one} "${naming.name}" that could be meant here.`);
    }
  }
}
