import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Request,
  type Route,
} from '@playwright/test';
import { startPortal } from '../../../scripts/lib/portal.ts';
import { type Person, people } from '../../testing/people.ts';
import { createPlatform, type Platform } from '../../testing/platform.ts';
import { whenIdle } from './calls.ts';
import { apiBaseOf } from './config-of.ts';
import { contextOptions } from './context-options.ts';

export { expect, type Page } from '@playwright/test';
export { type Person, people, uniqueName } from '../../testing/people.ts';

type WorkerFixtures = {
  portalUrl: string;
  /** The platform API behind the portal, past its pages. */
  platform: Platform;
  /** Shared by all journeys of a worker: it keeps what the browser has loaded, and nothing else. */
  browserContext: BrowserContext;
};
type Fixtures = {
  /** Messages on the console; a journey fails on any unexpected error or warning. */
  consoleMessages: string[];
  /** The browser itself logs requests that fail on purpose. */
  expectsFailedRequests: boolean;
  /** Chromium's data saver: nothing is prefetched, which most journeys don't wait for. */
  savesData: boolean;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  portalUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const given = process.env['PORTAL_URL'];
      if (given) return use(given);
      const portal = await startPortal();
      await use(portal.url);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  platform: [
    async ({ portalUrl }, use) => use(createPlatform(await apiBaseOf(portalUrl))),
    { scope: 'worker' },
  ],
  browserContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext(contextOptions);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portalUrl }, use) => use(portalUrl),
  context: async ({ browserContext }, use) => use(browserContext),
  savesData: [true, { option: true }],
  page: async ({ browserContext, portalUrl, savesData }, use) => {
    const page = await browserContext.newPage();
    const session = await browserContext.newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
    await emptyStorage(page, portalUrl);
    await use(page);
    for (const open of browserContext.pages()) await open.close();
  },
  expectsFailedRequests: [false, { option: true }],
  consoleMessages: [
    async ({ page, expectsFailedRequests }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (expectsFailedRequests && message.text().startsWith('Failed to load resource')) return;
        messages.push(`${message.type()}: ${message.text()}`);
      });
      const open = new Set<Request>();
      openRequests.set(page, open);
      page.on('request', (request) => {
        open.add(request);
        sentRequests.set(page, (sentRequests.get(page) ?? 0) + 1);
      });
      page.on('requestfinished', (request) => open.delete(request));
      page.on('requestfailed', (request) => open.delete(request));
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      await use(messages);
      expect(messages, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

/** Journeys through a deployment with its own settings, portal and sandbox. */
export const testWith = (settings: Record<string, unknown>) =>
  test.extend<object, WorkerFixtures>({
    portalUrl: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
      async ({}, use) => {
        const portal = await startPortal(settings);
        await use(portal.url);
        await portal.stop();
      },
      { scope: 'worker' },
    ],
  });

/** Journeys in front of a platform API in another process on another origin. */
export const testInFront = (environment: { API_DIRECT?: string } = {}) =>
  test.extend<object, WorkerFixtures>({
    portalUrl: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
      async ({}, use) => {
        const api = await startPortal();
        const portal = await startPortal({}, undefined, {
          API_BASE_URL: `${api.url}/api/v1`,
          ...environment,
        });
        await use(portal.url);
        await portal.stop();
        await api.stop();
      },
      { scope: 'worker' },
    ],
  });

/** A file of the portal: gives access to its storage before the console starts. */
const outsideTheConsole = '/config.js';

async function emptyStorage(page: Page, portalUrl: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${portalUrl}${outsideTheConsole}`);
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const deletion = indexedDB.deleteDatabase(name);
      await new Promise((resolve, reject) => {
        deletion.onsuccess = resolve;
        deletion.onerror = reject;
      });
    }
  });
}

/**
 * Opens the console as a signed-in user with a separate session: signing out ends it.
 * @param provider sid of the current service provider; admins are in Northwind Telecom
 */
export async function openAs(
  { page, platform }: { page: Page; platform: Platform },
  person: Person,
  address: string,
  provider?: string,
): Promise<void> {
  const isAdmin = person.name === people.admin.name;
  const items = {
    token: await platform.tokenFor(person),
    activeServiceProvider: provider ?? (isAdmin ? await platform.providerSid() : undefined),
  };
  await page.goto(outsideTheConsole);
  await page.evaluate((given) => {
    for (const [key, value] of Object.entries(given)) if (value) localStorage.setItem(key, value);
  }, items);
  await page.goto(address);
}

export const nameField = (page: Page) => page.getByLabel(/^User ?name$/i);
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
export const logInButton = (page: Page) => page.getByRole('button', { name: /^(Log|Sign) in$/ });

/** Signs in as a person does, on a log-in page that is already open. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await nameField(page).fill(person.name);
  await passwordField(page).fill(person.password);
  await logInButton(page).click();
}

/** Requests of a page that are in flight. */
const openRequests = new WeakMap<Page, Set<Request>>();
const sentRequests = new WeakMap<Page, number>();

/**
 * Waits for the page's calls first: a response after the sign-out is a 401, which the browser logs.
 * Then waits for the log-in page, or the next page would keep the session.
 */
export async function signOut(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => openRequests.get(page)?.size ?? 0).toBe(0);
  await chooseInUserMenu(page, 'Sign out');
  await expect(logInButton(page)).toBeVisible();
}

/** Opens the menu of the signed-in user and chooses an entry. */
export async function chooseInUserMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^User menu:/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

/**
 * Within one second the platform signs the same token again: signing out and in that quickly gives
 * a session that has already ended. People are slower.
 */
export async function anotherSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000);
  const now = second();
  await expect.poll(second, { intervals: [50] }).toBeGreaterThan(now);
}

/**
 * Ends the session behind the page's back, as when the person signs out elsewhere. Waits for the
 * page's idle requests first: they would notice it too early.
 */
export async function endSession(page: Page, platform: Platform): Promise<void> {
  await allAnswered(page);
  await platform.endSession(await page.evaluate(() => localStorage.getItem('token') ?? ''));
  await anotherSecond();
}

/**
 * Waits until the screen is complete, its figures included, and sends no more requests. Call it
 * before another session takes over: the platform refuses later calls, and the browser logs that.
 */
export async function allAnswered(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // One response may lead to the next request.
  await expect(async () => {
    const sent = sentRequests.get(page);
    await whenIdle(page);
    await expect.poll(() => openRequests.get(page)?.size ?? 0).toBe(0);
    expect(sentRequests.get(page)).toBe(sent);
  }).toPass();
}

/** Everything the browser stores for the page. */
export const storageOf = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Toasts and other announcements, by their text. */
export const announced = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();

/** Holds back the page's requests to an address until they are released. */
export async function hold(page: Page, address: string | RegExp, method = 'GET') {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === method) await held;
    await route.continue();
  });
  return { release: () => release() };
}

/**
 * Handles the page's requests to an address until `stop`; `handle` continues, aborts or leaves them
 * unanswered. The route itself stays: `page.unroute` ends the browser's interception, and a request
 * at that very moment never gets a response.
 */
export async function interrupt(
  page: Page,
  address: string,
  handle: (route: Route) => Promise<void> | undefined,
) {
  let isOn = true;
  await page.route(address, (route) => (isOn ? handle(route) : route.continue()));
  return {
    stop: () => {
      isOn = false;
    },
  };
}

/** Needs a sandbox with specific settings or mails: skipped in front of another platform. */
export const sandboxOnly = { tag: '@sandbox' };
