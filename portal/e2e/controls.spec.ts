import { expect, openAs, people, test } from './support/journey.ts';

test('letters typed before the code of a list has come are not lost', async ({
  page,
  platform,
}) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/choice-[^/]*\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await openAs({ page, platform }, people.admin, '/internal/phone-numbers/add');
  const account = page.getByRole('combobox', { name: 'Account' });
  await account.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Glo');
  await expect(account).toHaveValue('Glo');
  arrive();
  await expect(page.getByRole('option', { name: 'Globex Sales' })).toBeVisible();
  await page.keyboard.type('bex');
  await expect(account).toHaveValue('Globex');
  await page.keyboard.press('Enter');
  await expect(account).toHaveValue('Globex Sales');
});
