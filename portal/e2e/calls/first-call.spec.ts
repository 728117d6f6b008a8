import { expect, openAs, test } from '../support/journey.ts';

/** Clicks that the whole way takes: one more is a reason to review it. */
const clicksMeasured = 11;

test('from a provider with nothing to an answered call', async ({ page, platform }) => {
  const { name, sid } = await platform.createProvider();
  const user = await platform.createUser({ service_provider_sid: sid });
  let clicks = 0;
  const card = page.getByRole('region', { name: 'Take your first call' });
  const click = async (role: 'button' | 'link', label: string | RegExp) => {
    clicks += 1;
    // Links of the card only: the same words appear below it too.
    const within = role === 'link' ? card : page;
    await within.getByRole(role, { name: label, exact: typeof label === 'string' }).click();
  };
  const isStep = (step: number) =>
    expect(page.getByText(`Add, step ${step} of 5`).first()).toBeVisible();

  await openAs({ page, platform }, user, '/internal/overview');
  await click('link', 'Add account');
  await isStep(1);
  await click('button', 'Create account');

  await expect(card.getByRole('link', { name })).toBeVisible();
  await click('link', /^Add carrier$/);
  await isStep(2);
  await page.getByRole('textbox', { name: /^Carrier name/ }).fill('First trunk');
  await page.getByRole('textbox', { name: 'Address of gateway 1' }).fill('203.0.113.77');
  await click('button', 'Create carrier');

  await expect(card.getByRole('link', { name: 'First trunk' })).toBeVisible();
  await click('link', 'Add phone number');
  await isStep(3);
  const number = `49306${Date.now() % 10_000_000}`;
  await page.getByRole('textbox', { name: /^Phone number/ }).fill(number);
  await click('button', 'Create phone number');

  await click('link', 'Add application');
  await isStep(4);
  await page.getByRole('textbox', { name: /^Application name/ }).fill('First desk');
  await page
    .getByRole('textbox', { name: /^Calling webhook/ })
    .fill('https://apps.example.com/call');
  await page
    .getByRole('textbox', { name: /^Call status webhook/ })
    .fill('https://apps.example.com/status');
  await click('button', 'Create application');

  await click('link', /^Choose it for /);
  await click('button', 'Save');

  await expect(card.getByText('Waiting for the call…')).toBeVisible();
  const rung = await page.request.post('/sandbox/calls', { data: { to: number, seconds: 12 } });
  expect(rung.status()).toBe(201);
  await expect(card.getByText('Answered, 12 seconds.')).toBeVisible({ timeout: 10_000 });
  await click('link', 'See what happened');
  await expect(page).toHaveURL(/recent-calls\?.*open=/);
  expect(clicks).toBeLessThanOrEqual(clicksMeasured);
});
