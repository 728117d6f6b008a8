import { expect, type Page, type Request } from '@playwright/test';

/** By path: the platform may be on another origin, where its base is '/v1'. */
const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url());
  const path = /\/v1\/(.*)/.exec(pathname)?.[1];
  return path === undefined ? undefined : `${request.method()} ${path}${search}`;
};

/** Chromium may leave a calm page alone for minutes: with a limit, as the console itself asks. In ms. */
const longestWait = 1000;

/** Waits until the page has begun what it does when it is idle. */
export const whenIdle = (page: Page) =>
  page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    longestWait,
  );

/** What the page asks its platform for from now on: 'GET Accounts/…'. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = pathOf(request);
    if (path !== undefined) calls.push(path);
  });
  return calls;
}
export const twice = (calls: string[]) =>
  calls.filter((call, index) => calls.indexOf(call) !== index);

/** The calls of one screen after the other, each from an empty page. */
export function callsOfScreens(page: Page) {
  const calls = callsOf(page);
  const open = new Set<Request>();
  page.on('request', (request) => pathOf(request) !== undefined && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async (address: string): Promise<string[]> => {
    // Nothing of the screen before is counted.
    await page.goto('/config.js');
    calls.length = 0;
    open.clear();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    // Calls made when idle belong to the screen.
    await whenIdle(page);
    await expect.poll(() => [...open].map(pathOf)).toEqual([]);
    return [...calls];
  };
}
