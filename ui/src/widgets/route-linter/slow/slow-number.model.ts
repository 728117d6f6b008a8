import { type TwoWays, twoWaysOf } from './ambiguous.model.ts';
import { CannotTell, inside, parseExpression, readingOf } from './automaton.model.ts';
import { countSteps } from './backtracking.model.ts';

/** Length of an example, unless its first round is longer. */
const exampleLength = 30;

/** Suffixes that may make a match fail. Expressions that need more than two symbols to fail are not reported. */
const endings = ['', ...inside, ...inside.flatMap((first) => inside.map((next) => first + next))];

/** Limit per search. */
const maxSteps = 200_000;
/** Limit for all searches of one expression; slower ones are not reported. */
const allSteps = 5_000_000;
const mostRounds = 10;
/** Below 2, because later steps of a way cost slightly less. */
const nearlyTwice = 1.7;

/** Whether each round doubles the steps after the first few. @param stepsOf undefined: too many to count */
function doubles(stepsOf: (rounds: number) => number | undefined): boolean {
  let last = 0;
  let hasGrown = false;
  for (let rounds = 1; rounds <= mostRounds; rounds += 1) {
    const steps = stepsOf(rounds);
    if (steps === undefined) return rounds > 2 && hasGrown;
    hasGrown = steps >= last * nearlyTwice;
    if (rounds > 5 && !hasGrown) return false;
    last = steps;
  }
  return true;
}

const known = new Map<string, string | null>();

/**
 * The leading digits of a number on which an engine backtracks exponentially; null: none, or none
 * found. Polynomial time doesn't matter for the few digits of a number.
 * @param text a valid regular expression
 */
export function slowNumber(text: string): string | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const answer = findSlowNumber(text);
  if (known.size > 5000) known.clear();
  known.set(text, answer);
  return answer;
}

function findSlowNumber(text: string): string | null {
  try {
    const pattern = parseExpression(text);
    const loops = twoWaysOf(readingOf(pattern)) ?? [];
    let left = allSteps;
    const stepsOf = ({ before, round }: TwoWays, rounds: number, ending: string) => {
      const searched = countSteps(pattern, before + round.repeat(rounds) + ending, maxSteps);
      left -= searched?.steps ?? maxSteps;
      return searched?.steps;
    };
    // Two ways are necessary, not sufficient: the order of the engine decides whether it tries them
    // all.
    for (const ending of endings) {
      for (const loop of loops) {
        if (left < 0) return null;
        if (doubles((rounds) => stepsOf(loop, rounds, ending))) return exampleOf(loop);
      }
    }
    return null;
  } catch (error) {
    if (error instanceof CannotTell) return null;
    throw error;
  }
}

function exampleOf({ before, round }: TwoWays): string {
  const rounds = Math.max(1, Math.floor((exampleLength - before.length) / round.length));
  return before + round.repeat(rounds);
}
