import { expect, test } from 'vitest';
import { calls, fail, failNext, openScreen, page } from '../../testing/index.ts';

test('a list that is refused for too many calls says so, and comes by itself', async () => {
  failNext({
    method: 'GET',
    path: /^ServiceProviders\/[^/]+\/Accounts$/,
    status: 429,
    retryAfter: 2,
    answer: 'Too many requests',
  });
  await openScreen('/internal/accounts', { as: 'admin' });
  const said = page.getByText('The platform is getting too many requests');
  await expect.element(said).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Acme Support', exact: true })).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
  expect(calls({ path: /^ServiceProviders\/[^/]+\/Accounts$/ })).toHaveLength(2);
});

test('a refusal that names no time is the answer', async () => {
  const refused = fail({
    method: 'GET',
    path: /^ServiceProviders\/[^/]+\/Accounts$/,
    status: 429,
    answer: 'Too many requests',
  });
  await openScreen('/internal/accounts', { as: 'admin' });
  await expect.element(page.getByText('Too many requests, please try again later.')).toBeVisible();
  refused.stop();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('link', { name: 'Acme Support', exact: true })).toBeVisible();
});
