import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessible.ts';
import { announced, expect, openAs, people, test, uniqueName } from '../support/journey.ts';

test('a customer is copied, found among the accounts, and its file applied again plans nothing', async ({
  page,
  platform,
}) => {
  await openAs({ page, platform }, people.admin, '/internal/configuration');
  await page.getByRole('tab', { name: 'Copy an account' }).click();
  await page.getByRole('combobox', { name: 'Account to copy' }).click();
  await page.getByRole('option', { name: 'Initech Labs' }).click();
  const name = uniqueName('Copy');
  await page.getByRole('textbox', { name: 'Name of the new account' }).fill(name);
  await page.getByRole('checkbox', { name: 'Speech credentials' }).uncheck();
  await page.getByRole('button', { name: 'Plan the copy' }).click();
  await expect(
    page.getByRole('button', { name: /^Apply \d+ of \d+ changes, \d+ need/ }),
  ).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(1000);
  await expectAccessible(page);
  await page.getByLabel(/Inbound authentication: password/).fill('entered-here');
  await page.getByRole('button', { name: /^Apply \d+ changes$/ }).click();
  await announced(page, 'Configuration applied');

  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Accounts', exact: true })
    .click();
  await page.getByRole('searchbox', { name: 'Filter accounts' }).fill(name);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  await page.goto('/internal/configuration');
  const subject = page.getByRole('combobox', { name: 'Export', exact: true });
  await subject.fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await (await saved).path();
  expect(await readFile(file, 'utf8')).toContain(`name: ${name}`);

  await page.getByRole('tab', { name: 'Apply' }).click();
  await page.getByLabel('File to apply', { exact: true }).setInputFiles(file);
  const target = page.getByRole('combobox', { name: 'Apply to' });
  await target.fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Nothing to apply' })).toBeDisabled();
});
