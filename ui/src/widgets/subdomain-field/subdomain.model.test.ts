import { expect, it } from 'vitest';
import { isSubdomain, subdomainProblem, subdomainSentences } from './subdomain.model.ts';

it.each(['abc', 'a-b', '123', 'a--b', 'a'.repeat(63)])('takes %s', (name) => {
  expect(isSubdomain(name)).toBe(true);
});

it.each([
  ['ab', 'Enter at least 3 characters.'],
  ['a'.repeat(64), 'Enter at most 63 characters.'],
  ['Acme', 'Use lower-case letters, digits and hyphens.'],
  ['a.b', 'Use lower-case letters, digits and hyphens.'],
  ['bücher', 'Use lower-case letters, digits and hyphens.'],
  ['a b', 'Use lower-case letters, digits and hyphens.'],
  ['-abc', 'Begin and end with a letter or a digit.'],
  ['abc-', 'Begin and end with a letter or a digit.'],
])('refuses %s', (name, problem) => {
  expect(subdomainProblem(name)).toBe(problem);
});

it('says it in other words', () => {
  const sentences = { ...subdomainSentences, tooShort: (least: number) => `Mindestens ${least}.` };
  expect(subdomainProblem('ab', sentences)).toBe('Mindestens 3.');
});

it('says nothing of an empty field', () => {
  expect(subdomainProblem('')).toBeUndefined();
  expect(isSubdomain('')).toBe(false);
});
