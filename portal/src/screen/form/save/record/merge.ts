import { valueAt } from '../../../../browser/paths.ts';
import { isEqual, withValueAt } from '../../values.ts';
import { mergedColumns, withColumnsOf } from './columns.ts';
import { type AnyMembers, flatMembers } from './members.ts';

/** A member that was changed differently here and elsewhere. */
export type Clash = {
  path: string;
  label: string;
  /** The typed value and the stored one, described briefly. */
  mine: string;
  theirs: string;
};
export type ClashChoice = 'mine' | 'theirs';

type Versions<Values> = {
  /** Current values. */
  mine: Values;
  /** Values that the form started with. */
  base: Values;
  /** Currently stored values. */
  theirs: Values;
};

/**
 * Merges the person's changes with the stored values: others may have saved since the form was
 * opened. Members that both changed to different values are conflicts for the person to settle;
 * until then they keep the typed value.
 * @param isUndo whether the changes revert an earlier save, down to the columns
 */
export function mergeChanges<Values extends object>(
  { mine, base, theirs }: Versions<Values>,
  members: AnyMembers,
  isUndo = false,
): { merged: Values; clashes: Clash[] } {
  let merged = withColumnsOf(theirs, mergedColumns(mine, { base, theirs, isUndo }));
  const clashes: Clash[] = [];
  for (const { path, label, describe } of flatMembers(members, [mine, base, theirs])) {
    const [here, before, there] = [mine, base, theirs].map((values) => valueAt(values, path));
    if (isEqual(here, before) || isEqual(here, there)) continue;
    const own = mergedColumns(here, { base: before, theirs: there, isUndo });
    merged = withValueAt(merged, path, own);
    if (isEqual(there, before)) continue;
    const texts = { mine: describe(here), theirs: describe(there) };
    // The difference may be a secret, which is never shown.
    if (texts.mine === texts.theirs) texts.mine += ', with another secret';
    clashes.push({ path, label, ...texts });
  }
  return { merged, clashes };
}

/** Takes the stored value of each clash for which the person chose it. */
export const settleClashes = <Values extends object>(
  merged: Values,
  theirs: Values,
  choices: Readonly<Record<string, ClashChoice>>,
): Values => {
  const kept = Object.keys(choices).filter((path) => choices[path] === 'theirs');
  if (kept.length === 0) return merged;
  // The person's choice wins over the columns of an undo.
  const start = withColumnsOf(merged, {});
  return kept.reduce((values, path) => withValueAt(values, path, valueAt(theirs, path)), start);
};
