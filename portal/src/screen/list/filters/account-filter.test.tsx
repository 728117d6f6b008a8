import { expect, test } from 'vitest';
import {
  accountSid,
  addressIs,
  announced,
  createAccount,
  openScreen,
  page,
} from '../../../../testing/index.ts';

const missing = 'The account in the link doesn’t exist, or you can’t see it here.';
const unknown = '11111111-2222-4333-8444-555555555555';
const accountField = page.getByRole('combobox', { name: 'Account' });

test.each([
  ['applications', 'admin'],
  ['recent-calls', 'northwind'],
  ['alerts', 'admin'],
  ['phone-numbers', 'northwind'],
  ['live/call-out', 'admin'],
] as const)('%s says that the account in the link is missing, as %s', async (list, as) => {
  await openScreen(`/internal/${list}?account=${unknown}`, { as });
  await announced(missing);
  await addressIs(`/internal/${list}`);
  await expect.element(accountField).toBeVisible();
});

test('an account user is told that another account is not theirs', async () => {
  await openScreen(`/internal/applications?account=${unknown}`, { as: 'acme' });
  await announced(missing);
  await addressIs('/internal/applications');
  await openScreen(`/internal/applications?account=${await accountSid('Acme Support')}`, {
    as: 'acme',
  });
  await expect.element(page.getByText(/^Total: /)).toBeVisible();
  await expect.element(page.getByText(missing)).not.toBeInTheDocument();
});

test('a link to an account that was just created elsewhere shows it', async () => {
  await openScreen('/internal/recent-calls', { as: 'northwind' });
  await expect.element(accountField).toBeVisible();
  const { name, sid } = await createAccount();
  window.history.pushState(null, '', `/internal/applications?account=${sid}`);
  await expect.element(accountField).toHaveValue(name);
  await expect.element(page.getByText(missing)).not.toBeInTheDocument();
});
