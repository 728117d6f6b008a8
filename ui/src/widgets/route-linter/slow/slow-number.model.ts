import { type TwoWays, twoWaysOf } from './ambiguous.model.ts';
import { CannotTell, inside, parseExpression, readingOf } from './automaton.model.ts';
import { countSteps } from './backtracking.model.ts';

/** Length of an example, unless its first round is longer. */
const exampleLength = 30;

/** What may follow the rounds. Where it takes more than two symbols to fail, nothing is said. */
const endings = ['', ...inside, ...inside.flatMap((first) => inside.map((next) => first + next))];

/** In one search. */
const maxSteps = 200_000;
/** In all searches for one expression; what would take more isn't told. */
const allSteps = 5_000_000;
const mostRounds = 10;
/** A way costs a little less at its end than at its beginning. */
const nearlyTwice = 1.7;

/** Whether each round doubles the steps, once a few have passed. @param stepsOf undefined: too many to count */
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
 * The leading digits of a number on which an engine backtracks exponentially in the length of the
 * number; null if there are none or they weren't found. Only exponential counts: on the few digits of
 * a number, a power of their count is nothing.
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
    // That there are two ways is the ground; whether the engine goes them all, its order decides.
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
