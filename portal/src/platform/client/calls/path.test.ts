import { expect, it } from 'vitest';
import { path, queryString } from './path.ts';

it('encodes every part of a path', () => {
  expect(path`Accounts/${'a/b?c#d'}/Limits`).toBe('Accounts/a%2Fb%3Fc%23d/Limits');
});

it('encodes queries and leaves out what is not set', () => {
  expect(
    queryString({ filter: '50%+&#', page: 1, account_sid: '', name: null, x: undefined }),
  ).toBe('?filter=50%25%2B%26%23&page=1');
  expect(queryString({})).toBe('');
});
