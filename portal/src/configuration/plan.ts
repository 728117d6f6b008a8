import type { Caller } from './api.ts';
import {
  changesOf,
  type PartChange,
  partChanges,
  type Secrets,
  type ValueChange,
  withKept,
} from './differences.ts';
import { kinds } from './kinds/index.ts';
import { labelOf, memberAt } from './members.ts';
import {
  applyOrder,
  type Configuration,
  type Item,
  isOfOwner,
  type Kind,
  type KindName,
  kindNames,
  membersOf,
  type Owner,
  type OwnerRecord,
  referencesIn,
  sectionOf,
} from './model.ts';
import { shownTitleOf } from './names.ts';
import { refusalOf } from './scope.ts';
import { isSecret, type Values } from './values.ts';

/** A secret that a change needs. */
type SecretNeed = {
  name: string;
  /** 'Password' */
  label: string;
  /** Whether the platform has none yet, or would lose it. */
  isRequired: boolean;
};

export type Entry = {
  /** Id of the record, the same in the file and on the platform. */
  id: string;
  kind: KindName;
  owner: Owner;
  title: string;
  /** `refused`: nothing of it is written; the member `refused` says why. */
  change: 'create' | 'update' | 'delete' | 'none' | 'refused';
  before?: Item;
  after?: Item;
  fields: readonly ValueChange[];
  parts: readonly PartChange[];
  secrets: readonly SecretNeed[];
  /** Values that the platform would refuse, one sentence each. */
  refused: readonly string[];
  /** Side effects of the record elsewhere, one sentence each. */
  warnings?: readonly string[];
  /** Why the record is only written if it is chosen. */
  heldBack?: string;
  /** Titles of records that still name it: why it can't be deleted. */
  usedBy: readonly string[];
};

export type Plan = {
  current: Configuration;
  wanted: Configuration;
  /** Accounts to create first. */
  accounts: readonly OwnerRecord[];
  /** In the order in which they are applied. */
  entries: readonly Entry[];
};

/** Secrets required to send the column of a value. */
function sentWith({ columns }: Kind, values: Values, { path }: ValueChange): string[] {
  const column = columns(values).find(({ members }) => memberAt(members, path));
  if (!column?.isWhole) return [];
  return Object.keys(values).filter((at) => memberAt(column.members, at) && isSecret(values[at]));
}

/** Secrets of the file that a change would send. */
function secretNeeds(
  { kind, values }: Item,
  before: Item | undefined,
  fields: readonly ValueChange[],
) {
  const members = membersOf(kinds[kind], values);
  const whole = new Set(fields.flatMap((field) => sentWith(kinds[kind], values, field)));
  return Object.entries(values).flatMap(([path, value]): SecretNeed[] => {
    const member = memberAt(members, path);
    // The file omits the secret, so it stays.
    if (!isSecret(value) || value.secret === '' || !member) return [];
    if (before && member.isFixed) return [];
    const isRequired = before?.values[path] === undefined || whole.has(path);
    return [{ name: value.secret, label: labelOf(member, path), isRequired }];
  });
}

type PlanOptions = {
  /** Scope of the log-in that applies the plan; it decides which records are refused. */
  caller?: Caller;
  /** For a comparison, which applies nothing: a secret that only one side has is a difference. */
  isComparison?: boolean;
};

/** Plans the changes that make the platform match a file. */
export function planOf(
  current: Configuration,
  wanted: Configuration,
  given: Secrets = {},
  options: PlanOptions = {},
): Plan {
  const entries = inOrder(wanted).map((item) =>
    wantedEntry(current.items.get(item.id), item, given, options),
  );
  const isGone = (item: Item) =>
    wanted.sections.has(sectionOf(item.owner, item.kind)) && !wanted.items.has(item.id);
  const gone = inOrder(current).reverse().filter(isGone);
  const users = usersLeft({ current, wanted }, new Set(gone.map(({ id }) => id)));
  for (const item of gone) entries.push(goneEntry(item, users.get(item.id) ?? []));
  const there = new Set(current.owners.filter(({ sid }) => sid).map(({ owner }) => owner));
  const accounts = wanted.owners.filter(({ owner }) => owner !== '' && !there.has(owner));
  return { current, wanted, accounts, entries };
}

const inOrder = ({ items }: Configuration): Item[] => {
  const byKind = new Map<KindName, Item[]>(kindNames.map((kind) => [kind, []]));
  for (const item of items.values()) byKind.get(item.kind)?.push(item);
  return applyOrder.flatMap((kind) => byKind.get(kind) ?? []);
};

