import type { Condition, Sight } from './condition.ts';

/** A condition that was reported. */
export type Active = {
  condition: Condition;
  /** Start, ISO. */
  since: string;
  /** Id of the message that reported its beginning. */
  toldBy: string;
};

export type Transitions = { begun: Condition[]; ended: Active[]; ongoing: Active[] };

/** Compares a look with the ongoing conditions. These keep the texts they began with. */
export function transitionsOf(
  active: readonly Active[],
  { conditions, unknown }: Sight,
): Transitions {
  const seen = new Set(conditions.map(({ id }) => id));
  const known = new Set(active.map(({ condition }) => condition.id));
  const isUnknown = (id: string) => unknown.some((beginning) => id.startsWith(beginning));
  const goesOn = ({ condition: { id } }: Active) => seen.has(id) || isUnknown(id);
  return {
    begun: conditions.filter(({ id }) => !known.has(id)),
    ended: active.filter((one) => !goesOn(one)),
    ongoing: active.filter(goesOn),
  };
}
