import type { Person } from '../../testing/people.ts';
import type { Platform } from '../../testing/platform.ts';
import { callsOf, twice } from '../support/calls.ts';
import { type Page as BrowserPage, expect, openAs, people, test } from '../support/journey.ts';

type Call = { account_sid: string; answered: boolean; sip_status: number; attempted_at: string };
type Page<Row> = { total: number; data: Row[] };

const get = async <Answer>(platform: Platform, person: Person, path: string): Promise<Answer> =>
  (await platform.api<Answer>(person, 'GET', path)).body;

/** Today's midnight at a fixed distance from UTC. @param hours ahead of UTC */
function midnight(hours: number): string {
  const ahead = hours * 3_600_000;
  const day = 86_400_000;
  return new Date(Math.floor((Date.now() + ahead) / day) * day - ahead).toISOString();
}

function countsByAccount(calls: readonly Call[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { account_sid } of calls) counts.set(account_sid, (counts.get(account_sid) ?? 0) + 1);
  return counts;
}

const shareOf = <Row>(rows: readonly Row[], fits: (row: Row) => boolean) =>
  rows.filter(fits).length / Math.max(rows.length, 1);

type LiveCall = { call_status: string; parent_call_sid?: string };

/** Number of calls in the last response for each account. Legs that an application dialled belong to a call. */
function watchLive(page: BrowserPage): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('response', async (response) => {
    const sid = /\/Accounts\/([^/]+)\/Calls$/.exec(new URL(response.url()).pathname)?.[1];
    if (!sid || !response.ok()) return;
    const rows = (await response.json()) as LiveCall[];
    const goesOn = ({ call_status, parent_call_sid }: LiveCall) =>
      ['trying', 'ringing', 'early-media', 'in-progress'].includes(call_status) &&
      parent_call_sid === undefined;
    counts.set(sid, rows.filter(goesOn).length);
  });
  return counts;
}
const sumOf = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, one) => sum + one, 0);

/** Hours ahead of UTC where it is evening now, so that today has many calls whenever the test runs. */
const eveningAhead = () => Math.min(14, 18 - new Date().getUTCHours());
const zones = [
  { when: 'evening', behind: 0 },
  { when: 'noon', behind: 5 },
];

/**
 * Calls until the overview of a provider with twelve accounts settles, 25 of them for the gateways
 * of as many carriers; polling adds a few.
 */
const requestsMeasured = 54;

for (const { when, behind } of zones) {
  test(`where it is ${when} the figures of the overview are those of the API`, async ({
    browser,
    platform,
    portalUrl,
  }) => {
    const hours = eveningAhead() - behind;
    // The sign is reversed: `Etc/GMT-2` is two hours ahead.
    const timezoneId = `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
    const context = await browser.newContext({ baseURL: portalUrl, timezoneId });
    const page = await context.newPage();
    const requests = callsOf(page);
    await openAs({ page, platform }, people.northwind, '/internal/overview');
    const link = page.getByRole('link', { name: /^Calls today: / });
    await expect(link).toBeVisible();
    await page.waitForLoadState('networkidle');
    const asked = [...requests];

    const provider = await platform.providerSid();
    const owner = `ServiceProviders/${provider}`;
    const accounts = await get<{ account_sid: string; name: string }[]>(
      platform,
      people.northwind,
      `${owner}/Accounts`,
    );
    expect(accounts.length).toBeGreaterThanOrEqual(12);
    const start = midnight(hours);
    /** All of today's calls so far, across all pages. */
    const callsToday = async () => {
      const rows: Call[] = [];
      for (let at = 1; ; at += 1) {
        const { data, total } = await get<Page<Call>>(
          platform,
          people.northwind,
          `${owner}/RecentCalls?page=${at}&count=500&start=${start}`,
        );
        rows.push(...data);
        if (data.length === 0 || rows.length >= total) return rows;
      }
    };
    const before = await callsToday();
    const live = watchLive(page);
    await page.reload();
    await expect(link).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shown = Number((await link.textContent())?.replaceAll(/\D/g, ''));
    const after = await callsToday();
    // Calls end meanwhile.
    expect(shown).toBeGreaterThanOrEqual(before.length);
    expect(shown).toBeLessThanOrEqual(after.length);

    const rates = [before, after].map((calls) => 100 * shareOf(calls, ({ answered }) => answered));
    const answered = page.getByRole('link', { name: /^Answered: / });
    const rate = Number((await answered.textContent())?.replaceAll(/\D/g, ''));
    expect(rate).toBeGreaterThanOrEqual(Math.floor(Math.min(...rates)) - 1);
    expect(rate).toBeLessThanOrEqual(Math.ceil(Math.max(...rates)) + 1);
    const isGivenUp = ({ sip_status }: Call) => sip_status === 487;
    const reasons = page.getByRole('region', { name: 'Why calls failed today' });
    const givenUp = reasons.getByRole('listitem').filter({ hasText: '487' });
    const shownGivenUp = Number((await givenUp.textContent())?.replace(/487.*$/, ''));
    expect(shownGivenUp).toBeGreaterThanOrEqual(before.filter(isGivenUp).length);
    expect(shownGivenUp).toBeLessThanOrEqual(after.filter(isGivenUp).length);

    // Accounts are polled one after the other: the figure is the sum of their responses, and says
    // so.
    await expect.poll(() => live.size).toBeGreaterThanOrEqual(3);
    const now = page.getByRole('region', { name: 'Live now' });
    await expect
      .poll(async () => {
        const text = (await now.textContent()) ?? '';
        const isAll = live.size === accounts.length;
        const note = isAll ? '' : `in ${live.size} of ${accounts.length} accounts`;
        return text.includes(`${sumOf(live)}${isAll ? '' : '+'}`) && text.includes(note);
      })
      .toBe(true);

    const first = page.getByRole('region', { name: 'Calls by account' }).getByRole('link').first();
    const shownFirst = await first.textContent();
    const busiest = accounts.find(({ name }) => name === shownFirst);
    const mostBefore = Math.max(...countsByAccount(before).values());
    // Several accounts may tie, and calls end meanwhile.
    expect(countsByAccount(after).get(busiest?.account_sid ?? '')).toBeGreaterThanOrEqual(
      mostBefore,
    );

    const once = asked.filter((one) => !/\/(Calls|Queues)$/.test(one));
    expect(twice(once)).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(requestsMeasured);
    await context.close();
  });
}
