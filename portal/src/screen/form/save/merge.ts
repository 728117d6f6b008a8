import { type AnyMembers, flatMembers } from './members.ts';
import { isEqual, valueAt, withValueAt } from './values.ts';

/** A member that was changed here and, to something else, elsewhere. */
export type Clash = {
  path: string;
  label: string;
  /** What was typed here, and what is stored by now, in a few words. */
  mine: string;
  theirs: string;
};
export type ClashChoice = 'mine' | 'theirs';

type Versions<Values> = {
  /** What the form holds. */
  mine: Values;
  /** What it began from. */
  base: Values;
  /** What is stored by now. */
  theirs: Values;
};

/**
 * What was changed here, over what is stored by now: others may have saved since the form was
 * opened. Members that both changed, to different values, are the person's to choose: until then
 * they hold what was typed here.
 */
export function mergeChanges<Values extends object>(
  { mine, base, theirs }: Versions<Values>,
  members: AnyMembers,
): { merged: Values; clashes: Clash[] } {
  let merged = theirs;
  const clashes: Clash[] = [];
  for (const { path, label, describe } of flatMembers(members, [mine, base, theirs])) {
    const [here, before, there] = [mine, base, theirs].map((values) => valueAt(values, path));
    if (isEqual(here, before) || isEqual(here, there)) continue;
    merged = withValueAt(merged, path, here);
    if (isEqual(there, before)) continue;
    const texts = { mine: describe(here), theirs: describe(there) };
    // What differs may be a secret, which no text tells.
    if (texts.mine === texts.theirs) texts.mine += ', with another secret';
    clashes.push({ path, label, ...texts });
  }
  return { merged, clashes };
}

/** Takes the stored value wherever the person chose it. */
export const settleClashes = <Values extends object>(
  merged: Values,
  theirs: Values,
  choices: Readonly<Record<string, ClashChoice>>,
): Values =>
  Object.entries(choices)
    .filter(([, choice]) => choice === 'theirs')
    .reduce((values, [path]) => withValueAt(values, path, valueAt(theirs, path)), merged);
