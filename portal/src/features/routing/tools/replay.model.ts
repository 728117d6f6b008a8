import type { Lookup } from '@trunkline/ui/engines/call-routing';
import {
  carrierNames,
  routeName,
  type TesterRoute,
  type TesterWorld,
  takersOf,
} from '@trunkline/ui/widgets/route-tester';

/** Calls that change to another carrier in the same way. */
export type Move = {
  key: string;
  from: string;
  to: string;
  /** Route in the edited table. */
  route: string;
  calls: number;
  numbers: { number: string; calls: number }[];
};

/** Number of calls per number, the most frequent first. */
export function countNumbers(numbers: readonly string[]): [number: string, calls: number][] {
  const counts = new Map<string, number>();
  for (const one of numbers) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** Calls that take another carrier in the edited table than in the stored one, by route. */
export function movesOf(
  counted: readonly (readonly [number: string, calls: number])[],
  { saved, edited }: { saved: readonly Lookup[]; edited: readonly Lookup[] },
  routes: readonly TesterRoute[],
  world: TesterWorld,
): Move[] {
  const moves = new Map<string, Move>();
  for (const [index, [number, calls]] of counted.entries()) {
    const [before, now] = [saved[index], edited[index]];
    if (!before || !now) continue;
    const [from, to] = [before, now].map((one) => carrierNames(takersOf(one, world), world));
    if (from === undefined || to === undefined || from === to) continue;
    const route = routes.find(({ id }) => id === now.taken?.routeId);
    const name = route ? routeName(route) : 'No route';
    const key = `${name} ${from} ${to}`;
    const move = moves.get(key) ?? { key, from, to, route: name, calls: 0, numbers: [] };
    move.calls += calls;
    move.numbers.push({ number, calls });
    moves.set(key, move);
  }
  return [...moves.values()].sort((one, other) => other.calls - one.calls);
}
