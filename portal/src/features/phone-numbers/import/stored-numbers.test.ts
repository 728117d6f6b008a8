import { describe, expect, it } from 'vitest';
import { prefixesOf } from './stored-numbers.ts';

const prefixes = (texts: string[], limit = 3) => prefixesOf(new Set(texts), limit);

describe('the prefixes that cover the numbers of a file', () => {
  it('are the numbers themselves, if they are few', () => {
    expect(prefixes(['15085551000', '44207946000'])).toEqual(['15085551000', '44207946000']);
  });

  it('are the longest that are few enough', () => {
    const block = Array.from({ length: 100 }, (_, index) => String(4930_2000 + index));
    expect(prefixes(block)).toEqual(['493020']);
    expect(prefixes([...block, '15085551000'])).toEqual(['493020', '150855']);
  });

  it('never contain each other', () => {
    expect(prefixes(['911', '9115551', '112'])).toEqual(['911', '112']);
  });

  it('end before a backslash, which escapes in a filter', () => {
    expect(prefixes(['^44\\d+'])).toEqual(['^44']);
  });

  it.each([
    ['too much differs', ['100', '200', '300', '400']],
    ['a number is short', ['15085551000', '42']],
    ['an escape comes early', ['^1\\d+']],
    ['there are none', []],
  ])('are all numbers if %s', (_, texts) => {
    expect(prefixes(texts)).toEqual(['']);
  });

  it('are all numbers if these take no more requests', () => {
    expect(prefixes(['15085551000'], 0)).toEqual(['']);
  });
});
