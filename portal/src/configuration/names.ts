import { kinds } from './kinds/index.ts';
import type { Referable } from './members.ts';
import {
  type Configuration,
  type Item,
  idOf,
  namedIn,
  type Owner,
  recordAt,
  type Shape,
  twinOf,
} from './model.ts';
import { isReference } from './values.ts';

/** How one record names another. */
type Naming = {
  name: string;
  /** Position among records with the same name, from 1. */
  twin: number;
  /** Whether the provider's record is meant although the account has one of the same name. */
  isShared: boolean;
};

/** Id of a record with this name. */
export const nameKey = (kind: Referable, owner: Owner, { name, twin }: Naming) =>
  idOf(kinds[kind], [owner, kind], { name }, twin);

/** How a record of `owner` names another one. */
export function namingOf(
  configuration: Configuration,
  owner: Owner,
  kind: Referable,
  id: string,
): Naming {
  const { name: inId, owner: at } = namedIn(id);
  const name = String(recordAt(configuration, id)?.values['name'] ?? inId);
  const naming = { name, twin: twinOf(id), isShared: false };
  const isElsewhere = owner !== '' && at === '';
  const own = isElsewhere && recordAt(configuration, nameKey(kind, owner, naming));
  return { ...naming, isShared: Boolean(own) };
}

/**
 * The name of a record in a file.
 * @param isTaken whether the name alone would mean something else
 */
export function namedText(
  configuration: Configuration,
  owner: Owner,
  kind: Referable,
  id: string,
  isTaken: (name: string) => boolean = () => false,
) {
  const { name, twin, isShared } = namingOf(configuration, owner, kind, id);
  if (twin === 1 && !isShared && !isTaken(name)) return name;
  return { name, ...(twin > 1 && { twin }), ...(isShared && { shared: true }) };
}

/** Finds the named record: the owner's own, otherwise the one that its provider shares. */
export function resolve(
  isThere: (id: string) => boolean,
  owner: Owner,
  kind: Referable,
  naming: Naming,
): string | undefined {
  const places = [
    ...(naming.isShared ? [] : [nameKey(kind, owner, naming)]),
    ...(owner === '' ? [] : [nameKey(kind, '', naming)]),
  ];
  return places.find(isThere);
}

const words = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');

/** Generates unique names for secrets from their place. */
export function secretNamer() {
  const taken = new Set<string>();
  return (...parts: readonly string[]): string => {
    const joined = parts.map(words).filter(Boolean).join('_');
    const first = /^[A-Z]/.test(joined) ? joined : `SECRET_${joined}`;
    let name = first;
    for (let count = 2; taken.has(name); count += 1) name = `${first}_${count}`;
    taken.add(name);
    return name;
  };
}

/**
 * Title of a record: its name, address or digits. Names of secrets derive from it.
 * @param shownAs displays the first member for people. Default: as in a file
 */
export function titleOf(
  { kind, values }: TitledItem,
  shownAs: Shape['shownAs'] = (stored) => stored,
): string {
  const { isSingle, title, identity } = kinds[kind];
  if (isSingle) return title;
  const [first = '', second] = identity.map((path) => {
    const value = values[path];
    if (!isReference(value)) return String(value ?? '');
    return value.to === null ? '' : namedIn(value.to).name;
  });
  return second ? `${shownAs(first)} (${second})` : shownAs(first);
}

/** The same for people, in a plan: vendors by their names. */
export const shownTitleOf = (item: TitledItem) => titleOf(item, kinds[item.kind].shownAs);

type TitledItem = Pick<Item, 'values' | 'kind'>;
