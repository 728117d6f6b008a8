import { isCall, logIn } from '../console-under-test.ts';
import { type MeasuredPage, openPage, type Press, type Seen } from '../page.ts';
import type { Profile } from '../profiles.ts';
import { forcedLayouts } from '../trace.ts';
import type { Figure, Scenario } from './index.ts';

const took = ({ from, at }: Seen) => at - from;
const isScript = (address: string) => new URL(address).pathname.endsWith('.js');

/**
 * Interactive: the username field is in a painted frame, visible and enabled, and the main thread
 * is idle. Checks that a key typed then arrives in the field.
 */
async function logInPage(at: MeasuredPage, url: string, username: string): Promise<Figure[]> {
  const seen = await at.open(url, { selector: username, state: 'enabled' }, true);
  await at.page.focus(username);
  await at.page.keyboard.press('a');
  const typed = await at.page.inputValue(username);
  if (typed !== 'a') throw new Error(`Not interactive: "a" typed, "${typed}" in the field`);
  await at.page.waitForTimeout(2000);
  const { blocked, scripts } = await at.page.evaluate(
    (until) => ({
      blocked: window.measured.blocked(until + 2000),
      scripts: window.measured.scriptSizes(until),
    }),
    seen.at,
  );
  return [
    { what: 'log-in page: interactive', unit: 'ms', value: took(seen) },
    { what: 'log-in page: blocked, to 2 s after', unit: 'ms', value: blocked },
    { what: 'log-in page: JavaScript files', unit: '', value: scripts.length },
    {
      what: 'log-in page: JavaScript',
      unit: 'KiB',
      value: scripts.reduce((sum, size) => sum + size, 0) / 1024,
    },
  ];
}

/** Time until the log-in gets its response: the platform delays it at random. */
async function logInWait(at: MeasuredPage, link: Profile['link']): Promise<number> {
  const answer = await at.page.waitForResponse(
    (one) => one.request().method() === 'POST' && one.url().endsWith('/login'),
    { timeout: 60_000 },
  );
  await answer.finished();
  const { requestStart, responseStart } = answer.request().timing();
  return responseStart - requestStart - (link?.roundTripMs ?? 0);
}

/** A cold start, then the first screens, one after the other as a person opens them. */
const startBy = (press: Press): Scenario => ({
  name: press === 'rested' ? 'start' : `start-${press}`,
  async run(browser, { url, map }, profile) {
    const at = await openPage(browser, profile);
    const named = (what: string) => (press === 'rested' ? what : `${what}, ${press}`);
    try {
      const figures: Figure[] = [];
      const page = await logInPage(at, `${url}${map.logInPath}`, map.username);
      if (press === 'rested') figures.push(...page);

      const [waited, list] = await Promise.all([
        logInWait(at, profile.link),
        logIn(at, map, press),
      ]);
      const asked = at.takeRequests();
      figures.push(
        {
          what: named('log-in → first row, without the wait for the log-in'),
          unit: 'ms',
          value: took(list) - waited,
        },
        {
          what: named('log-in → first row: calls'),
          unit: '',
          value: asked.filter((address) => isCall(map, address, '')).length,
        },
        {
          what: named('log-in → first row: JavaScript files'),
          unit: '',
          value: asked.filter(isScript).length,
        },
      );
      await at.settle();

      for (const [name, link, ready] of [
        ['Applications', map.applicationsLink, map.applicationsReady],
        ['Carriers', map.carriersLink, map.carriersReady],
        ['Phone numbers', map.numbersLink, map.numbersReady],
        ['Users', map.usersLink, map.usersReady],
        ['Recent calls', map.callsLink, map.callsReady],
      ] as const) {
        const seen = await at.click(link, { selector: ready }, press);
        figures.push({ what: named(`first visit of ${name}`), unit: 'ms', value: took(seen) });
        await at.settle();
      }

      const before = await at.counters();
      const again = await at.click(map.accountsLink, { selector: map.accountsReady }, press);
      await at.settle();
      const after = await at.counters();
      const spent = (counter: string) => ((after[counter] ?? 0) - (before[counter] ?? 0)) * 1000;
      figures.push(
        { what: named('Accounts again'), unit: 'ms', value: took(again) },
        { what: named('Accounts again: script'), unit: 'ms', value: spent('ScriptDuration') },
        { what: named('Accounts again: all tasks'), unit: 'ms', value: spent('TaskDuration') },
      );

      for (const [name, link, ready] of [
        ['Applications', map.applicationsLink, map.applicationsReady],
        ['Carriers', map.carriersLink, map.carriersReady],
      ] as const) {
        const seen = await at.click(link, { selector: ready }, press);
        figures.push({ what: named(`${name} again`), unit: 'ms', value: took(seen) });
        await at.settle();
      }

      // Repeated, because tracing itself takes time.
      await at.click(map.usersLink, { selector: map.usersReady });
      await at.settle();
      const forced = await forcedLayouts(browser, at.page, async () => {
        await at.click(map.accountsLink, { selector: map.accountsReady });
        await at.settle();
      });
      figures.push({ what: named('Accounts again: forced layouts'), unit: '', value: forced });
      return figures;
    } finally {
      await at.close();
    }
  },
});

export const start = startBy('rested');
export const startStraight = startBy('straight');
