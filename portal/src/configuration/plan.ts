import type { Caller } from './api.ts';
import {
  changesOf,
  type PartChange,
  partChanges,
  type Secrets,
  type ValueChange,
  withKept,
} from './differences.ts';
import { sentWhole } from './kinds/account.ts';
import { kinds } from './kinds/index.ts';
import { labelOf, memberAt } from './members.ts';
import {
  applyOrder,
  type Configuration,
  type Item,
  type KindName,
  kindNames,
  membersOf,
  type Owner,
  referencesIn,
  sectionOf,
} from './model.ts';
import { shownTitleOf } from './names.ts';
import { refusalOf, refusedMember } from './scope.ts';
import { isSecret } from './values.ts';

/** A secret that goes with a change. */
type SecretNeed = {
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
  /** `refused`: nothing of it is written, and `refused` says why. */
  change: 'create' | 'update' | 'delete' | 'none' | 'refused';
  before?: Item;
  after?: Item;
  fields: readonly ValueChange[];
  parts: readonly PartChange[];
  secrets: readonly SecretNeed[];
  /** What the platform won't take, one sentence each. */
  refused: readonly string[];
  /** What the record does elsewhere, one sentence each. */
  warnings?: readonly string[];
  /** Why the record is written only if it is chosen. */
  heldBack?: string;
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
    // The file doesn't name this one: it stays.
    if (!isSecret(value) || value.secret === '' || !member) return [];
    const held = before?.values[path];
    if (before && member.isFixed) return [];
    const isRequired = held === undefined || whole.has(path);
    return [{ name: value.secret, label: labelOf(member, path), isRequired }];
  });
}

type PlanOptions = {
  /** Scope of the log-in that applies the plan: it decides which records are refused. */
  caller?: Caller;
  /** Nothing is applied: a secret that only one side has is a difference. */
  isComparison?: boolean;
};

/** What would have to be done for the platform to have what a file says. */
export function planOf(
  current: Configuration,
  wanted: Configuration,
  given: Secrets = {},
  { caller = 'admin', isComparison = false }: PlanOptions = {},
): Plan {
  const by = { wanted, given, caller, keeps: !isComparison };
  const entries = inOrder(wanted).map((item) => wantedEntry(current.items.get(item.id), item, by));
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
  return applyOrder.flatMap((kind) => byKind.get(kind) ?? []);
};

type WantedBy = {
  wanted: Configuration;
  given?: Secrets;
  caller?: Caller;
  /** Stored secrets that the file doesn't name stay. */
  keeps?: boolean;
};

/**
 * What makes a record what the file says.
 * @param stored as it is on the platform; undefined where it is not there
 * @param item as it is in the file
 */
export function wantedEntry(
  stored: Item | undefined,
  item: Item,
  { wanted, given = {}, caller = 'admin', keeps = true }: WantedBy,
): Entry {
  const { id, kind, owner } = item;
  const isNew = !(stored || kind === 'settings' || kind === 'limits');
  const before = stored ?? (isNew ? undefined : { ...item, values: {}, parts: [] });
  const after =
    keeps && before ? { ...item, values: withKept(kinds[kind], before.values, item.values) } : item;
  const all = changesOf(kinds[kind], before?.values ?? {}, after.values, given);
  const stays = keeps ? stayingOf(after, before, all, caller) : { fields: [], refused: [] };
  const fields = all.filter((one) => !stays.fields.includes(one));
  const parts = partChanges(kind, before, after, given);
  const isChanged = fields.length > 0 || parts.length > 0;
  const change = isNew ? 'create' : isChanged ? 'update' : 'none';
  const base = { id, kind, owner, title: shownTitleOf(wanted, item), usedBy: [], after };
  const refusal = change === 'none' ? undefined : refusalOf(kind, owner, caller);
  if (refusal !== undefined) return refusedEntry({ ...base, ...(before && { before }) }, [refusal]);
  return {
    ...base,
    change,
    ...(before && { before }),
    fields,
    parts,
    secrets: secretNeeds(kind, after, before, fields),
    refused: stays.refused,
  };
}

/** An entry of which nothing is written. */
export const refusedEntry = (
  entry: Omit<Entry, 'change' | 'fields' | 'parts' | 'secrets' | 'refused'>,
  refused: readonly string[],
): Entry => ({ ...entry, change: 'refused', fields: [], parts: [], secrets: [], refused });

/** Values that the platform has no way to take away, by kind and path. */
const kept: Partial<Record<KindName, readonly [path: RegExp, sign: string, label: string]>> = {
  applications: [/^messaging_hook\./, 'messaging_hook.url', 'Messaging webhook'],
  routing: [/^default_carrier$/, 'default_carrier', 'Default outbound carrier'],
};

/** Differences that can't be written, each with a sentence. */
function stayingOf(
  { kind, values }: Item,
  before: Item | undefined,
  all: readonly ValueChange[],
  caller: Caller,
) {
  const members = membersOf(kinds[kind], values);
  const [keptPath, keptSign, keptLabel] = kept[kind] ?? [];
  const isKept = all.some(({ path, after }) => path === keptSign && after === undefined);
  const isUnnamed = (path: string) => {
    const value = values[path];
    return isSecret(value) && value.secret === '';
  };
  // Each says why it holds a change back: '' where nothing has to be said.
  const rules: readonly ((change: ValueChange) => string | undefined | false)[] = [
    ({ path, label }) =>
      before &&
      memberAt(members, path)?.isFixed &&
      `${label} can't be changed: the platform takes it once.`,
    ({ path, before: had }) =>
      isKept &&
      had !== undefined &&
      keptPath?.test(path) &&
      `${keptLabel} can be changed, and not removed.`,
    ({ path, after }) => after !== undefined && refusedMember(kind, path, caller),
    ({ path, label }) =>
      sentWhole(path, values).some(isUnnamed) &&
      `${label} can't be changed without naming the secret.`,
    ({ path }) => (before && memberAt(members, path)?.isUnread ? '' : undefined),
  ];
  const held = rules.flatMap((rule) =>
    all.flatMap((change) => {
      const why = rule(change);
      return typeof why === 'string' ? [{ change, why }] : [];
    }),
  );
  return {
    fields: held.map(({ change }) => change),
    refused: [...new Set(held.map(({ why }) => why))].filter(Boolean),
  };
}

function goneEntry(current: Configuration, item: Item, usedBy: readonly string[]): Entry {
  const { id, kind, owner } = item;
  const base = { id, kind, owner, title: shownTitleOf(current, item), before: item, usedBy };
  const isLeft = kind === 'limits' || kind === 'settings';
  return { ...refusedEntry(base, []), change: isLeft ? 'none' : 'delete' };
}

/** Ids to the titles of the records that name them. */
function usersOf(items: Iterable<Item>): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const { kind, values, parts } of items) {
    const name = values['name'] ?? values['number'] ?? values['domain'] ?? '';
    const title = `${kinds[kind].one} ${String(name)}`.trim();
    for (const id of new Set(referencesIn({ values, parts }))) {
      users.set(id, [...(users.get(id) ?? []), title]);
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

export const isToDo = ({ change }: Entry) => change !== 'none' && change !== 'refused';

/** Some or all of the record can't be written. */
export const isRefused = ({ refused }: Entry) => refused.length > 0;

/** How many of each. */
export function countsOf({ entries, accounts }: Plan) {
  const count = (change: Entry['change']) => entries.filter((one) => one.change === change).length;
  return {
    create: count('create') + accounts.length,
    update: count('update'),
    delete: count('delete'),
    unchanged: count('none'),
    refused: count('refused'),
  };
}
