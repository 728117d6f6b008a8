import { expect, openAs, people, test } from './support/journey.ts';
import { openers, openRecording } from './support/recording.ts';

test('a failed call: from the overview to what the carrier said', async ({ page, platform }) => {
  await openAs({ page, platform }, people.acme, '/internal/overview');
  await page.getByRole('link', { name: /^Calls today: / }).click();
  await page.getByRole('combobox', { name: 'Status', exact: true }).click();
  await page.getByRole('option', { name: 'Not answered' }).click();
  await page.getByRole('combobox', { name: 'Date' }).click();
  await page.getByRole('option', { name: 'Last 7 days' }).click();
  await page.getByRole('button', { name: openers }).first().click();
  await page.getByRole('tab', { name: 'SIP' }).click();
  await expect(
    page.getByText(/rejected by the|gave up after|given up|It rang|No answer|There is no capture/),
  ).toBeVisible();
});

test('a call stays open over a reload, and Back leads to where one came from', async ({
  page,
  platform,
}) => {
  await openAs({ page, platform }, people.acme, '/internal/users');
  await page.getByRole('link', { name: 'Recent calls' }).click();
  await page.getByRole('combobox', { name: 'Date' }).click();
  await page.getByRole('option', { name: 'Last 30 days' }).click();
  await page.getByRole('button', { name: openers }).nth(2).click();
  await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: openers }).nth(2)).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/internal\/users$/);
});

test('a recording plays under the policy of the built portal', async ({ page, platform }) => {
  await openAs({ page, platform }, people.acme, '/internal/recent-calls?date=7&size=100');
  await openRecording(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'Hear caller alone' }).click();
  await expect(page.locator('[data-clock]')).toHaveText('00:01');
});

test('the policy of the built portal names the host of a recording that it forbids', async ({
  page,
  platform,
  consoleMessages,
}) => {
  const address = 'https://recordings.example.com/a.wav';
  await page.route(/\/RecentCalls\?/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { recording_url: string | null }[] };
    for (const call of json.data) call.recording_url &&= address;
    await route.fulfill({ response, json });
  });
  await openAs({ page, platform }, people.acme, '/internal/recent-calls?date=7&size=100');
  await openRecording(page);
  await expect(
    page.getByText(/^This console may not load from recordings\.example\.com\./),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open the recording/ })).toHaveAttribute(
    'href',
    address,
  );
  expect(consoleMessages.splice(0).join()).toContain('connect-src');
});
