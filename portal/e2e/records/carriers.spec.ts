import { chooseByTyping, sipGateways } from '@trunkline/ui/testing/playwright';
import {
  announced,
  expect,
  interrupt,
  openAs,
  type Page,
  people,
  test,
  uniqueName,
} from '../support/journey.ts';

const choose = (page: Page, field: string, option: string) =>
  chooseByTyping(page, page.getByRole('combobox', { name: field, exact: true }), option);

const deleteDialog = (page: Page) => page.getByRole('alertdialog');

test('a carrier is made, has a number, cannot go before it, and then goes', async ({
  page,
  platform,
}) => {
  const account = await platform.createAccount();
  const carrier = uniqueName('Journey');
  await openAs({ page, platform }, people.admin, '/internal/carriers');
  await page.getByRole('link', { name: 'Add carrier' }).click();
  await page.getByLabel(/^Carrier name/).fill(carrier);
  await sipGateways(page).address(1).fill('198.18.40.1');
  await page.getByRole('button', { name: 'Create carrier' }).click();
  await announced(page, 'Carrier created successfully');

  await page.getByRole('link', { name: 'Phone Numbers', exact: true }).click();
  await page.getByRole('link', { name: 'Add phone number' }).click();
  const digits = `4930${String(Date.now()).slice(-8)}`;
  await page.getByRole('textbox', { name: /^Phone number/ }).fill(`+${digits}`);
  await choose(page, 'Account', account.name);
  await choose(page, 'Carrier', carrier);
  await page.getByRole('button', { name: 'Create phone number' }).click();
  await announced(page, 'Phone number created successfully');

  await page.goto(`/internal/carriers?filter=${carrier}`);
  await page.getByRole('button', { name: `Delete ${carrier}` }).click();
  const blocked = page.getByRole('dialog');
  await expect(blocked).toContainText('Phone Numbers (1)');
  // The blockers are one click away.
  await blocked.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Delete phone number' }).click();
  await deleteDialog(page).getByRole('button', { name: 'Delete phone number' }).click();
  await expect(page).toHaveURL(/\/internal\/phone-numbers(\?|$)/);

  await page.goto(`/internal/carriers?filter=${carrier}`);
  await page.getByRole('button', { name: `Delete ${carrier}` }).click();
  await deleteDialog(page).getByRole('button', { name: 'Delete carrier' }).click();
  await announced(page, `Deleted Carrier ${carrier}`);
});

test.describe('an interrupted import', () => {
  // A number whose response was cut off by the reload is refused the second time.
  test.use({ expectsFailedRequests: true });

  test('goes on after a reload, and writes each number once', async ({ page, platform }) => {
    const account = await platform.createAccount();
    const carrier = uniqueName('Import');
    await platform.api(people.admin, 'POST', 'VoipCarriers', {
      name: carrier,
      service_provider_sid: await platform.providerSid(),
    });
    const base = String(Date.now()).slice(-6);
    const numbers = Array.from({ length: 30 }, (_, index) => `4930${base}${10 + index}`);
    const file = [
      'number,account,carrier',
      ...numbers.map((one) => `${one},${account.name},${carrier}`),
    ];
    await openAs({ page, platform }, people.admin, '/internal/phone-numbers/import');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'numbers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file.join('\r\n')),
    });
    let sent = 0;
    // The eleventh is still in flight when the page is left.
    const writes = await interrupt(page, '**/PhoneNumbers', (route) => {
      sent += 1;
      return sent > 10 ? undefined : route.continue();
    });
    await page.getByRole('button', { name: 'Import 30 phone numbers' }).click();
    await expect.poll(() => sent).toBeGreaterThan(10);
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    writes.stop();
    await expect(page.getByText(/The import of numbers\.csv is not complete/)).toBeVisible();
    await page.getByRole('button', { name: 'Import the rest' }).click();
    await expect(page.getByText('numbers.csv is imported.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('numbers.csv is imported.')).toBeVisible();
    await page.getByRole('button', { name: 'Import another file' }).click();
    await page.reload();
    await expect(page.getByText(/review every change before/)).toBeVisible();
    const { body } = await platform.api<{ total: number }>(
      people.admin,
      'GET',
      `PhoneNumbers?page=1&page_size=100&account_sid=${account.sid}`,
    );
    expect(body.total).toBe(30);
  });
});
