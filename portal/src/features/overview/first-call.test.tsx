import { expect, test } from 'vitest';
import {
  addressIs,
  announced,
  createProvider,
  createUser,
  openScreen,
  page,
} from '../../../testing/index.ts';

const card = page.getByRole('region', { name: 'Take your first call' });
const station = (state: string) =>
  card
    .getByRole('listitem')
    .elements()
    .filter((one) => one.getAttribute('data-state') === state).length;

test('a provider with nothing is led from form to form', async () => {
  const provider = await createProvider();
  const user = await createUser({ service_provider_sid: provider.sid });
  await openScreen('/internal/overview', { as: user });
  await card.getByRole('link', { name: 'Add account' }).click();
  await expect.element(page.getByText('Add, step 1 of 5').first()).toBeVisible();
  await expect.element(page.getByLabelText(/^Account name/)).toHaveValue(provider.name);
  await page.getByRole('button', { name: 'Create account' }).click();
  await announced('Account created successfully');
  await addressIs(/\/overview$/);
  await expect.element(card.getByRole('link', { name: 'Add carrier' })).toBeVisible();
  expect([station('done'), station('next'), station('later')]).toEqual([1, 1, 3]);
});

test('it can be hidden, and is not there for those who have calls', async () => {
  const provider = await createProvider();
  const user = await createUser({ service_provider_sid: provider.sid });
  await openScreen('/internal/overview', { as: user });
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect.element(card).not.toBeInTheDocument();
  expect(localStorage.getItem('firstCallOver')).toBe(provider.sid);
  await openScreen('/internal/overview', { as: 'acme' });
  await expect.element(page.getByRole('region', { name: 'Calls today' })).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});
