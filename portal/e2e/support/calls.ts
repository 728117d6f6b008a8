import { expect, type Page, type Request } from '@playwright/test';

/** Matches by path: the platform may be on another origin, where its base is '/v1'. */
const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url());
  const path = /\/v1\/(.*)/.exec(pathname)?.[1];
  return path === undefined ? undefined : `${request.method()} ${path}${search}`;
};

/** Chromium may not call an idle page back for minutes, so this sets a limit, like the console. In ms. */
const longestWait = 1000;

/** Waits until the page has started its idle work. */
export const whenIdle = (page: Page) =>
  page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    longestWait,
  );

/** Collects the platform calls of the page from now on: 'GET Accounts/…'. */
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

/** Calls of one screen after the other, each from an empty page. */
export function callsOfScreens(page: Page) {
  const calls = callsOf(page);
  const open = new Set<Request>();
  page.on('request', (request) => pathOf(request) !== undefined && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async (address: string): Promise<string[]> => {
    // Nothing from the previous screen is counted.
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
