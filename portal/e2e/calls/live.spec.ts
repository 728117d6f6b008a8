import { expectAccessible } from '../support/accessible.ts';
import { callsOf } from '../support/calls.ts';
import { announced, expect, openAs, type Page, people, test } from '../support/journey.ts';
import { liveDesk } from '../support/live-desk.ts';

/** An account without calls is polled every ten seconds. In ms. */
const nextPoll = { timeout: 20_000 };

const row = (page: Page, name: RegExp) => page.getByRole('row', { name });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const evidence = ['Details', 'Tracing', 'SIP', 'Logs'];

/** Expects the call to be open among the recent calls, with everything that is kept of it. */
async function seesEvidence(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/internal\/recent-calls\?.*open=/, nextPoll);
  for (const name of evidence) await expect(page.getByRole('tab', { name })).toBeVisible();
}

test('a call is seen to come and to connect, is hung up, and leads to what is kept of it', async ({
  page,
  platform,
  portalUrl,
}) => {
  const account = await platform.createAccount();
  const { name, sid: application_sid } = await platform.createApplication(account.sid);
  const desk = await liveDesk(portalUrl);
  await openAs({ page, platform }, people.admin, `/internal/live?account=${account.sid}`);
  await expect(page.getByText('No calls right now.')).toBeVisible();
  const call = await desk.call({
    account_sid: account.sid,
    application_sid,
    direction: 'outbound',
    trace_id: crypto.randomUUID().replaceAll('-', ''),
    from: 'front-desk',
    to: 'workshop',
    call_status: 'ringing',
  });
  const shown = row(page, /front-desk to workshop/);
  await expect(shown).toContainText('Ringing', nextPoll);
  await expect(shown).toContainText(name);
  await desk.move(call, { call_status: 'in-progress' });
  await expect(shown).toContainText('Connected', nextPoll);
  await expectAccessible(page);

  const calls = callsOf(page);
  await button(page, /^Hang up: /).click();
  await expect(page.getByText('Ends the call for everyone in it.')).toBeVisible();
  expect(calls.filter((one) => one.startsWith('PUT '))).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hang up' }).click();
  await announced(page, 'Hanging up…');
  expect(calls.filter((one) => one.startsWith('PUT '))).toEqual([
    `PUT Accounts/${account.sid}/Calls/${call}`,
  ]);
  await expect(shown).toContainText('Ended by the platform', nextPoll);
  await expect(button(page, /^Hang up: /)).toHaveCount(0);
  await shown.getByRole('link').click();
  await seesEvidence(page);
});

test('a call that someone makes is followed live; its evidence comes without a reload', async ({
  page,
  platform,
}) => {
  const account = await platform.createAccount();
  const application = await platform.createApplication(account.sid);
  const address = `/internal/applications/${application.sid}/edit`;
  await openAs({ page, platform }, people.admin, address);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Call out' }).click();
  await expect(page.getByRole('combobox', { name: /^Application/ })).toHaveValue(application.name);
  await page.getByLabel(/^From/).fill('12125550110');
  // Answered after four seconds.
  await page.getByLabel(/^To/).fill('+1 508 555 0199');
  await button(page, 'Call').click();
  await expect(page.getByText('may cost money').last()).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Call', exact: true }).click();
  await announced(page, 'Calling…');
  await expect(page).toHaveURL(new RegExp(`/internal/live/${account.sid}/[0-9a-f-]{36}$`));
  const shown = row(page, /508.*555.*0199/);
  await expect(shown).toContainText('Ringing');
  await expect(shown).toContainText('Connected', nextPoll);
  await expect(page.getByText('Trace so far')).toBeVisible();
  await expectAccessible(page);
  await button(page, /^Hang up: /).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hang up' }).click();
  await seesEvidence(page);
  await page.getByRole('tab', { name: 'Tracing' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Tracing' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('view-only users see calls and can do nothing to them', async ({
  page,
  platform,
  portalUrl,
}) => {
  const account_sid = await platform.accountSid('Acme Support');
  const desk = await liveDesk(portalUrl);
  const call = await desk.call({
    account_sid,
    from: 'onlooked',
    to: 'hotline',
    call_status: 'in-progress',
  });
  await openAs({ page, platform }, people.viewer, '/internal/live');
  const shown = row(page, /onlooked to hotline/);
  await expect(shown).toContainText('Connected', nextPoll);
  await expect(shown.getByRole('button')).toHaveCount(0);
  await expect(button(page, 'Call out')).toHaveAttribute('aria-disabled', 'true');
  await shown.getByRole('link').click();
  await expect(page.getByText('Trace so far')).toBeVisible();
  await expect(shown.getByRole('button')).toHaveCount(0);
  await desk.move(call, { call_status: 'completed', call_termination_by: 'caller' });
});

test('providers are told why they make no calls', async ({ page, platform }) => {
  await openAs({ page, platform }, people.northwind, '/internal/live');
  const callOut = button(page, 'Call out');
  await expect(callOut).toHaveAttribute('aria-disabled', 'true');
  await callOut.focus();
  const why = 'Only admins and account users can place calls.';
  await expect(page.getByRole('tooltip').getByText(why)).toBeVisible();
});
