import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lookUpRoute } from '../../../engines/call-routing/index.ts';
import { numbers, routeTexts } from '../route-linter.fixtures.ts';
import { routeAutomaton } from './automaton.model.ts';
import { Union } from './union.model.ts';

const takes = (text: string, number: string) =>
  lookUpRoute([{ id: 'r', text, priority: 0, entries: [{ carrierId: 'C', priority: 0 }] }], number)
    .taken !== null;

test('an automaton takes the numbers that the call engine takes', () => {
  fc.assert(
    fc.property(routeTexts, numbers, (text, number) => {
      const automaton = routeAutomaton(text);
      fc.pre(automaton !== null);
      const union = new Union(automaton ? [automaton] : []);
      let at = union.start();
      for (const symbol of number) at = union.next(at, '0123456789*#+'.indexOf(symbol));
      expect(union.takesHere(at)).toBe(takes(text, number));
    }),
    { numRuns: 5000 },
  );
});

test('what no automaton tells', () => {
  expect(routeAutomaton('^(?!44)')).toBeNull();
  expect(routeAutomaton('(4)\\1')).toBeNull();
  expect(routeAutomaton('\\b44')).toBeNull();
});
