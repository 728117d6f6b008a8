import { expect, test } from 'vitest';
import { createCarrier } from '../../../../testing/areas/carriers.ts';
import {
  addressIs,
  announced,
  api,
  createAccount,
  createApplication,
  createProvider,
  createUser,
  openScreen,
  page,
  people,
} from '../../../../testing/index.ts';

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

test('an account user is led to the application of the number, and back', async () => {
  const provider = await createProvider();
  const account = await createAccount({ service_provider_sid: provider.sid });
  const user = await createUser({
    service_provider_sid: provider.sid,
    account_sid: account.sid,
  });
  await openScreen('/internal/overview', { as: user });
  // The user's own account exists from the beginning.
  await expect.element(card.getByRole('link', { name: 'Add carrier' })).toBeVisible();
  expect([station('done'), station('next'), station('later')]).toEqual([1, 1, 3]);

  const carrier = await createCarrier({ account_sid: account.sid }, ['198.18.0.7'], provider.name);
  const application = await createApplication(account.sid);
  await api(people.admin, 'POST', 'PhoneNumbers', {
    number: `4930${crypto.getRandomValues(new Uint32Array(1))[0]}`,
    voip_carrier_sid: carrier.sid,
    account_sid: account.sid,
  });
  await openScreen('/internal/overview', { as: user });
  await card.getByRole('link', { name: /^Choose it for/ }).click();
  await expect.element(page.getByText(/^\+49 .+, step 4 of 5$/).first()).toBeVisible();
  await expect
    .element(page.getByRole('combobox', { name: 'Application' }))
    .toHaveValue(application.name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await addressIs(/\/overview$/);
  await expect.element(card.getByText('Waiting for the call…')).toBeVisible();
  expect([station('done'), station('next')]).toEqual([4, 1]);
  await expect.element(card.getByRole('link', { name: application.name })).toBeVisible();
});
