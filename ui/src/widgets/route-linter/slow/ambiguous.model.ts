import { type Automaton, type Free, inside, symbols } from './automaton.model.ts';

/** Digits that lead to a loop, and digits that go round it in at least two ways. */
export type TwoWays = { before: string; round: string };

/** Limits for steps in one loop and ways between steps; beyond them the automaton is too large. */
const maxSteps = 200;
const maxWays = 50_000;

/** The next steps of each step, with the number of ways there, counted up to two. */
type Following = ReadonlyMap<number, 1 | 2>[];

/** Limit for jumps on the way to the next step; the rest is ignored. */
const maxJumps = 5000;
/** Limit for compared pairs of steps per expression; the rest is ignored. */
const maxPairs = 5_000_000;

/**
 * Steps reachable from a node without reading. Takes no jump twice on one way: an engine abandons a
 * repetition that reads nothing.
 */
function stepsBehind(from: number, { free }: Automaton, stepsAt: readonly number[][]) {
  const ways = new Map<number, 1 | 2>();
  const taken = new Set<Free>();
  let jumps = 0;
  const visit = (node: number) => {
    for (const step of stepsAt[node] ?? []) ways.set(step, ways.has(step) ? 2 : 1);
    for (const jump of free[node] ?? []) {
      jumps += 1;
      if (taken.has(jump) || jumps > maxJumps) continue;
      taken.add(jump);
      visit(jump.to);
      taken.delete(jump);
    }
  };
  visit(from);
  return ways;
}

/** The strongly connected components that have a loop, each as a set of steps. */
function loopsOf(following: Following): Set<number>[] {
  const reach = following.map((_, from) => {
    const seen = new Set<number>();
    const queue = [from];
    for (let step = queue.pop(); step !== undefined; step = queue.pop()) {
      for (const next of following[step]?.keys() ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
    return seen;
  });
  const taken = new Set<number>();
  return reach.flatMap((ahead, from) => {
    if (taken.has(from) || !ahead.has(from)) return [];
    const loop = new Set([...ahead].filter((step) => reach[step]?.has(from)));
    for (const step of loop) taken.add(step);
    return [loop];
  });
}

/** Picks a symbol of a set; '' for none. */
type Choice = (set: number) => string;
const bitOf = (symbol: string) => 1 << symbols.indexOf(symbol);
const isIn = (set: number) => (symbol: string) => (set & bitOf(symbol)) !== 0;
const lowest: Choice = (set) => inside.find(isIn(set)) ?? '';
const highest: Choice = (set) => inside.findLast(isIn(set)) ?? '';
/** Falls back to a +, which only comes first. */
const orPlus =
  (choice: Choice): Choice =>
  (set) =>
    choice(set) || (isIn(set)('+') ? '+' : '');

/** One symbol per class of symbols that no step distinguishes. */
function distinct(sets: readonly number[]): string[] {
  const bySteps = new Map<string, string>();
  for (const symbol of inside) {
    const steps = sets.map((set) => Number(isIn(set)(symbol))).join('');
    if (!bySteps.has(steps)) bySteps.set(steps, symbol);
  }
  return [...bySteps.values()];
}

/** The shortest text that leads from a step back to itself in two ways; null: there is none. */
function roundOf(
  start: number,
  loop: ReadonlySet<number>,
  following: Following,
  sets: readonly number[],
  choose: Choice,
  work: { left: number },
): string | null {
  type Pair = { a: number; b: number; hasParted: boolean; text: string };
  let layer: Pair[] = [{ a: start, b: start, hasParted: false, text: '' }];
  const seen = new Set<string>();
  while (layer.length > 0) {
    const next: Pair[] = [];
    for (const { a, b, hasParted, text } of layer) {
      for (const [toA, ways] of following[a] ?? []) {
        if (!loop.has(toA)) continue;
        work.left -= following[b]?.size ?? 0;
        if (work.left < 0) return null;
        for (const toB of following[b]?.keys() ?? []) {
          const symbol = choose((sets[toA] ?? 0) & (sets[toB] ?? 0));
          if (!loop.has(toB) || symbol === '') continue;
          const parts = hasParted || toA !== toB || (a === b && ways === 2);
          const key = `${toA} ${toB} ${parts}`;
          if (seen.has(key)) continue;
          seen.add(key);
          const longer = text + symbol;
          if (parts && toA === start && toB === start) return longer;
          next.push({ a: toA, b: toB, hasParted: parts, text: longer });
        }
      }
    }
    layer = next;
  }
  return null;
}

/** The shortest text that ends with each step. */
function textsTo(
  begin: readonly number[],
  following: Following,
  sets: readonly number[],
  choose: Choice,
) {
  const texts = new Map<number, string>();
  let layer: [number, string][] = begin.map((step) => [step, '']);
  while (layer.length > 0) {
    const next: typeof layer = [];
    for (const [step, before] of layer) {
      const text = before + choose(sets[step] ?? 0);
      if (texts.has(step) || text.length === before.length) continue;
      texts.set(step, text);
      for (const to of following[step]?.keys() ?? []) next.push([to, text]);
    }
    layer = next;
  }
  return texts;
}

/**
 * Finds loops that the same digits go round in two ways: n rounds give 2ⁿ ways. Shortest texts
 * first; null: the automaton is too large.
 */
export function twoWaysOf(automaton: Automaton): TwoWays[] | null {
  const { steps, free } = automaton;
  const stepsAt: number[][] = free.map(() => []);
  steps.forEach(({ from }, index) => {
    stepsAt[from]?.push(index);
  });
  const sets = steps.map(({ set }) => set);
  const following: Following = steps.map(({ to }) => stepsBehind(to, automaton, stepsAt));
  if (following.reduce((sum, { size }) => sum + size, 0) > maxWays) return null;
  const work = { left: maxPairs };
  const roundAt = (step: number, loop: ReadonlySet<number>, choose: Choice) =>
    roundOf(step, loop, following, sets, choose, work);
  const all = loopsOf(following);
  if (all.some(({ size }) => size > maxSteps)) return null;
  // Checking one step is enough: all steps of a loop lead to each other.
  const loops = all.filter((loop) => {
    const [first] = loop;
    return first !== undefined && roundAt(first, loop, lowest) !== null;
  });
  if (loops.length === 0) return [];
  const begins = [...stepsBehind(0, automaton, stepsAt).keys()];
  const found = new Map<string, TwoWays>();
  const add = (forBefore: Choice, forRound: Choice) => {
    const texts = textsTo(begins, following, sets, orPlus(forBefore));
    for (const loop of loops) {
      for (const step of loop) {
        const before = texts.get(step);
        const round = before === undefined ? null : roundAt(step, loop, forRound);
        if (before !== undefined && round !== null) {
          found.set(`${before} ${round}`, { before, round });
        }
      }
    }
  };
  add(lowest, lowest);
  for (const symbol of distinct(sets)) add(lowest, (set) => (isIn(set)(symbol) ? symbol : ''));
  add(highest, highest);
  const length = ({ before, round }: TwoWays) => before.length + round.length;
  return [...found.values()].sort((one, other) => length(one) - length(other));
}
