import { sentWhole } from './kinds/account.ts';
import { kinds } from './kinds/index.ts';
import { labelOf, type Member, memberAt } from './members.ts';
import {
  type Configuration,
  type Item,
  type KindName,
  kindNames,
  membersOf,
  type Owner,
  type Part,
  type PartName,
  type Shape,
  sectionOf,
} from './model.ts';
import { titleOf } from './names.ts';
import { isReference, isSame, isSecret, type Value, type Values } from './values.ts';

/** One value that differs. */
export type ValueChange = {
  path: string;
  /** As on the form of its record. */
  label: string;
  before: Value | undefined;
  after: Value | undefined;
};

export type PartChange = {
  name: PartName;
  /** '203.0.113.1, 5060, 32' */
  title: string;
  change: 'create' | 'update' | 'move' | 'delete';
  before?: Part;
  after?: Part;
  fields: readonly ValueChange[];
};

/** A secret that goes with a change. */
export type SecretNeed = {
  name: string;
  /** 'Password' */
  label: string;
  /** The platform has none yet, or would lose it. */
  isRequired: boolean;
};

export type Entry = {
  /** The record's, the same in the file and on the platform. */
  id: string;
  kind: KindName;
  owner: Owner;
  title: string;
  change: 'create' | 'update' | 'delete' | 'none';
  before?: Item;
  after?: Item;
  fields: readonly ValueChange[];
  parts: readonly PartChange[];
  secrets: readonly SecretNeed[];
  /** What the platform won't take, one sentence each. */
  refused: readonly string[];
  /** Titles of records that name it, and go on naming it: why it can't be deleted. */
  usedBy: readonly string[];
};

export type NewAccount = { owner: Owner; name: string };

export type Plan = {
  current: Configuration;
  wanted: Configuration;
  /** Accounts that are created before all else. */
  accounts: readonly NewAccount[];
  /** In the order in which they are applied. */
  entries: readonly Entry[];
};

/** What names others comes after them. */
export const order: readonly KindName[] = [
  'limits',
  'applications',
  'carriers',
  'speech',
  'settings',
  'numbers',
  'teams_tenants',
  'clients',
  'routing',
];

export type Secrets = Readonly<Record<string, string>>;

/** Most values are: of them nothing else has to be known. */
const isPlainlySame = (one: Value | undefined, other: Value | undefined) =>
  one === other || (isReference(one) && isReference(other) && one.to === other.to);

/** What differs between two records of one shape. */
export function changesOf(
  shape: Pick<Shape, 'columns'>,
  before: Values,
  after: Values,
  given: Secrets = {},
): ValueChange[] {
  const members = membersOf(shape, after);
  const paths = Object.keys(after);
  for (const path of Object.keys(before)) if (!(path in after)) paths.push(path);
  return paths
    .filter((path) => !isPlainlySame(before[path], after[path]))
    .flatMap((path) => {
      const member = memberAt(members, path) ?? memberAt(membersOf(shape, before), path);
      const has = before[path] ?? member?.default;
      const wanted = after[path] ?? member?.default;
      if (!member || isSame(has, wanted, given)) return [];
      return [{ path, label: labelOf(member, path), before: before[path], after: after[path] }];
    })
    .sort((one, other) => placeIn(members, one.path) - placeIn(members, other.path));
}

const placeIn = (members: readonly Member[], path: string) => {
  const member = memberAt(members, path);
  return member ? members.indexOf(member) : members.length;
};

export const partTitle = (shape: Shape, values: Values) =>
  shape.identity
    .map((path) => values[path] ?? membersOf(shape).find((one) => one.path === path)?.default)
    .filter((value) => value !== undefined && typeof value !== 'object')
    .join(', ');

function partChanges(kind: KindName, before: Item | undefined, after: Item, given: Secrets) {
  return Object.entries(kinds[kind].parts ?? {}).flatMap(([name, shape]) => {
    const was = new Map(
      before?.parts.filter((one) => one.name === name).map((one) => [one.id, one]),
    );
    const wanted = after.parts.filter((one) => one.name === name);
    const kept = wanted.filter(({ id }) => was.has(id)).map(({ id }) => id);
    const places = [...was.keys()].filter((id) => kept.includes(id));
    const changes = wanted.flatMap((part): PartChange[] => {
      const stored = was.get(part.id);
      was.delete(part.id);
      const title = partTitle(shape, part.values);
      const fields = changesOf(shape, stored?.values ?? {}, part.values, given);
      const base = { name: part.name, title, after: part, fields };
      if (!stored) return [{ ...base, change: 'create' }];
      const isMoved = name === 'routes' && kept.indexOf(part.id) !== places.indexOf(part.id);
      if (fields.length === 0 && !isMoved) return [];
      return [{ ...base, change: fields.length > 0 ? 'update' : 'move', before: stored }];
    });
    const gone = [...was.values()].map(
      (part): PartChange => ({
        name: part.name,
        title: partTitle(shape, part.values),
        change: 'delete',
        before: part,
        fields: [],
      }),
    );
    return [...changes, ...gone];
  });
}

/** Secrets of the file that a change would send. */
function secretNeeds(
  kind: KindName,
  item: Item,
  before: Item | undefined,
  fields: readonly ValueChange[],
) {
  const shape = kinds[kind];
  const members = membersOf(shape, item.values);
  const whole = new Set(fields.flatMap(({ path }) => sentWhole(path, item.values)));
  return Object.entries(item.values).flatMap(([path, value]): SecretNeed[] => {
    const member = memberAt(members, path);
    if (!isSecret(value) || !member) return [];
    const held = before?.values[path];
    if (before && member.isFixed) return [];
    const isRequired = held === undefined || whole.has(path);
    return [{ name: value.secret, label: labelOf(member, path), isRequired }];
  });
}

