import type { Browser } from 'playwright';
import type { ConsoleUnderTest } from '../console-under-test.ts';
import { type MeasuredPage, openPage } from '../page.ts';
import type { Profile } from '../profiles.ts';
import { longestTask } from '../trace.ts';
import type { Figure, Scenario } from './index.ts';
import { memory } from './memory.ts';

const calls = 300;
/** How long the calls are watched; every poll finds all of them changed. In ms. */
const watched = 30_000;
/** Step of the clock, in ms: the page polls at most this often. */
const step = 15_000;
const steps = 240;
/** Steps until everything that is kept once has been allocated. */
const warmUp = 20;
/** Number of calls that come and end every twelfth step. */
const comeAndGo = 10;

const sidOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const statusOf = (n: number, round: number) => ((n + round) % 3 === 0 ? 'trying' : 'in-progress');

/** The desk of the sandbox, where calls are made. */
function deskOf({ url, busyAccountSid }: ConsoleUnderTest) {
  const send = async (method: string, path: string, body: object) => {
    await fetch(`${url}/sandbox/live${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  };
  return {
    add: (n: number) =>
      send('POST', '/calls', {
        call_sid: sidOf(n),
        account_sid: busyAccountSid,
        from: `1508555${1000 + n}`,
        call_status: 'in-progress',
      }),
    change: (n: number, members: object) => send('PUT', `/calls/${sidOf(n)}`, members),
    clear: () => send('DELETE', '', {}),
  };
}
type Desk = ReturnType<typeof deskOf>;

async function opened(at: MeasuredPage, { url, providerSid, busyAccountSid }: ConsoleUnderTest) {
  await at.page.addInitScript(
    (sid) => localStorage.setItem('activeServiceProvider', sid),
    providerSid,
  );
  const seen = await at.open(`${url}/internal/live?account=${busyAccountSid}`, {
    selector: 'main tbody a[href]',
  });
  await at.settle();
  return seen;
}

/** Makes each poll find every call in another state than the previous poll. */
async function allChanging(
  at: MeasuredPage,
  subject: ConsoleUnderTest,
  desk: Desk,
): Promise<Figure[]> {
  const seen = await opened(at, subject);
  const { wall, processor } = await longestTask(at.browser, at.page, async () => {
    const until = Date.now() + watched;
    for (let round = 1; Date.now() < until; round += 1) {
      for (let n = 0; n < calls; n += 1) {
        await desk.change(n, { call_status: statusOf(n, round), sip_reason: `Round ${round}` });
      }
    }
  });
  return [
    { what: '300 live calls: rows', unit: 'ms', value: seen.at - seen.from },
    { what: '300 live calls: longest task', unit: 'ms', value: wall },
    { what: '300 live calls: longest task, processor', unit: 'ms', value: processor },
  ];
}

/** One hour of the page's clock: calls change, end, and others come. */
async function anHour(at: MeasuredPage, subject: ConsoleUnderTest, desk: Desk): Promise<Figure[]> {
  await at.page.clock.install();
  await opened(at, subject);
  let oldest = 0;
  let newest = calls;
  let before = await memory(at);
  for (let round = 1; round <= steps; round += 1) {
    for (let n = oldest; n < oldest + comeAndGo; n += 1) {
      await desk.change(n, { call_status: statusOf(n, round), sip_reason: `Round ${round}` });
    }
    if (round % 12 === 0) {
      for (let n = 0; n < comeAndGo; n += 1) {
        await desk.change(oldest + n, { call_status: 'completed' });
        await desk.add(newest + n);
      }
      oldest += comeAndGo;
      newest += comeAndGo;
    }
    await at.page.clock.runFor(step);
    await at.settle();
    if (round === warmUp) before = await memory(at);
  }
  const after = await memory(at);
  return [
    { what: 'an hour of live calls: heap grown', unit: 'KiB', value: after.heap - before.heap },
    { what: 'an hour of live calls: nodes grown', unit: '', value: after.nodes - before.nodes },
    {
      what: 'an hour of live calls: listeners grown',
      unit: '',
      value: after.listeners - before.listeners,
    },
  ];
}

async function onPage(
  browser: Browser,
  subject: ConsoleUnderTest,
  profile: Profile,
  measure: (at: MeasuredPage, subject: ConsoleUnderTest, desk: Desk) => Promise<Figure[]>,
): Promise<Figure[]> {
  const desk = deskOf(subject);
  for (let n = 0; n < calls; n += 1) await desk.add(n);
  const at = await openPage(browser, profile, subject.signedIn);
  try {
    return await measure(at, subject, desk);
  } finally {
    await at.close();
    await desk.clear();
  }
}

/** 300 live calls. Only our console, on the sandbox. */
export const live: Scenario = {
  name: 'live',
  needsSandbox: true,
  profiles: ['plain', 'cpu'],
  run: async (browser, subject, profile) => [
    ...(await onPage(browser, subject, profile, allChanging)),
    // Memory is the same on a slow machine.
    ...(profile.slowdown > 1 ? [] : await onPage(browser, subject, profile, anHour)),
  ],
};
