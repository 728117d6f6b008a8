import { kinds } from './kinds/index.ts';
import { labelOf, type Member, memberAt } from './members.ts';
import {
  type Item,
  type KindName,
  membersOf,
  type Part,
  type PartName,
  type Shape,
} from './model.ts';
import { isReference, isSame, isSecret, type Value, type Values } from './values.ts';

/** Values of secrets, by name in the file. */
export type Secrets = Readonly<Record<string, string>>;

/** One differing value. */
export type ValueChange = {
  path: string;
  /** Label in the form of its record. */
  label: string;
  member: Member;
  /** An unset member counts as its default. */
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

/**
 * Adds the stored values that a file keeps by omitting them. A secret stays unless the file drops
 * its username too; an empty text removes it.
 */
export function withKept(shape: Pick<Shape, 'columns'>, before: Values, after: Values): Values {
  const next = new Map(Object.entries(after));
  for (const member of membersOf(shape, after)) {
    const { path, type, goesWith, staysUnnamed = type === 'secret' } = member;
    const stored = before[path];
    if (!staysUnnamed) continue;
    if (stored === undefined) {
      if (after[path] === '') next.delete(path);
      continue;
    }
    const isDropped = goesWith !== undefined && goesWith in before && !(goesWith in after);
    if (path in after || isDropped) continue;
    next.set(path, isSecret(stored) ? { ...stored, secret: '' } : stored);
  }
  return Object.fromEntries(next);
}

/** Fast path: most values are plainly equal. */
const isPlainlySame = (one: Value | undefined, other: Value | undefined) =>
  one === other || (isReference(one) && isReference(other) && one.to === other.to);

/** Lists the differences between two records of one shape. */
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
      return [{ path, member, label: labelOf(member, path), before: has, after: wanted }];
    })
    .sort((one, other) => placeIn(members, one.path) - placeIn(members, other.path));
}

const placeIn = (members: readonly Member[], path: string) => {
  const member = memberAt(members, path);
  return member ? members.indexOf(member) : members.length;
};

const partTitle = (shape: Shape, values: Values) =>
  shape.identity
    .map((path) => values[path] ?? membersOf(shape).find((one) => one.path === path)?.default)
    .filter((value) => value !== undefined && typeof value !== 'object')
    .join(', ');

/** Lists the differences in the parts of a record: new and changed parts first, then deleted ones. */
export function partChanges(
  kind: KindName,
  before: Item | undefined,
  after: Item,
  given: Secrets,
): PartChange[] {
  return kinds[kind].parts.flatMap((shape) => {
    const { name } = shape;
    const partsOf = (item: Item | undefined) =>
      new Map(item?.parts.filter((one) => one.name === name).map((one) => [one.id, one]));
    const [was, wanted] = [partsOf(before), partsOf(after)];
    const isKept = (id: string) => was.has(id) && wanted.has(id);
    const [places, kept] = [[...was.keys()].filter(isKept), [...wanted.keys()].filter(isKept)];
    return [...new Map([...wanted, ...was]).keys()].flatMap((id): PartChange[] => {
      const [stored, part] = [was.get(id), wanted.get(id)];
      const fields = part ? changesOf(shape, stored?.values ?? {}, part.values, given) : [];
      const isMoved = name === 'routes' && kept.indexOf(id) !== places.indexOf(id);
      if (stored && part && fields.length === 0 && !isMoved) return [];
      const kindOfChange = fields.length > 0 ? 'update' : 'move';
      return [
        {
          name,
          title: partTitle(shape, (part ?? stored)?.values ?? {}),
          change: stored ? (part ? kindOfChange : 'delete') : 'create',
          fields,
          ...(stored && { before: stored }),
          ...(part && { after: part }),
        },
      ];
    });
  });
}
