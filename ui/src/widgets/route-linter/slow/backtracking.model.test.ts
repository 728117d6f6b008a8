import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routeTexts } from '../route-linter.fixtures.ts';
import { CannotTell, parseExpression } from './automaton.model.ts';
import { countSteps } from './backtracking.model.ts';
import { quick, slow } from './slow-number.fixtures.ts';

const numbers = fc.stringMatching(/^\+?[0-9*#]{0,12}$/);

/** The expression as the engine running this test compiles it; null if invalid. */
function compiled(text: string): RegExp | null {
  try {
    return new RegExp(text);
  } catch {
    return null;
  }
}

test('finds what an engine finds', () => {
  fc.assert(
    fc.property(
      fc.oneof(routeTexts, fc.constantFrom(...quick, ...slow)),
      numbers,
      (text, number) => {
        const engine = compiled(text);
        const searched = engine && countSteps(parseExpression(text), number, 1_000_000);
        fc.pre(Boolean(searched));
        expect(searched?.isFound).toBe(engine?.test(number));
      },
    ),
    { numRuns: 1000 },
  );
});

test('counts steps, and gives up', () => {
  const count = (text: string, number: string) => countSteps(parseExpression(text), number, 10_000);
  expect(count('^44', '4420')).toEqual({ steps: 3, isFound: true });
  expect(count('^44', '4920')?.isFound).toBe(false);
  expect(count('^(\\d+)+#', '1'.repeat(30))).toBeUndefined();
  expect(count('^(?=12)\\d(?!3)', '124')?.isFound).toBe(true);
  expect(() => count('^(\\d)\\1', '11')).toThrow(CannotTell);
  expect(() => count('^(((\\d)))*#', '1'.repeat(1000))).toThrow(CannotTell);
});
