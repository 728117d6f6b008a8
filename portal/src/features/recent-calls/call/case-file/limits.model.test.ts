import { expect, test } from 'vitest';
import { bytesOf, fitting } from './limits.model.ts';

const ten = () => 10;

test('all that fits is kept whole', () => {
  expect(fitting([1, 2, 3], ten, 30)).toEqual({ first: [1, 2, 3], omitted: 0, last: [] });
});

test('else the beginning and the end stay', () => {
  expect(fitting([1, 2, 3, 4, 5, 6], ten, 40)).toEqual({ first: [1, 2], omitted: 2, last: [5, 6] });
});

test('an item that is too large by itself is left out', () => {
  expect(fitting([1], () => 100, 50)).toEqual({ first: [], omitted: 1, last: [] });
});

test('bytes are counted as a page writes them', () => {
  expect(bytesOf('a<b')).toBe(7);
  expect(bytesOf('é')).toBe(2);
});
