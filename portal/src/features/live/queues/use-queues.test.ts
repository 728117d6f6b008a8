import { expect, test } from 'vitest';
import { mergeConferences, mergeQueues } from './use-queues.ts';

test('a queue that was seen stays, with nobody waiting', () => {
  const first = mergeQueues([], 'a', [
    { name: 'support', length: 3 },
    { name: 'sales', length: 1 },
  ]);
  const other = mergeQueues(first, 'b', [{ name: 'sales', length: 2 }]);
  expect(mergeQueues(other, 'a', [{ name: 'support', length: 2 }])).toEqual([
    { accountSid: 'a', name: 'sales', waiting: 0 },
    { accountSid: 'b', name: 'sales', waiting: 2 },
    { accountSid: 'a', name: 'support', waiting: 2 },
  ]);
});

test('names that read the same are one queue', () => {
  const answer = [
    { name: 'support', length: 3 },
    { name: 'support', length: 1 },
  ];
  expect(mergeQueues([], 'a', answer)).toEqual([{ accountSid: 'a', name: 'support', waiting: 4 }]);
});

test('an answer replaces the conferences of its own account alone', () => {
  const first = mergeConferences([], 'a', ['standup', 'board']);
  const both = mergeConferences(first, 'b', ['morning']);
  expect(mergeConferences(both, 'a', ['review'])).toEqual([
    { accountSid: 'b', name: 'morning' },
    { accountSid: 'a', name: 'review' },
  ]);
});

test('the numbers in names count', () => {
  const answer = ['agents 10', 'agents 2'].map((name) => ({ name, length: 1 }));
  expect(mergeQueues([], 'a', answer).map(({ name }) => name)).toEqual(['agents 2', 'agents 10']);
  expect(mergeConferences([], 'a', ['room 10', 'room 2']).map(({ name }) => name)).toEqual([
    'room 2',
    'room 10',
  ]);
});

test('conferences of one name keep their order over the answers', () => {
  const both = mergeConferences(mergeConferences([], 'a', ['standup']), 'b', ['standup']);
  expect(mergeConferences(both, 'a', ['standup'])).toEqual(both);
});
