import { expect, it } from 'vitest';
import { kinds } from '../kinds.ts';
import { blockedBy, usageGroup } from './usage.ts';

const accounts = usageGroup(kinds.account, [
  { account_sid: 'g', name: 'Globex' },
  { account_sid: 'a', name: 'Acme' },
]);

it('lists what uses a record by name, each linked to its screen', () => {
  expect(accounts).toEqual({
    label: 'Accounts',
    total: 2,
    items: [
      { id: 'a', label: 'Acme', href: '/internal/accounts/a/edit' },
      { id: 'g', label: 'Globex', href: '/internal/accounts/g/edit' },
    ],
  });
});

it('tells the true count where only the first are listed, under a label of its own', () => {
  const some = usageGroup(kinds.phoneNumber, [], { label: 'Numbers', total: 398 });
  expect(some).toEqual({ label: 'Numbers', total: 398, items: [] });
  expect(blockedBy('Acme', 'x', [some])?.groups).toEqual([some]);
});

it('blocks nothing that nothing uses, and leaves empty groups out', () => {
  const none = usageGroup(kinds.user, []);
  expect(blockedBy('Acme', 'It is in use.', [none])).toBeNull();
  expect(blockedBy('Acme', 'It is in use.', [none, accounts])).toEqual({
    title: 'Acme is in use',
    description: 'It is in use.',
    groups: [accounts],
  });
});
