import { expect, onTestFinished, test, vi } from 'vitest';
import {
  addressIs,
  calls,
  createAccount,
  failNext,
  forgetCalls,
  openScreen,
  page,
  settled,
} from '../../../testing/index.ts';

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
    // Whose alerts these are is asked for afterwards, of one account each.
    const asked = /^(Users\/me|ServiceProviders|Lcrs|Accounts\/[^/]+\/Alerts)$/;
    const own = calls().filter(({ path }) => !asked.test(path));
    expect(own.map(({ path }) => path).length).toBeLessThanOrEqual(6);
  },
);

test('what cannot be had leaves the rest alone', async () => {
  failNext({ path: /SpeechCredentials$/, status: 500, answer: { msg: 'speech is away' } });
  await openScreen('/internal/overview', { as: 'acme' });
  await expect
    .element(panel('Failing speech credentials').getByText('speech is away'))
    .toBeVisible();
  await expect.element(panel('Calls today').getByText(/week ago/)).toBeVisible();
});

test('figures of a provider, links to the lists of one account that say so', async () => {
  await openScreen('/internal/overview', { as: 'northwind' });
  const link = page.getByRole('link', { name: /^View today's failed calls of / });
  await expect.element(link).toBeVisible();
  const name = link.element().textContent?.replace("View today's failed calls of ", '') ?? '';
  await link.click();
  await expect.element(page.getByRole('combobox', { name: 'Account' })).toHaveValue(name);
  await addressIs(/status=not-answered&account=/);
});

test('links to lists of all accounts open all, whichever was shown last', async () => {
  const { sid } = await createAccount();
  await openScreen(`/internal/carriers?account=${sid}`, { as: 'admin' });
  await settled();
  await page.getByRole('link', { name: 'Trunkline' }).click();
  await page.getByRole('link', { name: 'View carriers' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Used by' })).toHaveValue('All accounts');
});

test('after midnight today is another day', async () => {
  await openScreen('/internal/overview', { as: 'acme' });
  await expect.element(panel('Calls today').getByText(/week ago/)).toBeVisible();
  await settled();
  forgetCalls();
  const now = new Date();
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  vi.useFakeTimers({ toFake: ['Date'], now: tomorrow.getTime() + 1000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  document.dispatchEvent(new Event('visibilitychange'));
  const start = `start=${encodeURIComponent(tomorrow.toISOString())}`;
  await expect
    .poll(() => calls({ path: /RecentCalls/ }).some(({ search }) => search.includes(start)))
    .toBe(true);
});
