import { expect, people, signIn, test, uniqueName } from './support/journey.ts';

test('Back from a form asks, though the list before it was opened by its address', async ({
  page,
}) => {
  await signIn(page, people.northwind);
  await page.goto('/internal/accounts');
  await page.getByRole('link', { name: 'Acme Support', exact: true }).click();
  const field = page.getByLabel(/^Account name/);
  const form = /\/internal\/accounts\/[^/]+\/edit$/;
  const typed = uniqueName('Unsaved');
  await field.fill(typed);
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(form);
  await dialog.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL(form);
  await expect(field).toHaveValue(typed);

  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave and discard' }).click();
  await expect(page).toHaveURL(/\/internal\/accounts$/);
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible();
});
