import { expect, test } from 'vitest';
import { callTests } from './call-tests.fixtures.ts';
import { byResult, countPassed } from './call-tests.model.ts';

test('failed tests come first, then those that are not known', () => {
  expect(byResult(callTests).map(({ status }) => status)).toEqual([
    'failed',
    'unknown',
    'passed',
    'passed',
  ]);
});

test('tests of one result keep their order', () => {
  const [first, , , last] = callTests;
  expect(byResult(callTests).filter(({ status }) => status === 'passed')).toEqual([first, last]);
});

test('passed tests are counted', () => {
  expect(countPassed(callTests)).toBe(2);
  expect(countPassed([])).toBe(0);
});
