import { expect, test } from 'vitest';
import { addressIs, calls, failNext, openScreen, page, settled } from '../../../testing/index.ts';

const panel = (name: string) => page.getByRole('region', { name, exact: true });

test.each(['admin', 'northwind', 'acme'] as const)(
  'an overview for %s, within six calls',
  async (as) => {
    await openScreen('/internal/overview', { as });
    for (const name of [
      'Calls today',
      'Failed calls today',
      'Unregistered trunks',
      'Failing speech credentials',
      'Newest alerts',
    ]) {
      await expect.element(panel(name)).toBeVisible();
    }
    await expect.element(panel('Calls today').getByText(/by this time a week ago/)).toBeVisible();
    await settled();
    const own = calls().filter(({ path }) => !/^(Users\/me|ServiceProviders|Lcrs)$/.test(path));
    expect(own.map(({ path }) => path).length).toBeLessThanOrEqual(6);
  },
);

test('it is reached from the name of the product and leads to the lists', async () => {
  await openScreen('/internal/users', { as: 'acme' });
  await page.getByRole('link', { name: 'Trunkline' }).click();
  await addressIs('/internal/overview');
  await page.getByRole('link', { name: "View today's failed calls" }).click();
  await addressIs('/internal/recent-calls?status=not-answered');
});

test('what cannot be had leaves the rest alone', async () => {
  failNext({ path: /SpeechCredentials$/, status: 500, answer: { msg: 'speech is away' } });
  await openScreen('/internal/overview', { as: 'acme' });
  await expect
    .element(panel('Failing speech credentials').getByText('speech is away'))
    .toBeVisible();
  await expect.element(panel('Calls today').getByText(/week ago/)).toBeVisible();
});