/**
 * Plans the changes that make one record match the file.
 * @param stored the record on the platform; undefined if there is none
 * @param item the record in the file
 */
export function wantedEntry(
  stored: Item | undefined,
  item: Item,
  given: Secrets = {},
  { caller = 'admin', isComparison = false }: PlanOptions = {},
): Entry {
  const { id, kind, owner } = item;
  const isNew = !(stored || isOfOwner(kind));
  const before = stored ?? (isNew ? undefined : { ...item, values: {}, parts: [] });
  const shape = kinds[kind];
  const values =
    isComparison || !before ? item.values : withKept(shape, before.values, item.values);
  const after = { ...item, values };
  const all = changesOf(shape, before?.values ?? {}, values, given);
  const held = isComparison ? [] : heldChanges(after, before, all, caller);
  const fields = all.filter((one) => !held.some(({ change }) => change === one));
  const parts = partChanges(kind, before, after, given);
  const isChanged = fields.length > 0 || parts.length > 0;
  const change = isNew ? 'create' : isChanged ? 'update' : 'none';
  const title = shownTitleOf(item);
  const base = { id, kind, owner, title, usedBy: [], after, ...(before && { before }) };
  const refusal = change === 'none' ? undefined : refusalOf(kind, owner, caller);
  if (refusal !== undefined) return refusedEntry(base, [refusal]);
  const secrets = secretNeeds(after, before, fields);
  const refused = [...new Set(held.map(({ why }) => why))].filter(Boolean);
  return { ...base, change, fields, parts, secrets, refused };
}

/** An entry that is not written at all. */
export const refusedEntry = (
  entry: Omit<Entry, 'change' | 'fields' | 'parts' | 'secrets' | 'refused'>,
  refused: readonly string[],
): Entry => ({ ...entry, change: 'refused', fields: [], parts: [], secrets: [], refused });

/** Differences that can't be written, each with a sentence; '' if there is nothing to say. */
function heldChanges(
  { kind, values }: Item,
  before: Item | undefined,
  all: readonly ValueChange[],
  caller: Caller,
): { change: ValueChange; why: string }[] {
  const shape = kinds[kind];
  const isRemoved = (at: string | undefined) =>
    all.some(({ path, after }) => path === at && after === undefined);
  const isUnnamed = (path: string) => {
    const value = values[path];
    return isSecret(value) && value.secret === '';
  };
  const rules: readonly ((change: ValueChange) => string | undefined | false)[] = [
    ({ member, label }) =>
      before && member.isFixed && `${label} can't be changed: the platform takes it once.`,
    ({ path, before: had }) => {
      const column = shape.columns(values).find(({ members }) => memberAt(members, path));
      const isLost = column?.isLasting && had !== undefined && isRemoved(column.members[0]?.path);
      return isLost && `${column.label} can be changed, and not removed.`;
    },
    ({ member, label, after }) =>
      after !== undefined &&
      member.refusedTo === caller &&
      `Only the provider or an administrator can set the ${label} of an account.`,
    (change) =>
      sentWith(shape, values, change).some(isUnnamed) &&
      `${change.label} can't be changed without naming the secret.`,
    ({ member }) => (before && member.isUnread ? '' : undefined),
  ];
  return rules.flatMap((rule) =>
    all.flatMap((change) => {
      const why = rule(change);
      return typeof why === 'string' ? [{ change, why }] : [];
    }),
  );
}

function goneEntry(item: Item, usedBy: readonly string[]): Entry {
  const { id, kind, owner } = item;
  const base = { id, kind, owner, title: shownTitleOf(item), before: item, usedBy };
  return { ...refusedEntry(base, []), change: isOfOwner(kind) ? 'none' : 'delete' };
}

/**
 * Titles of the records that would still name a deleted one, by its id.
 * @param chosen ids of the records to delete
 */
export function usersLeft(
  { current, wanted }: Pick<Plan, 'current' | 'wanted'>,
  chosen: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const left = [...current.items.values()].filter(
    ({ id }) => !(wanted.items.has(id) || chosen.has(id)),
  );
  const users = new Map<string, string[]>();
  for (const item of [...wanted.items.values(), ...left]) {
    const { name, number, domain } = item.values;
    const title = `${kinds[item.kind].one} ${String(name ?? number ?? domain ?? '')}`.trim();
    for (const id of new Set(referencesIn(item))) {
      users.set(id, [...(users.get(id) ?? []), title]);
    }
  }
  return users;
}

export const isToDo = ({ change }: Entry) => change !== 'none' && change !== 'refused';

/** Whether some or all of the record can't be written. */
export const isRefused = ({ refused }: Entry) => refused.length > 0;

/** Counts each kind of change. */
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
