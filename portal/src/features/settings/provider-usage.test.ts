import { expect, it } from 'vitest';
import { blockedBy } from './provider-usage.ts';

const nothing = { accounts: [], users: [], lcrs: [] };

it('nothing in the way', () => {
  expect(blockedBy(nothing, 'Northwind')).toBeNull();
});

it.each([
  [
    'accounts',
    { accounts: [{ account_sid: 'a', name: 'Acme' }] },
    '(1), Users (0), or Outbound Call Routing (0)',
  ],
  [
    'users',
    { users: [{ user_sid: 'u', name: 'jane' }] },
    '(0), Users (1), or Outbound Call Routing (0)',
  ],
  [
    'routing',
    { lcrs: [{ lcr_sid: 'l', name: '' }] },
    '(0), Users (0), or Outbound Call Routing (1)',
  ],
])('%s alone are in the way', (_, part, counts) => {
  expect(blockedBy({ ...nothing, ...part }, 'Northwind')?.description).toBe(
    `In order to delete the service provider it cannot have any Accounts ${counts}.`,
  );
});

it('leads to each of them', () => {
  const blocked = blockedBy(
    {
      accounts: [{ account_sid: 'a', name: 'Acme' }],
      users: [{ user_sid: 'u', name: 'jane' }],
      lcrs: [{ lcr_sid: 'l', name: '' }],
    },
    'Northwind',
  );
  expect(blocked?.title).toBe('Northwind is in use');
  expect(blocked?.groups.flatMap(({ items }) => items)).toEqual([
    { id: 'a', label: 'Acme', href: '/internal/accounts/a/edit' },
    { id: 'u', label: 'jane', href: '/internal/users/u/edit' },
    { id: 'l', label: 'l', href: '/internal/least-cost-routing/l/edit' },
  ]);
});
