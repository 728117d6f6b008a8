import { pathToFileURL } from 'node:url';
import type { Platform } from '../../testing/platform.ts';
import { expect, openAs, type Page, people, test } from '../support/journey.ts';
import { openers, openRecording } from '../support/recording.ts';

/** In the first hour of a day an account may have had no call yet. */
async function ring(page: Page, platform: Platform) {
  type PhoneNumber = { number: string; application_sid: string | null };
  const { body } = await platform.api<PhoneNumber[]>(people.acme, 'GET', 'PhoneNumbers');
  const to = body.find(({ application_sid }) => application_sid !== null)?.number;
  const rung = await page.request.post('/sandbox/calls', { data: { to } });
  expect(rung.status()).toBe(201);
}

test('a failed call: from the overview to what the carrier said', async ({ page, platform }) => {
  await ring(page, platform);
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

test('the case file of a call opens without console, network and scripts', async ({
  page,
  platform,
  browser,
}) => {
  await openAs(
    { page, platform },
    people.acme,
    '/internal/recent-calls?date=7&size=100&status=answered',
  );
  await openRecording(page);
  await page.getByRole('button', { name: 'Download case file' }).click();
  await page.getByRole('checkbox', { name: 'Mask numbers and names' }).check();
  await page.getByRole('checkbox', { name: 'Include the recording' }).check();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const file = (await saved).suggestedFilename();
  const path = test.info().outputPath(file);
  await (await saved).saveAs(path);

  const elsewhere = await browser.newContext({ offline: true, javaScriptEnabled: false });
  const copy = await elsewhere.newPage();
  const asked: string[] = [];
  const said: string[] = [];
  copy.on('request', (request) => asked.push(request.url().slice(0, 40)));
  copy.on('console', (message) => said.push(message.text()));
  await copy.goto(pathToFileURL(path).href);
  await expect(copy.getByRole('heading', { name: /^Case file: call of / })).toBeVisible();
  await expect(copy.getByText(/number 1 …\d\d/).first()).toBeVisible();
  await copy.locator('summary').filter({ hasText: 'INVITE' }).first().click();
  await expect(copy.getByText(/^INVITE sip:.*SIP\/2\.0/).first()).toBeVisible();
  const height = await copy
    .getByRole('img', { name: /The call over time/ })
    .evaluate((band) => getComputedStyle(band).height);
  expect(height).toBe('28px');
  expect(asked.filter((url) => !url.startsWith('data:'))).toHaveLength(1);
  expect(said).toEqual([]);
  await elsewhere.close();
});
