import { expect, test } from 'vitest';
import { carriers, routesOf } from './lint.fixtures.ts';
import { lintRoutes } from './lint.model.ts';
import { lintSentences, spoken } from './lint-sentences.model.ts';

const found = lintRoutes({
  routes: routesOf(['^44', '44', '^44', '(']),
  defaultCarrierId: '',
  carriers,
  isActive: false,
  rivals: ['Other'],
});

test('findings outlive the way from a worker', () => {
  expect(structuredClone(found)).toEqual(found);
});

test('a check says what the language has for it', () => {
  const inBrackets = Object.fromEntries(
    Object.keys(lintSentences).map((name) => [name, () => `⟦${name}⟧`]),
  ) as unknown as typeof lintSentences;
  const said = spoken(found, inBrackets);
  expect(said.map(({ message }) => message)).toEqual([
    '⟦noDefault⟧',
    '⟦rivals⟧',
    '⟦invalid⟧',
    '⟦repeats⟧',
    '⟦anywhere⟧',
    '⟦inactiveTable⟧',
    '⟦plus⟧',
  ]);
  expect(said.flatMap(({ fix }) => fix?.label ?? [])).toEqual([
    '⟦removeRoute⟧',
    '⟦write⟧',
    '⟦matchBoth⟧',
  ]);
});
