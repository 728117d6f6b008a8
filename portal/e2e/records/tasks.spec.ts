import type { Locator } from '@playwright/test';
import { chooseByTyping, sipGateways } from '@trunkline/ui/testing/playwright';
import type { Platform } from '../../testing/platform.ts';
import {
  announced,
  expect,
  openAs,
  type Page,
  people,
  test,
  uniqueName,
} from '../support/journey.ts';

/** Counts every press of the pointer; a task that takes more is a reason to review it. */
function person(page: Page) {
  let clicks = 0;
  return {
    clicks: () => clicks,
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    press: async (role: 'button' | 'link' | 'tab', name: string | RegExp) => {
      clicks += 1;
      await page
        .getByRole(role, { name, exact: typeof name === 'string' })
        .first()
        .click();
    },
    type: (name: string | RegExp, text: string) =>
      page.getByRole('textbox', { name, exact: typeof name === 'string' }).fill(text),
    choose: (name: string, option: string) =>
      chooseByTyping(page, page.getByRole('combobox', { name, exact: true }), option),
  };
}

/** Chooses by keyboard: focuses the select, and types to find the option. */
async function select(page: Page, name: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name, exact: true });
  await field.focus();
  await page.keyboard.press('Enter');
  // The list takes the focus a moment after it opens, and the option a moment after the keys.
  await expect(page.locator('[role="option"]:focus')).toHaveCount(1);
  await page.keyboard.type(option);
  await expect(page.getByRole('option', { name: option, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveText(option);
}

type Call = { to: string; answered: boolean; sip_status: number; attempted_at: string };

async function callOf(
  platform: Platform,
  query: string,
  fits: (call: Call) => boolean,
): Promise<Call> {
  const provider = await platform.providerSid();
  const { body } = await platform.api<{ data: Call[] }>(
    people.northwind,
    'GET',
    `ServiceProviders/${provider}/RecentCalls?page=1&count=500&${query}`,
  );
  const call = body.data.find(fits);
  if (!call) throw new Error(`no call: ${query}`);
  return call;
}

test('a number rings and nobody answers: the reason, and where it goes now', async ({
  page,
  platform,
}) => {
  const call = await callOf(
    platform,
    'days=6&answered=false&direction=inbound',
    ({ to, sip_status }) => /^1\d{10}$/.test(to) && [480, 487].includes(sip_status),
  );
  const { click, press, clicks } = person(page);
  await openAs({ page, platform }, people.northwind, '/internal/overview');
  await press('button', /^Search or jump to/);
  await page.getByRole('combobox', { name: /Search/ }).fill(call.to);
  await click(page.getByRole('option', { name: /[Cc]alls/ }).first());
  // The latest unanswered call to it.
  const details = page.getByRole('button', { name: new RegExp(`^Details of .* to ${call.to},`) });
  const unanswered = page.getByRole('row').filter({ hasText: /48[07] / });
  await click(unanswered.filter({ has: details }).first().getByRole('button'));
  const story = page.getByRole('region', { name: 'What happened' });
  await expect(story.getByText(/Nobody answered|It rang for/).first()).toBeVisible();
  await expect(story.getByText('Where this number goes now')).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(3);
});

test('a carrier with two gateways, an application, and a number that it answers', async ({
  page,
  platform,
}) => {
  const account = await platform.createAccount();
  const [carrier, application] = [uniqueName('Trunk'), uniqueName('Desk')];
  const { press, type, choose, clicks } = person(page);
  await openAs({ page, platform }, people.northwind, '/internal/overview');
  await press('link', 'Applications');
  await press('link', 'Add application');
  await type(/^Application name/, application);
  await choose('Account', account.name);
  await type(/^Calling webhook/, 'https://apps.example.com/call');
  await type(/^Call status webhook/, 'https://apps.example.com/status');
  await press('button', 'Create application');
  await announced(page, 'Application created successfully');

  await press('link', 'Carriers');
  await press('link', 'Add carrier');
  await type(/^Carrier name/, carrier);
  await sipGateways(page).address(1).fill('198.18.41.1');
  await press('button', 'Add SIP gateway');
  await sipGateways(page).address(2).fill('sip.nordlicht.example');
  await press('button', /^Make it outbound only/);
  await press('button', 'Create carrier');
  await announced(page, 'Carrier created successfully');

  await press('link', 'Phone Numbers');
  await press('link', 'Add phone number');
  await type(/^Phone number/, `+4930${String(Date.now()).slice(-8)}`);
  await choose('Account', account.name);
  await choose('Carrier', carrier);
  await choose('Application', application);
  await press('button', 'Create phone number');
  await announced(page, 'Phone number created successfully');
  expect(clicks()).toBeLessThanOrEqual(11);
});

test('yesterday’s recorded calls of one account, and one of them heard', async ({
  page,
  platform,
}) => {
  const { click, press, choose, clicks } = person(page);
  await openAs({ page, platform }, people.northwind, '/internal/overview');
  await press('link', 'Recent calls');
  await choose('Account', 'Acme Support');
  await select(page, 'Date', 'Yesterday');
  await select(page, 'Status', 'Recorded');
  await click(page.getByRole('button', { name: /^Details of the call/ }).first());
  await press('button', 'Open recording');
  await press('button', 'Play');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(4);
});

test('an account renamed, and the name taken back', async ({ page, platform }) => {
  const account = await platform.createAccount();
  const { press, type, clicks } = person(page);
  await openAs({ page, platform }, people.northwind, '/internal/overview');
  await press('link', 'Accounts');
  await press('link', account.name);
  await type(/^Account name/, `${account.name} Ltd`);
  await press('button', 'Save');
  await announced(page, 'Account updated successfully');
  expect(clicks()).toBeLessThanOrEqual(3);
  await press('button', 'Undo');
  await announced(page, `Change to account ${account.name} Ltd undone`);
  expect(clicks()).toBeLessThanOrEqual(4);
});

test('the configuration of one account copied to another', async ({ page, platform }) => {
  const [from, to] = [await platform.createAccount(), await platform.createAccount()];
  const application = await platform.createApplication(from.sid);
  const { press, choose, clicks } = person(page);
  await openAs({ page, platform }, people.northwind, '/internal/overview');
  await press('link', 'Configuration');
  await press('tab', 'Copy an account');
  await choose('Account to copy', from.name);
  await choose('Copy to', to.name);
  await press('button', 'Plan the copy');
  await expect(page.getByText(application.name)).toBeVisible();
  await press('button', /^Apply \d+ change/);
  await announced(page, 'Configuration applied');
  expect(clicks()).toBeLessThanOrEqual(4);
});
