import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { storeCallOfToday } from '../../../testing/areas/calls.ts';
import { createCarrier } from '../../../testing/areas/carriers.ts';
import { clearLive, makeCall, setLive } from '../../../testing/areas/live.ts';
import {
  accountSid,
  addressIs,
  api,
  calls,
  fail,
  failNext,
  forgetCalls,
  openScreen,
  page,
  people,
  settled,
} from '../../../testing/index.ts';

const today = page.getByRole('region', { name: 'Calls today' });
const figure = (name: string) => today.getByRole('link', { name: new RegExp(`^${name}: `) });
const live = page.getByRole('region', { name: 'Live now' });
/** Polls of live data, which have a separate budget. */
const isLive = /^Accounts\/[^/]+\/(Calls|Queues)$/;
const livePolls = () => calls({ path: isLive });
const attention = page.getByRole('region', { name: 'Needs a look' });
/** Calls of this screen, without those of the frame. */
const ownCalls = () =>
  calls().filter(
    ({ path, search }) =>
      !/^(Users\/me|ServiceProviders|Lcrs)$/.test(path) &&
      !isLive.test(path) &&
      !/^(SipGateways|PhoneNumbers)/.test(path) &&
      !(/Alerts/.test(path) && /count=1&/.test(search)),
  );

// Shortly after midnight there may be no call yet.
beforeAll(storeCallOfToday);

test.each([
  ['admin', true],
  ['northwind', true],
  ['acme', false],
] as const)(
  'as %s: within eight calls and those of the checks, figures as the platform counts them',
  async (as, isAll) => {
    await openScreen('/internal/overview', { as });
    await expect.element(figure('Calls today')).toBeVisible();
    await expect
      .element(attention.getByRole('list').or(attention.getByText(/^No/)).first())
      .toBeVisible();
    await settled();
    expect(ownCalls().length).toBeLessThanOrEqual(8);
    await figure('Calls today').click();
    await addressIs(isAll ? /recent-calls\?account=all$/ : /recent-calls$/);
  },
);

test.each([
  ['admin', true],
  ['northwind', true],
  ['acme', false],
] as const)('as %s: a figure opens exactly what it counted', async (as, isAll) => {
  await openScreen('/internal/overview', { as });
  await expect.element(figure('Calls today')).toBeVisible();
  const total = Number(figure('Calls today').element().textContent?.replace(/\D/g, ''));
  await figure('Calls today').click();
  await expect.element(page.getByText(`${total} record`).first()).toBeInTheDocument();
  const account = page.getByRole('columnheader', { name: 'Account' });
  if (isAll) await expect.element(account).toBeVisible();
  else await expect.element(account).not.toBeInTheDocument();
  // The platform's own count over all data.
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  const path = calls({ path: /RecentCalls/ })
    .at(-1)
    ?.path.split('?')[0];
  const query = `page=1&count=1&start=${midnight.toISOString()}`;
  const answer = await api<{ total: number }>(people[as], 'GET', `${path}?${query}`);
  expect(answer.body.total).toBe(total);
});

test('unregistered trunks and failing credentials open their own lists', async () => {
  await openScreen('/internal/overview', { as: 'northwind' });
  const all = attention.getByRole('link', { name: /^Show all: \d+ carriers are unregistered$/ });
  await expect.element(all).toBeVisible();
  const count = /\d+/.exec(all.element().getAttribute('aria-label') ?? '')?.[0];
  await all.click();
  await addressIs(/registration=unregistered/);
  await expect.element(page.getByText(`${count} records`).first()).toBeInTheDocument();
});

test('what cannot be had leaves the rest alone', async () => {
  failNext({ path: /SpeechCredentials$/, status: 500, answer: { msg: 'speech is away' } });
  await openScreen('/internal/overview', { as: 'acme' });
  await expect.element(attention.getByText(/speech is away/)).toBeVisible();
  await expect.element(figure('Calls today')).toBeVisible();
});

