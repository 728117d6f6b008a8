import { valueAt } from '../../browser/paths.ts';
import { isRecord } from '../../browser/record.ts';
import { withoutSecretsInText } from '../../session/secrets-in-text.ts';
import { type AnyMembers, flatMembers, type NamedMember } from '../form/save/record/members.ts';
import { isEqual } from '../form/values.ts';

/** One member before and after, described briefly; null for nothing. */
export type FieldChange = {
  /** Dotted path of the member. */
  path: string;
  label: string;
  before: string | null;
  after: string | null;
  /** Whether only the fact of the change is shown. */
  isSecret?: boolean;
};
type RowKind = 'added' | 'changed' | 'moved' | 'removed';
type RowChange = {
  /** Dotted path of the row. */
  id: string;
  label: string;
  kind: RowKind;
  fields: FieldChange[];
};
type RowGroup = { label: string; rows: RowChange[] };
export type Changes = { fields: FieldChange[]; groups: RowGroup[] };

export type ChangeTools = {
  members: AnyMembers;
  /** Paths whose values are never shown. */
  secrets?: readonly string[];
  /** Name of a record, by its SID; undefined if unknown. */
  nameOf?: (sid: string) => string | undefined;
};

/** Differences between two versions of a form's values, in the order of its members. */
export function changesOf(
  before: object,
  after: object,
  { members, secrets = [], nameOf = () => undefined }: ChangeTools,
): Changes {
  const fields: FieldChange[] = [];
  const groups = new Map<string, RowGroup>();
  const textOf = (member: NamedMember, value: unknown) => {
    if (value === undefined) return null;
    const text = member.describe(value);
    return withoutSecretsInText(nameOf(text) ?? text);
  };
  for (const member of flatMembers(members, [before, after])) {
    const { path, label } = member;
    const [was, is] = [valueAt(before, path), valueAt(after, path)];
    if (isEqual(was, is)) continue;
    const own = secrets.filter((one) => one === path || one.startsWith(`${path}.`));
    const hasSecret = own.some((one) => !isEqual(valueAt(before, one), valueAt(after, one)));
    const texts = own.includes(path)
      ? { before: null, after: null }
      : { before: textOf(member, was), after: textOf(member, is) };
    const isSecret = own.includes(path) || texts.before === texts.after;
    const moved = orderOf(path, before, after);
    if (moved) {
      const parent = parentOf(path);
      const group = groupOf(groups, rowsMember(members, [before, after], parent));
      for (const id of moved) addMoved(group, `${parent}.rows.${id}`, members, [before, after]);
      continue;
    }
    if (isRow(was) || isRow(is)) {
      if (isRowOf(members, path)) {
        groupOf(groups, member).rows.push({
          id: path,
          label: textOf(member, is ?? was) ?? label,
          kind: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed',
          fields:
            was === undefined || is === undefined ? [] : [fieldOf(path, label, texts, isSecret)],
        });
        continue;
      }
    }
    fields.push(fieldOf(path, label, texts, isSecret));
    // A separate entry: the member's description omits the secret.
    if (hasSecret && !isSecret) {
      fields.push(
        fieldOf(own[0] ?? path, `${label}, password or key`, { before: null, after: null }, true),
      );
    }
  }
  return { fields, groups: [...groups.values()].filter(({ rows }) => rows.length > 0) };
}

const fieldOf = (
  path: string,
  label: string,
  texts: Pick<FieldChange, 'before' | 'after'>,
  isSecret: boolean,
): FieldChange =>
  isSecret ? { path, label, before: null, after: null, isSecret } : { path, label, ...texts };

const parentOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('.'), 0));
const isRow = (value: unknown) => isRecord(value);

/** Whether a path is a row, that is, a member of a record with open keys. */
export function isRowOf(members: AnyMembers, path: string): boolean {
  let node: unknown = members;
  for (const name of parentOf(path).split('.')) {
    const found = isRecord(node) ? node[name] : undefined;
    node = isRecord(found) && 'members' in found ? found['members'] : found;
  }
  return isRecord(node) && 'each' in node;
}

function groupOf(groups: Map<string, RowGroup>, { path, label }: NamedMember): RowGroup {
  const key = parentOf(path);
  const group = groups.get(key) ?? { label: `${label}s`, rows: [] };
  groups.set(key, group);
  return group;
}

const rowsMember = (members: AnyMembers, versions: readonly object[], parent: string) => {
  const found = flatMembers(members, versions).find(({ path }) =>
    path.startsWith(`${parent}.rows.`),
  );
  return found ?? { path: `${parent}.rows.`, label: 'Row', describe: String };
};

function addMoved(
  group: RowGroup,
  path: string,
  members: AnyMembers,
  versions: readonly [object, object],
): void {
  const known = group.rows.find(({ id }) => id === path);
  // A row that was changed and moved counts as changed.
  if (known) return;
  const member = flatMembers(members, versions).find((one) => one.path === path);
  const label = member ? withoutSecretsInText(member.describe(valueAt(versions[1], path))) : path;
  group.rows.push({ id: path, label, kind: 'moved', fields: [] });
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Ids of moved rows, if the member is the order of the rows beside it. */
function orderOf(path: string, before: object, after: object): string[] | null {
  const [was, is] = [valueAt(before, path), valueAt(after, path)];
  if (!path.endsWith('.order') || !isTexts(was) || !isTexts(is)) return null;
  const stay = new Set(was.filter((id) => is.includes(id)));
  return movedIds(
    was.filter((id) => stay.has(id)),
    is.filter((id) => stay.has(id)),
  );
}

/** The smallest set of ids to move from one order to the other. */
export function movedIds(before: readonly string[], after: readonly string[]): string[] {
  const places = after.map((id) => before.indexOf(id));
  /** The longest run in the old order that ends at each position. */
  const runs: number[][] = [];
  for (const [index, place] of places.entries()) {
    const ahead = runs
      .slice(0, index)
      .filter((run) => (run.at(-1) ?? -1) < place)
      .reduce<number[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...ahead, place]);
  }
  const longest = runs.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []);
  const kept = new Set(longest);
  return after.filter((_, index) => !kept.has(places[index] ?? -1));
}
