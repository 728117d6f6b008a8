import { valueAt } from '../../../browser/paths.ts';
import { isRecord } from '../../../browser/record.ts';
import { isColumnPath } from '../../form/save/record/columns.ts';
import { type AnyMembers, flatMembers } from '../../form/save/record/members.ts';
import { columnsMember } from '../../form/values.ts';
import { historyCode } from '../use-noted-saves.ts';
import type { UndoRequest } from './undo-request.ts';

/** Form values that undo a change, over those that the form started with. */
export async function undoneValues<Values extends object>(
  stored: Values,
  { steps, isKept }: UndoRequest,
  secrets: ((values: Values) => readonly string[]) | undefined,
): Promise<{ mine: Values; from: Values }> {
  const { revertSteps, withStoredSecrets } = await historyCode();
  const { mine, base } = revertSteps(stored, steps);
  if (!isKept) return { mine, from: base };
  const full = (values: Values) => withStoredSecrets(values, stored, secrets?.(values) ?? []);
  return { mine: full(mine), from: full(base) };
}

const withoutIds = (value: unknown) =>
  JSON.stringify(value, (key, one: unknown) =>
    key === 'id' || key === columnsMember ? undefined : one,
  );

/** Whether the earlier value of a step is stored again; a row may have any id. */
function isBack(path: string, mine: object, since: object): boolean {
  const wanted = withoutIds(valueAt(mine, path));
  if (withoutIds(valueAt(since, path)) === wanted) return true;
  const rows = valueAt(since, path.slice(0, Math.max(path.lastIndexOf('.'), 0)));
  return (
    isRecord(rows) && Object.values(rows).some((row) => isRecord(row) && withoutIds(row) === wanted)
  );
}

/**
 * Labels of members that weren't restored, although nothing was refused.
 * @param mine the values that were to be stored
 */
export function notTakenBack(
  { steps }: UndoRequest,
  { mine, since }: { mine: object; since: object },
  members: AnyMembers,
): string[] {
  const named = flatMembers(members, [mine, since]);
  const left = steps.flatMap(({ path }) => {
    // Rows that are stored again get other ids.
    if (isColumnPath(path) || path.endsWith('.order') || isBack(path, mine, since)) return [];
    return named.find((one) => one.path === path)?.label ?? [];
  });
  return [...new Set(left)];
}
