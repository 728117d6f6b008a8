import type { Browser } from 'playwright';

const api = /\/api\/v1\//;
/** Longer than any response takes here: a spinner that lasts this long without calls never ends. In ms. */
const patience = 10_000;
/** One call may lead to another: the page is quiet after this many quiet checks. */
const looks = 4;
/** In ms. */
const betweenLooks = 50;
/** A file of the portal: gives access to its storage, without running the console. */
const outsideTheConsole = '/config.js';

/** Preset browser storage. */
export type Stored = { local: Record<string, string>; session: Record<string, string> };

const hasText = () => (document.querySelector('#root')?.textContent ?? '').trim() !== '';

/** Opens a tab that records its writes and errors. */
export async function openTab(browser: Browser, portalUrl: string) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  let broken: string[] = [];
  let writes: string[] = [];
  let underWay = 0;
  let movedAt = Date.now();
  page.on('pageerror', (error) => broken.push(error.message));
  page.on('console', (message) => {
    // The browser itself logs failed requests.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    broken.push(message.text());
  });
  page.on('request', (request) => {
    if (!api.test(request.url())) return;
    underWay += 1;
    movedAt = Date.now();
    if (request.method() !== 'GET') {
      writes.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
    }
  });
  const ended = (request: { url: () => string }) => {
    if (!api.test(request.url())) return;
    underWay -= 1;
    movedAt = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);

  const isBusy = () =>
    page.evaluate(
      () =>
        document.querySelector(
          'main [aria-busy="true"], main [role="progressbar"], button[aria-busy="true"]',
        ) !== null,
    );

  /** Waits until nothing is in flight and nothing spins. False: it never settled. */
  async function settled(): Promise<boolean> {
    let quiet = 0;
    const began = Date.now();
    while (Date.now() < Math.max(began, movedAt) + patience) {
      quiet = underWay > 0 || (await isBusy()) ? 0 : quiet + 1;
      if (quiet >= looks) return true;
      await page.waitForTimeout(betweenLooks);
    }
    return false;
  }

  /** Empties the browser except for this, and forgets earlier writes and errors. */
  async function startAfresh(stored: Stored): Promise<void> {
    await page.goto(portalUrl + outsideTheConsole);
    await page.evaluate(({ local, session }) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    }, stored);
    broken = [];
    writes = [];
    underWay = 0;
  }

  return {
    page,
    settled,
    startAfresh,
    open: async (path: string) => {
      movedAt = Date.now();
      await page.goto(portalUrl + path);
      // The page counts as loaded before the console runs. One that stays blank is found later.
      await page.waitForFunction(hasText).catch(() => undefined);
    },
    /** Writes and errors since the last call. */
    news: () => {
      const since = { writes, broken };
      writes = [];
      broken = [];
      return since;
    },
    hasSent: () => writes.length > 0,
    path: () => new URL(page.url()).pathname,
    isSignedOut: async () =>
      new URL(page.url()).pathname === '/' &&
      (await page.evaluate(() => localStorage.getItem('token') === null)),
    /** Text of the screen itself: a blank page has none. */
    text: () =>
      page.evaluate(
        () =>
          (document.querySelector('main') ?? document.querySelector('#root'))?.textContent ?? '',
      ),
  };
}
export type Tab = Awaited<ReturnType<typeof openTab>>;
