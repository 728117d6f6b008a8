import { valueAt } from '../../browser/paths.ts';
import { isRecord } from '../../browser/record.ts';
import { columnPath, columnsIn, isColumnPath } from '../form/save/record/columns.ts';
import { type AnyMembers, flatMembers } from '../form/save/record/members.ts';
import { isEqual, withValueAt } from '../form/values.ts';
import { isRowOf } from './changes.ts';

/** One member before and after a change; an absent one is undefined. */
export type Step = { path: string; before?: unknown; after?: unknown };

type Versions<Values> = { before: Values; sent: Values; since: Values };

/**
 * Steps of a save, with the values stored afterwards. Includes members that changed with others,
 * such as the fallback speech that goes when it is switched off.
 * @param sent values that were sent: added rows have other ids there
 * @param columns names of the columns that were sent
 */
export function stepsOf<Values extends object>(
  { before, sent, since }: Versions<Values>,
  members: AnyMembers,
  columns: readonly string[] = [],
): Step[] {
  const own = changedPaths(before, sent, members);
  const parents = new Set(own.map(({ path }) => parentOf(path)));
  const groups = new Set(own.map(({ path }) => groupOf(path)));
  const isDependent = ({ path, before: was, after: is }: Step) =>
    isRecord(was ?? is) && isRowOf(members, path)
      ? // Added, under the id that it has by now.
        was === undefined && parents.has(parentOf(path))
      : path.includes('.') && groups.has(groupOf(path));
  return [
    ...changedPaths(before, since, members).filter(
      (step) => own.some(({ path }) => path === step.path) || isDependent(step),
    ),
    ...columnSteps(before, since, columns),
  ];
}

const groupOf = (path: string) => path.split('.', 1)[0] ?? '';

/** Steps for the columns of a stored record that the save changed. */
function columnSteps(before: object, since: object, columns: readonly string[]): Step[] {
  const [was, is] = [columnsIn(before), columnsIn(since)];
  return [...new Set(columns)]
    .filter((name) => (name in was || name in is) && !isEqual(was[name], is[name]))
    .map((name) => ({ path: columnPath(name), before: was[name], after: is[name] }));
}

const parentOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('.'), 0));

const changedPaths = (before: object, after: object, members: AnyMembers): Step[] =>
  flatMembers(members, [before, after]).flatMap(({ path }) => {
    const step = { path, before: valueAt(before, path), after: valueAt(after, path) };
    return isEqual(step.before, step.after) ? [] : [step];
  });

/**
 * Values that undo steps: `mine` over `base`, otherwise as `stored`. Recognises a row that was
 * stored again under another id.
 */
export function revertSteps<Values extends object>(
  stored: Values,
  steps: readonly Step[],
): { mine: Values; base: Values } {
  const ids = renamedRows(stored, steps);
  const put = (values: Values, { path }: Step, value: unknown) =>
    withValueAt(values, ids.get(path) ?? path, renamedIn(value, ids));
  let [mine, base] = [stored, stored];
  for (const step of steps) {
    mine = put(mine, step, step.before);
    base = put(base, step, step.after);
  }
  return { mine, base };
}

/** Paths of missing rows, mapped to the equal rows that replaced them. */
function renamedRows(stored: object, steps: readonly Step[]): Map<string, string> {
  const renamed = new Map<string, string>();
  const taken = new Set(steps.map(({ path }) => path));
  for (const { path, after } of steps) {
    if (!isRecord(after) || isColumnPath(path) || valueAt(stored, path) !== undefined) continue;
    const parent = parentOf(path);
    const rows = valueAt(stored, parent);
    const found = Object.entries(isRecord(rows) ? rows : {}).find(
      ([id, row]) => !taken.has(`${parent}.${id}`) && isEqual(row, after),
    );
    if (!found) continue;
    renamed.set(path, `${parent}.${found[0]}`);
    taken.add(`${parent}.${found[0]}`);
  }
  return renamed;
}

const idOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** Renames row ids in the order of the rows. */
function renamedIn(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (ids.size === 0 || !Array.isArray(value)) return value;
  const next = new Map([...ids].map(([from, to]) => [idOf(from), idOf(to)]));
  return value.map((one: unknown) => (typeof one === 'string' ? (next.get(one) ?? one) : one));
}
