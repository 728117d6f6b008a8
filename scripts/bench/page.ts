import { readFileSync } from 'node:fs';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
  Request,
} from 'playwright';
import type { Profile } from './profiles.ts';

/** The first visible element that matches a selector, in a state. */
export type Target = { selector: string; state?: 'enabled' | 'filled' };
export type Watch = {
  id: number;
  target: Target;
  /** Counted from the start of the first navigation, or from the next click. */
  since: 'start' | 'click';
  /** Clicks up to this time don't count. In ms of the wall clock. */
  after: number;
  /** Also wait until the main thread has nothing else to do. */
  isIdle?: boolean;
};
export type Seen = { id: number; from: number; at: number };

/** Globals that `in-page.js` adds to the page. Times are ms of the wall clock. */
type Bench = {
  /** Duration of the longest task since then; 0 when none took 50 ms, the browser's threshold. */
  longestTask: (since: number) => number;
  /** Task time beyond 50 ms each, up to that time. */
  blocked: (until: number) => number;
  /** Encoded bytes of each script that had arrived by that time. */
  scriptSizes: (until: number) => number[];
  /** Time from each key to the next paint, in ms. */
  keys: number[];
  isThere: (target: Target) => boolean;
  watch: (watch: Watch) => void;
  wall: () => number;
};
declare global {
  interface Window {
    measured: Bench;
    /** Watch of the first document, as JSON. */
    benchFirst?: string;
    benchReport: (seen: Seen) => void;
  }
}

const inPage = readFileSync(new URL('./in-page.js', import.meta.url), 'utf8');
const patience = 60_000;
let lastId = 0;

/** Rested: the pointer rests for a moment first, as people point. Straight: like a key or a quick hand. */
export type Press = 'rested' | 'straight';
const rest = 120;

export type MeasuredPage = {
  page: Page;
  browser: Browser;
  /** Opens an address. Resolves to when the target was painted, counted from the navigation. */
  open: (url: string, target: Target, isIdle?: boolean) => Promise<Seen>;
  click: (selector: string, target: Target, press?: Press) => Promise<Seen>;
  /** Waits until the network has been idle for 300 ms. */
  settle: () => Promise<void>;
  /** Addresses requested since its last call. */
  takeRequests: () => string[];
  /** The browser's own counters: ScriptDuration, LayoutCount, Nodes, … */
  counters: () => Promise<Record<string, number>>;
  session: CDPSession;
  /** Opens another tab of the same browser, with its cache. */
  newTab: () => Promise<MeasuredPage>;
  /** Closes all tabs too. */
  close: () => Promise<void>;
};

async function slowDown(session: CDPSession, { slowdown, link }: Profile): Promise<void> {
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (!link) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: link.roundTripMs,
    downloadThroughput: link.bitsPerSecond / 8,
    uploadThroughput: link.bitsPerSecond / 8,
  });
}

/** A time zone where it is evening now, so that lists of today are full whenever it runs. */
function zoneOfEvening(): string {
  const hoursAhead = Math.min(14, 18 - new Date().getUTCHours());
  // The sign is reversed: `Etc/GMT-2` is two hours ahead.
  return `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;
}

/** Opens a page with an empty cache, slowed down according to the profile. */
export async function openPage(
  browser: Browser,
  profile: Profile,
  storageState?: BrowserContextOptions['storageState'],
): Promise<MeasuredPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    timezoneId: zoneOfEvening(),
    locale: 'en-US',
    reducedMotion: 'reduce',
    storageState,
    // As over plain http, where browsers accept nothing better: sizes match test:size.
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  return openTab(context, browser, profile);
}

async function openTab(
  context: BrowserContext,
  browser: Browser,
  profile: Profile,
): Promise<MeasuredPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await slowDown(session, profile);

  const waiting = new Map<number, (seen: Seen) => void>();
  await page.exposeBinding('benchReport', (_source, seen: Seen) => waiting.get(seen.id)?.(seen));
  const seenBy = (id: number, what: string) =>
    new Promise<Seen>((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error(`Not seen: ${what}`)), patience);
      waiting.set(id, (seen) => {
        clearTimeout(limit);
        resolve(seen);
      });
    });

  const open = new Set<Request>();
  let asked: string[] = [];
  let lastTraffic = Date.now();
  page.on('request', (request) => {
    open.add(request);
    asked.push(request.url());
  });
  const ended = (request: Request) => {
    open.delete(request);
    lastTraffic = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);

  return {
    page,
    browser,
    session,
    async open(url, target, isIdle) {
      lastId += 1;
      const first: Watch = { id: lastId, target, since: 'start', after: 0, isIdle };
      const content = `window.benchFirst = ${JSON.stringify(JSON.stringify(first))};\n${inPage}`;
      await page.addInitScript({ content });
      const seen = seenBy(lastId, `${target.selector} of ${url}`);
      const [answer] = await Promise.all([seen, page.goto(url, { waitUntil: 'commit' })]);
      return answer;
    },
    async click(selector, target, press = 'rested') {
      if (press === 'rested') {
        await page.hover(selector);
        await page.waitForTimeout(rest);
      }
      lastId += 1;
      const watch: Watch = { id: lastId, target, since: 'click', after: 0 };
      const isAhead = await page.evaluate((next) => {
        if (window.measured.isThere(next.target)) return true;
        window.measured.watch({ ...next, after: window.measured.wall() });
        return false;
      }, watch);
      if (isAhead) throw new Error(`${target.selector} is there before the click`);
      const seen = seenBy(lastId, `${target.selector} after a click on ${selector}`);
      const [answer] = await Promise.all([seen, page.click(selector, { noWaitAfter: true })]);
      return answer;
    },
    async settle() {
      const limit = Date.now() + patience;
      while ((open.size > 0 || Date.now() - lastTraffic < 300) && Date.now() < limit) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    takeRequests() {
      const taken = asked;
      asked = [];
      return taken;
    },
    async counters() {
      const { metrics } = await session.send('Performance.getMetrics');
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    },
    newTab: () => openTab(context, browser, profile),
    close: () => context.close(),
  };
}

/** Times a fixed piece of work in an empty page: the current speed of this machine. In ms. */
export async function referenceLoop(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(() => {
      const began = performance.now();
      let sum = 0;
      for (let step = 0; step < 50_000_000; step += 1) sum = (sum * 31 + step) | 0;
      // Uses the sum, so that no compiler drops the loop.
      return sum === 1 ? 0 : performance.now() - began;
    });
  } finally {
    await page.close();
  }
}
