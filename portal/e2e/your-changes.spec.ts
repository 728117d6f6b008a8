import { expectAccessible } from './support/accessible.ts';
import { announced, expect, openAs, people, test } from './support/journey.ts';

test('a change is reviewed, saved, found after a reload and undone', async ({ page, platform }) => {
  const account = await platform.createAccount();
  await openAs({ page, platform }, people.admin, `/internal/accounts/${account.sid}/edit`);
  const name = page.getByLabel(/^Account name/);
  await name.fill(`${account.name} Ltd`);
  await page.getByLabel('Max calls').fill('25');
  await page.getByRole('button', { name: 'Review 2 fields' }).click();
  const review = page.getByRole('dialog', { name: 'Review changes' });
  await expect(review).toContainText(`${account.name} Ltd`);
  await expect(review.getByText('Checking what is stored by now')).toBeHidden();
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Save' }).click();
  await announced(page, 'Account updated successfully');
  const change = page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).length))
    .toBeGreaterThan(0);
  await page.reload();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('menuitem', { name: 'Your changes' }).click();
  await expect(change).toContainText(`${account.name} Ltd`);
  await expectAccessible(page);
  await change.getByRole('button', { name: /^Undo/ }).click();
  await announced(page, `Change to account ${account.name} undone`);
  await expect(page).toHaveURL(/your-changes$/);
  await page
    .getByRole('link', { name: `account ${account.name}` })
    .first()
    .click();
  await expect(name).toHaveValue(account.name);
});