test('an account of the list opens its own calls', async () => {
  await openScreen('/internal/overview', { as: 'northwind' });
  const item = page.getByRole('region', { name: 'Calls by account' }).getByRole('listitem').first();
  await expect.element(item).toBeVisible();
  const link = item.getByRole('link');
  const name = link.element().textContent;
  const count = item.element().textContent?.replace(name, '').replace(/\D/g, '');
  await link.click();
  await expect.element(page.getByRole('combobox', { name: 'Account' })).toHaveValue(name);
  await expect.element(page.getByText(`${count} record`).first()).toBeInTheDocument();
});

test('after midnight today is another day', async () => {
  await openScreen('/internal/overview', { as: 'acme' });
  await expect.element(figure('Calls today')).toBeVisible();
  await settled();
  forgetCalls();
  const now = new Date();
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  vi.useFakeTimers({ toFake: ['Date'], now: tomorrow.getTime() + 1000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  document.dispatchEvent(new Event('visibilitychange'));
  const start = `start=${encodeURIComponent(tomorrow.toISOString())}`;
  await expect
    .poll(() => calls({ path: /RecentCalls/ }).some(({ search }) => search.includes(start)))
    .toBe(true);
});

test('a number without an application and a carrier without a gateway need a look', async () => {
  const account = await accountSid('Acme Support');
  const carrier = await createCarrier({ account_sid: account }, []);
  await api(people.admin, 'POST', 'PhoneNumbers', {
    number: `4930${crypto.getRandomValues(new Uint32Array(1))[0]}`,
    voip_carrier_sid: carrier.sid,
    account_sid: account,
  });
  await openScreen('/internal/overview', { as: 'acme' });
  await expect.element(attention.getByText(/have no application|has no application/)).toBeVisible();
  await expect.element(attention.getByText(`${carrier.name} has no gateway`)).toBeVisible();
});

test('a shared carrier without a gateway asks nothing of an account user, who could add none', async () => {
  const account = await accountSid('Acme Support');
  const own = await createCarrier({ account_sid: account }, []);
  const shared = await createCarrier({ account_sid: null, name: `${own.name} shared` }, []);
  await openScreen('/internal/overview', { as: 'acme' });
  await expect
    .element(attention.getByText(`${own.name} has no gateway`, { exact: true }))
    .toBeVisible();
  expect(attention.getByText(`${shared.name} has no gateway`).elements()).toEqual([]);
});

test('in an hour without calls nothing is missing for those who had some', async () => {
  fail({ path: /RecentCalls\?.*start=/, status: 200, answer: { total: 0, batch: 1, data: [] } });
  await openScreen('/internal/overview', { as: 'acme' });
  await expect.poll(() => calls({ path: /^PhoneNumbers.*page_size=1000/ }).length).toBe(1);
  await settled();
  expect(calls({ path: /RecentCalls.*answered=true/ })).toHaveLength(1);
  await expect
    .element(page.getByRole('region', { name: 'Take your first call' }))
    .not.toBeInTheDocument();
});

test('of more calls than one page, older ones with an unknown outcome are not counted as answered', async () => {
  const data = [{ account_sid: 'a', answered: true, attempted_at: new Date().toISOString() }];
  const counted = (total: number) => ({ status: 200, answer: { total, data } });
  fail({ path: /RecentCalls\?.*start=.*answered=false/, ...counted(200) });
  fail({ path: /RecentCalls\?.*start=.*answered=true/, ...counted(600) });
  fail({ path: /RecentCalls\?.*start=/, ...counted(1000) });
  await openScreen('/internal/overview', { as: 'acme' });
  await expect.element(figure('Answered')).toHaveTextContent('75%');
  await settled();
  // Today's and last week's, a count each.
  const counts = calls({ path: /RecentCalls\?.*start=.*answered=true/ });
  expect(counts.map(({ search }) => /&count=1&/.test(search))).toEqual([true, true]);
});

test('an alert whose time can’t be read is told as the platform gives it', async () => {
  const alert = { time: 'yesterday', alert_type: 'webhook-failure', message: 'It failed' };
  fail({ path: /Alerts\?.*count=/, status: 200, answer: { total: 1, data: [alert] } });
  await openScreen('/internal/overview', { as: 'acme' });
  await expect.element(attention.getByText(/yesterday/)).toBeVisible();
});

test('numbers beyond those that are read by itself are named, and checked on request', async () => {
  // One row per page.
  const answer = { total: 8, data: [{ phone_number_sid: '1', number: '49301234' }] };
  fail({ path: /^PhoneNumbers/, status: 200, answer });
  await openScreen('/internal/overview', { as: 'acme' });
  await expect.element(attention.getByText('Not checked: 3 phone numbers.')).toBeVisible();
  expect(calls({ path: /^PhoneNumbers/ })).toHaveLength(5);
  await attention.getByRole('button', { name: 'Check now' }).click();
  await expect.element(attention.getByText(/Not checked/)).not.toBeInTheDocument();
});

test('a check that fails says so, and is made again on request', async () => {
  failNext({ path: /^PhoneNumbers/, status: 500, answer: { msg: 'database is away' } });
  await openScreen('/internal/overview', { as: 'acme' });
  await expect.element(attention.getByText(/Couldn’t check phone numbers/)).toBeVisible();
  await expect.element(attention.getByText(/^Nothing needs a look/)).not.toBeInTheDocument();
  await attention.getByRole('button', { name: 'Check now' }).click();
  await expect.element(attention.getByText(/Couldn’t check/)).not.toBeInTheDocument();
});

test('a table without a default carrier needs a look', async () => {
  const table = { lcr_sid: 'a', name: 'Wayne dispatch', is_active: true, number_routes: 40 };
  const account_sid = await accountSid('Acme Support');
  fail({ path: /^Lcrs$/, status: 200, answer: [{ ...table, account_sid }] });
  await openScreen('/internal/overview', { as: 'acme' });
  await expect.element(attention.getByText('Wayne dispatch has no default carrier')).toBeVisible();
});

const figureNow = (name: string) => live.getByRole('link', { name: new RegExp(`^${name}: `) });

test.each([
  ['admin', true],
  ['northwind', true],
  ['acme', false],
] as const)('as %s: what goes on now, within eight calls, opens Live', async (as, isAll) => {
  onTestFinished(async () => {
    await clearLive();
  });
  const acme = await accountSid('Acme Support');
  const call = await makeCall({ account_sid: acme, call_status: 'in-progress' });
  await makeCall({ account_sid: acme, parent_call_sid: call, call_status: 'in-progress' });
  await makeCall({ account_sid: acme, call_status: 'trying' });
  await makeCall({ account_sid: acme, call_status: 'completed' });
  await setLive({ account_sid: acme, queues: { sales: 1, 'eu:support': 3 } });
  await openScreen('/internal/overview', { as });
  await expect.element(figureNow('Live calls')).toHaveTextContent('2');
  await expect
    .element(figureNow('Longest queue'))
    .toHaveAccessibleName('Longest queue: support, 3 waiting');
  expect(livePolls().length).toBeLessThanOrEqual(8);
  if (isAll) {
    await expect
      .element(figureNow('Busiest account'))
      .toHaveAccessibleName('Busiest account: Acme Support, 2 calls');
    await figureNow('Busiest account').click();
    await addressIs(`/internal/live?account=${acme}`);
  } else {
    await expect.element(figureNow('Busiest account')).not.toBeInTheDocument();
    await figureNow('Longest queue').click();
    await addressIs('/internal/live?view=queues');
  }
});

test('in a tab that nobody looks at nothing is asked of what goes on now', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  await openScreen('/internal/overview', { as: 'acme' });
  await expect.element(figure('Calls today')).toBeVisible();
  await settled();
  expect(livePolls()).toHaveLength(0);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(figureNow('Live calls')).toHaveTextContent('0');
});

test('figures of now that cannot be had are a dash with the reason, and interrupt nobody', async () => {
  fail({ path: isLive, status: 500, answer: { msg: 'away' } });
  await openScreen('/internal/overview', { as: 'acme' });
  await expect.element(figureNow('Live calls')).toHaveTextContent('–');
  await expect
    .element(live.getByText('Couldn’t load the live calls and queues: away'))
    .toBeVisible();
  await expect.element(figure('Calls today')).toBeVisible();
});
