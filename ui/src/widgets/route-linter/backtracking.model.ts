import { type Automaton, expressionOf, type Step, symbols } from './automaton.model.ts';

const maxWork = 50_000;

/**
 * A number on which the engine tries exponentially many ways before it gives up: one that goes round
 * a loop which can be gone round in two ways. null: there is none, or it cannot be told.
 */
export function slowNumber(text: string): string | null {
  const automaton = expressionOf(text);
  if (!automaton) return null;
  const { steps } = automaton;
  const ways = waysBetween(automaton);
  let work = 0;
  for (const index of steps.keys()) {
    if (ways.ends.has(index)) continue;
    /** Pairs of steps over the same number, and whether they have parted. */
    const seen = new Set<string>();
    const queue = [{ one: index, other: index, hasParted: false, read: '' }];
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
      const { one, other, hasParted, read } = at;
      for (const [nextOne, count] of ways.from(one)) {
        for (const [nextOther] of ways.from(other)) {
          work += 1;
          if (work > maxWork) return null;
          const shared = sharedSymbol(steps[nextOne], steps[nextOther]);
          if (shared === null) continue;
          const parted = hasParted || nextOne !== nextOther || (one === other && count > 1);
          const loop = read + shared;
          if (parted && nextOne === index && nextOther === index) {
            return loop.repeat(Math.ceil(30 / loop.length));
          }
          const key = `${nextOne} ${nextOther} ${parted}`;
          if (seen.has(key)) continue;
          seen.add(key);
          queue.push({ one: nextOne, other: nextOther, hasParted: parted, read: loop });
        }
      }
    }
  }
  return null;
}

function sharedSymbol(one: Step | undefined, other: Step | undefined): string | null {
  const set = (one?.set ?? 0) & (other?.set ?? 0);
  if (set === 0) return null;
  return symbols[31 - Math.clz32(set & -set)] ?? null;
}

/** Which steps may follow a step, and in how many ways (two stand for more). */
function waysBetween({ steps, free, accept }: Automaton) {
  const stepsFrom = new Map<number, number[]>();
  for (const [index, { from }] of steps.entries()) {
    stepsFrom.set(from, [...(stepsFrom.get(from) ?? []), index]);
  }
  /** Steps after which the expression is fulfilled: it never has to try another way. */
  const ends = new Set<number>();
  const known = new Map<number, Map<number, number>>();

  function from(index: number): Map<number, number> {
    const before = known.get(index);
    if (before) return before;
    const counts = new Map<number, number>();
    let left = 5000;
    // No way goes through the same jump twice: engines refuse a round that reads nothing.
    const walk = (node: number, path: ReadonlySet<object>) => {
      left -= 1;
      if (left < 0) return;
      if (node === accept) ends.add(index);
      for (const step of stepsFrom.get(node) ?? []) {
        counts.set(step, Math.min(2, (counts.get(step) ?? 0) + 1));
      }
      for (const jump of free[node] ?? []) {
        if (jump.at === 'anywhere' && !path.has(jump)) walk(jump.to, new Set([...path, jump]));
      }
    };
    walk(steps[index]?.to ?? 0, new Set());
    known.set(index, counts);
    return counts;
  }
  for (const index of steps.keys()) from(index);
  return { from, ends };
}
