import type { AST } from '@eslint-community/regexpp';
import { CannotTell, setOf, symbols } from './automaton.model.ts';

const sets = new WeakMap<Readable, number>();
type Readable = Parameters<typeof setOf>[0];

function knownSetOf(element: Readable): number {
  const known = sets.get(element);
  if (known !== undefined) return known;
  const set = setOf(element);
  sets.set(element, set);
  return set;
}

/** Depth of nested elements; about twice as many overflow the stack. */
const maxDepth = 1000;

/** Matches the elements that follow; false makes the engine backtrack. */
type Rest = (at: number) => boolean;

/**
 * Searches a number like the engine, counting every element that it tries.
 * @param most number of steps after which it gives up
 * @returns undefined: it gave up
 * @throws CannotTell
 */
export function countSteps(
  { alternatives }: AST.Pattern,
  number: string,
  most: number,
): { steps: number; isFound: boolean } | undefined {
  const bits = [...number].map((symbol) => 1 << symbols.indexOf(symbol));
  let steps = 0;
  let depth = 0;
  let isGivenUp = false;

  function anyOf(all: readonly AST.Alternative[], at: number, rest: Rest): boolean {
    return all.some(({ elements }) => sequence(elements, 0, at, rest));
  }

  function sequence(
    elements: readonly AST.Element[],
    index: number,
    at: number,
    rest: Rest,
  ): boolean {
    const element = elements[index];
    if (!element) return rest(at);
    return match(element, at, (next) => sequence(elements, index + 1, next, rest));
  }

  function repeat(quantifier: AST.Quantifier, count: number, at: number, rest: Rest): boolean {
    const { min, max, greedy, element } = quantifier;
    const again = () =>
      count < max &&
      match(element, at, (next) =>
        // A repetition that reads nothing doesn't count.
        next === at && count >= min ? false : repeat(quantifier, count + 1, next, rest),
      );
    if (count < min) return again();
    return greedy ? again() || rest(at) : rest(at) || again();
  }

  function isTrue(assertion: AST.Assertion, at: number): boolean {
    switch (assertion.kind) {
      case 'start':
        return at === 0;
      case 'end':
        return at === bits.length;
      case 'lookahead':
        return anyOf(assertion.alternatives, at, () => true) !== assertion.negate;
      default:
        throw new CannotTell(assertion.kind);
    }
  }

  function match(element: AST.Element, at: number, rest: Rest): boolean {
    steps += 1;
    if (steps > most) isGivenUp = true;
    if (isGivenUp) return true;
    depth += 1;
    if (depth > maxDepth) throw new CannotTell('too deep');
    const isMatched = attempt(element, at, rest);
    depth -= 1;
    return isMatched;
  }

  function attempt(element: AST.Element, at: number, rest: Rest): boolean {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return ((bits[at] ?? 0) & knownSetOf(element)) !== 0 && rest(at + 1);
      case 'Group':
        if (element.modifiers) throw new CannotTell('modifiers');
        return anyOf(element.alternatives, at, rest);
      case 'CapturingGroup':
        return anyOf(element.alternatives, at, rest);
      case 'Quantifier':
        return repeat(element, 0, at, rest);
      case 'Assertion':
        return isTrue(element, at) && rest(at);
      default:
        throw new CannotTell(element.type);
    }
  }

  let isFound = false;
  for (let begin = 0; begin <= bits.length && !isFound; begin += 1) {
    isFound = anyOf(alternatives, begin, () => true);
  }
  return isGivenUp ? undefined : { steps, isFound };
}
