import { expectAccessible } from '../support/accessible.ts';
import {
  announced,
  chooseInUserMenu,
  expect,
  interrupt,
  openAs,
  people,
  test,
} from '../support/journey.ts';

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
  await chooseInUserMenu(page, 'Your changes');
  await expect(change).toContainText(`${account.name} Ltd`);
  await page.reload();
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

test('a change of many numbers that a reload ends says so, and is taken back', async ({
  page,
  platform,
}) => {
  const account = await platform.createAccount();
  const application = await platform.createApplication(account.sid);
  const first = 493_070_000_000 + (Number.parseInt(account.sid.slice(0, 6), 16) % 1e7) * 10;
  for (let index = 0; index < 8; index += 1) {
    const number = { number: String(first + index), account_sid: account.sid };
    await platform.api(people.admin, 'POST', 'PhoneNumbers', number);
  }
  const assigned = async () => {
    type Row = { application_sid: string | null };
    const { body } = await platform.api<Row[]>(people.admin, 'GET', 'PhoneNumbers');
    return body.filter(({ application_sid }) => application_sid === application.sid).length;
  };
  await openAs({ page, platform }, people.admin, `/internal/phone-numbers?account=${account.sid}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'Assign an application' });
  await bar.getByRole('combobox', { name: 'Application' }).fill(application.name);
  await page.getByRole('option', { name: application.name }).click();
  let count = 0;
  const writes = await interrupt(page, '**/PhoneNumbers/*', (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    count += 1;
    // The others never arrive.
    return count <= 3 ? route.continue() : undefined;
  });
  await bar.getByRole('button', { name: 'Apply' }).click();
  await expect(bar.getByText('3 of 8')).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await announced(page, /^A change stopped after 3 of 8 phone numbers/);
  writes.stop();
  expect(await assigned()).toBe(3);

  await page.goto(new URL('/internal/your-changes', page.url()).href);
  const change = page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first();
  await expect(change).toContainText('Stopped after 3 of 8: the page was closed or reloaded.');
  await change.getByRole('button', { name: /^Undo/ }).click();
  await announced(page, 'Change to 8 phone numbers undone');
  expect(await assigned()).toBe(0);
});
