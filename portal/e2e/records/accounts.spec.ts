import { accountName, saveButton } from '../support/fields.ts';
import { announced, expect, openAs, people, test, uniqueName } from '../support/journey.ts';

test('a new account is found in the list, edited and deleted', async ({ page, platform }) => {
  await openAs({ page, platform }, people.admin, '/internal/accounts');
  await page.getByRole('link', { name: 'Add account' }).click();
  const name = uniqueName('New');
  await accountName(page).fill(name);
  await page.getByRole('button', { name: 'Create account' }).click();
  await announced(page, 'Account created successfully');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'Accounts', exact: true }).first().click();
  await page.getByRole('searchbox', { name: 'Filter accounts' }).fill(name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name, exact: true }).click();
  const renamed = uniqueName('Renamed');
  await accountName(page).fill(renamed);
  await saveButton(page).click();
  await announced(page, 'Account updated successfully');
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Accounts', exact: true })
    .click();

  await page.getByRole('searchbox', { name: 'Filter accounts' }).fill(renamed);
  await page.getByRole('button', { name: `Delete ${renamed}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
  await announced(page, `Deleted account ${renamed}`);
  await expect(page.getByRole('link', { name: renamed, exact: true })).toBeHidden();
});
