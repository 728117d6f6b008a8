import { button, cards, openUpgrade, payWith, register, settings } from '../support/hosted.ts';
import { announced, expect, type Page, sandboxOnly, testWith } from '../support/journey.ts';

const test = testWith(settings);
// A missing subscription is a 404, which the browser logs.
test.use({ expectsFailedRequests: true });

/** Collects orders from now on, in every tab. */
function watchOrders(page: Page): string[] {
  const orders: string[] = [];
  page.context().on('request', (request) => {
    const isOrder = request.method() === 'POST' && request.url().endsWith('/Subscriptions');
    if (isOrder) orders.push(request.postData() ?? '');
  });
  return orders;
}

test('two tabs pay once', sandboxOnly, async ({ page }) => {
  await register(page);
  const orders = watchOrders(page);
  await openUpgrade(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Card number' }).fill(cards.paid);
  await expect(button(other, /^Pay /)).toBeEnabled();
  await payWith(page, cards.paid);
  await announced(page, 'Payment completed successfully');
  await announced(other, 'Your plan was changed in another tab.');
  await expect(other).toHaveURL(/modify-subscription$/);
  expect(orders).toHaveLength(1);
});

test('a reload while a slow platform is being paid pays once', sandboxOnly, async ({ page }) => {
  await register(page);
  const orders = watchOrders(page);
  await openUpgrade(page);
  const slow = { method: 'POST', path: '/Subscriptions$', latencyMs: 4000, times: 1 };
  await page.request.post('/sandbox/faults', { data: slow });
  const sent = page.waitForRequest((request) => request.postData()?.includes('upgrade') ?? false);
  await payWith(page, cards.paid);
  await sent;
  await page.reload();
  await announced(page, "It isn't known yet whether your last payment went through");
  await page.getByRole('textbox', { name: 'Card number' }).fill(cards.paid);
  await expect(button(page, /^Pay /)).toBeDisabled();
  await announced(page, 'Payment completed successfully');
  expect(orders).toHaveLength(1);
});
