import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookUpRoute } from '../call-routing/index.ts';
import { routeAutomaton } from './automaton.model.ts';
import { numbers, routeTexts } from './route-linter.fixtures.ts';
import { Union, witness } from './union.model.ts';

const unionOf = (...texts: string[]) =>
  new Union(texts.flatMap((text) => routeAutomaton(text) ?? []));

const takes = (text: string, number: string) =>
  lookUpRoute([{ id: 'r', text, priority: 0, entries: [{ carrierId: 'C', priority: 0 }] }], number)
    .taken !== null;

test('an automaton takes the numbers that the call engine takes', () => {
  fc.assert(
    fc.property(routeTexts, numbers, (text, number) => {
      const automaton = routeAutomaton(text);
      fc.pre(automaton !== null);
      const union = unionOf(text);
      let at = union.start();
      for (const symbol of number) at = union.next(at, '0123456789*#+'.indexOf(symbol));
      expect(union.takesHere(at)).toBe(takes(text, number));
    }),
    { numRuns: 5000 },
  );
}, 60_000);

describe('a number that one takes and the others do not', () => {
  test.each<[string, string[], string | null]>([
    ['^44', ['^4'], null],
    ['^4', ['^44'], '4'],
    ['44', ['.*'], null],
    ['^\\d', ['^[0-9]'], null],
    ['^[0-9]{3}', ['^(?:\\d\\d\\d)'], null],
    ['^44$', ['^44'], null],
    ['^44', ['^44$'], '440'],
    ['^4[0-9]', ['^4[0-4]', '^4[5-9]'], null],
    ['^4[0-9]', ['^4[0-4]', '^4[6-9]'], '45'],
    ['+44', ['^\\+'], null],
  ])('%s beside %j: %s', (text, others, expected) => {
    expect(witness(unionOf(text), unionOf(...others))).toBe(expected);
  });

  test('what no automaton tells', () => {
    expect(routeAutomaton('^(?!44)')).toBeNull();
    expect(routeAutomaton('(4)\\1')).toBeNull();
    expect(routeAutomaton('\\b44')).toBeNull();
  });
});
