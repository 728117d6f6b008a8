import { describe, expect, test } from 'vitest';
import { routeAutomaton } from './automaton.model.ts';
import { Union, witness } from './union.model.ts';

const unionOf = (...texts: string[]) =>
  new Union(texts.flatMap((text) => routeAutomaton(text) ?? []));

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
});