/** Changes of what the platform takes once and never again. */
const fixedChanges = (kind: KindName, fields: readonly ValueChange[], values: Values) => {
  const members = membersOf(kinds[kind], values);
  return fields.filter(({ path }) => memberAt(members, path)?.isFixed);
};

/** What would have to be done for the platform to have what a file says. */
export function planOf(current: Configuration, wanted: Configuration, given: Secrets = {}): Plan {
  const entries: Entry[] = [];
  for (const item of inOrder(wanted)) {
    entries.push(wantedEntry(current, wanted, item, given));
  }
  const isGone = (item: Item) =>
    wanted.sections.has(sectionOf(item.owner, item.kind)) && !wanted.items.has(item.id);
  const gone = inOrder(current).reverse().filter(isGone);
  const users = usersLeft({ current, wanted }, new Set(gone.map(({ id }) => id)));
  for (const item of gone) entries.push(goneEntry(current, item, users.get(item.id) ?? []));
  const there = new Set(current.owners.filter(({ sid }) => sid).map(({ owner }) => owner));
  const accounts = wanted.owners.filter(({ owner }) => owner !== '' && !there.has(owner));
  return { current, wanted, accounts, entries };
}

const inOrder = ({ items }: Configuration): Item[] => {
  const byKind = new Map<KindName, Item[]>(kindNames.map((kind) => [kind, []]));
  for (const item of items.values()) byKind.get(item.kind)?.push(item);
  return order.flatMap((kind) => byKind.get(kind) ?? []);
};

function wantedEntry(
  current: Configuration,
  wanted: Configuration,
  item: Item,
  given: Secrets,
): Entry {
  const { id, kind, owner } = item;
  const stored = current.items.get(id);
  const isNew = !(stored || kind === 'settings' || kind === 'limits');
  const before = stored ?? (isNew ? undefined : { ...item, values: {}, parts: [] });
  const all = changesOf(kinds[kind], before?.values ?? {}, item.values, given);
  const fixed = before ? fixedChanges(kind, all, item.values) : [];
  const stays = keptOf(kind, all);
  const fields = all.filter((one) => !fixed.includes(one) && !stays.fields.includes(one));
  const parts = partChanges(kind, before, item, given);
  const isChanged = fields.length > 0 || parts.length > 0;
  const change = isNew ? 'create' : isChanged ? 'update' : 'none';
  return {
    id,
    kind,
    owner,
    title: titleOf(wanted, item),
    change,
    ...(before && { before }),
    after: item,
    fields,
    parts,
    secrets: secretNeeds(kind, item, before, fields),
    refused: [
      ...fixed.map(({ label }) => `${label} can't be changed: the platform takes it once.`),
      ...stays.refused,
    ],
    usedBy: [],
  };
}

/** Values that the platform has no way to take away, by kind and path. */
const kept: Partial<Record<KindName, readonly [path: RegExp, sign: string, label: string]>> = {
  applications: [/^messaging_hook\./, 'messaging_hook.url', 'Messaging webhook'],
  routing: [/^default_carrier$/, 'default_carrier', 'Default outbound carrier'],
};

function keptOf(kind: KindName, all: readonly ValueChange[]) {
  const [paths, sign, label] = kept[kind] ?? [];
  const isTaken = all.some(({ path, after }) => path === sign && after === undefined);
  const fields =
    paths && isTaken ? all.filter(({ path, before }) => before && paths.test(path)) : [];
  return {
    fields,
    refused: fields.length > 0 ? [`${label} can be changed, and not removed.`] : [],
  };
}

const goneEntry = (current: Configuration, item: Item, usedBy: readonly string[]): Entry => {
  const isLeft = item.kind === 'limits' || item.kind === 'settings';
  return {
    id: item.id,
    kind: item.kind,
    owner: item.owner,
    title: titleOf(current, item),
    change: isLeft ? 'none' : 'delete',
    before: item,
    fields: [],
    parts: [],
    secrets: [],
    refused: [],
    usedBy,
  };
};

/** Ids to the titles of the records that name them. */
function usersOf(items: Iterable<Item>): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const { kind, values, parts } of items) {
    const name = values['name'] ?? values['number'] ?? values['domain'] ?? '';
    const title = `${kinds[kind].one} ${String(name)}`.trim();
    const all = [values, ...parts.map((part) => part.values)].flatMap(Object.values<Value>);
    for (const id of new Set(all.map((value) => (isReference(value) ? value.to : null)))) {
      if (id !== null) users.set(id, [...(users.get(id) ?? []), title]);
    }
  }
  return users;
}

/**
 * Titles of the records that would name a deleted one, by its id.
 * @param chosen ids of those that are to be deleted
 */
export function usersLeft(
  { current, wanted }: Pick<Plan, 'current' | 'wanted'>,
  chosen: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const left = [...current.items.values()].filter(
    ({ id }) => !(wanted.items.has(id) || chosen.has(id)),
  );
  return usersOf([...wanted.items.values(), ...left]);
}

export const isToDo = ({ change }: Entry) => change !== 'none';

/** How many of each. */
export function countsOf({ entries, accounts }: Plan) {
  const count = (change: Entry['change']) => entries.filter((one) => one.change === change).length;
  return {
    create: count('create') + accounts.length,
    update: count('update'),
    delete: count('delete'),
    unchanged: count('none'),
  };
}
