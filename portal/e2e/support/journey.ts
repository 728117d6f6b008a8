import { test as base, expect, type Page, type Request } from '@playwright/test';
import { startPortal } from '../../../scripts/lib/portal.ts';

export { expect, type Page } from '@playwright/test';

/** People of every portal that the journeys run against. */
export const people = {
  /** Signed in, works in Northwind Telecom. */
  admin: { name: 'admin', password: 'Admin-Pass1' },
  northwind: { name: 'sp-northwind', password: 'Sp-Pass-1' },
  contoso: { name: 'sp-contoso', password: 'Sp-Pass-2' },
  acme: { name: 'acme-user', password: 'Acct-Pass-1' },
  globex: { name: 'globex-user', password: 'Acct-Pass-2' },
  viewer: { name: 'acme-viewer', password: 'View-Pass-1' },
} as const;
export type Person = { name: string; password: string };

type WorkerFixtures = { portalUrl: string };
type Fixtures = {
  /** What the console said; a journey fails on any error or warning that it does not expect. */
  consoleMessages: string[];
  /** Requests that fail on purpose are named by the browser itself on the console. */
  expectsFailedRequests: boolean;
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
  baseURL: async ({ portalUrl }, use) => use(portalUrl),
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
      page.on('request', (request) => open.add(request));
      page.on('requestfinished', (request) => open.delete(request));
      page.on('requestfailed', (request) => open.delete(request));
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      await use(messages);
      expect(messages, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

/** Journeys through a deployment with settings of its own: always a portal and a sandbox of theirs. */
export const testWith = (settings: object) =>
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

/** A name no other run uses, so that journeys can be repeated against a platform that remembers. */
export const uniqueName = (what: string) => `${what}-${crypto.randomUUID().slice(0, 8)}`;

/** By address of the portal: asked for once a worker. */
const northwindSids = new Map<string, string>();

/** Admins start in the first provider by name; most journeys live in Northwind. */
export async function signIn(page: Page, person: Person): Promise<void> {
  // A file of the portal: storage is in reach before the console starts.
  await page.goto('/config.js');
  const { origin } = new URL(page.url());
  const isAdmin = person === people.admin;
  const known = northwindSids.get(origin);
  if (isAdmin && known) await rememberProvider(page, known);
  await page.goto('/');
  await page.getByLabel('Username').fill(person.name);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/internal/**');
  if (!isAdmin || known) return;
  const sid = await providerSid(page, 'Northwind Telecom');
  northwindSids.set(origin, sid);
  await rememberProvider(page, sid);
  await page.goto('/internal/accounts');
}

/** Requests of a page that have no answer yet. */
const openRequests = new WeakMap<Page, Set<Request>>();

/**
 * Not before the page has all it asked for: an answer that comes after the sign-out is a 401, which
 * the browser puts on the console. Waits for the login page: whoever leaves before it takes the
 * session along.
 */
export async function signOut(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => openRequests.get(page)?.size ?? 0).toBe(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
}

const rememberProvider = (page: Page, sid: string) =>
  page.evaluate((chosen) => localStorage.setItem('activeServiceProvider', chosen), sid);

/** Toasts and other announcements, by their text. */
export const announced = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();

type ApiAnswer<Body> = { status: number; body: Body };

/** Calls the platform API from the page, as the signed-in person: to set a scene, not to test it. */
export async function api<Body = unknown>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<ApiAnswer<Body>> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const settings = (window as { PORTAL_CONFIG?: { apiBaseUrl?: string } }).PORTAL_CONFIG;
      const base = settings?.apiBaseUrl ?? `${window.location.origin}/api/v1`;
      const answer = await fetch(`${base}/${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${localStorage.getItem('token')}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const text = await answer.text();
      let parsed: unknown = text;
      try {
        parsed = JSON.parse(text);
      } catch {
        // Bare text answers stay text.
      }
      return { status: answer.status, body: parsed };
    },
    { method, path, body },
  ) as Promise<ApiAnswer<Body>>;
}

type Provider = { service_provider_sid: string; name: string };

/** The sid of a provider that every portal has. */
export async function providerSid(page: Page, name: string): Promise<string> {
  const { body } = await api<Provider[]>(page, 'GET', 'ServiceProviders');
  const found = body.find((one) => one.name === name);
  if (!found) throw new Error(`No service provider ${name}`);
  return found.service_provider_sid;
}

/** A new account of Northwind, for one journey. The page must be signed in above account scope. */
export async function createAccount(page: Page, name = uniqueName('Journey')) {
  const { body } = await api<{ sid: string }>(page, 'POST', 'Accounts', {
    name,
    service_provider_sid: await providerSid(page, 'Northwind Telecom'),
  });
  return { name, sid: body.sid };
}

type NewUser = { sid: string; name: string; email: string; password: string };

/** A user for one journey: of Northwind, or of one of its accounts. Signed in above account scope. */
export async function createUser(page: Page, part: Record<string, unknown> = {}): Promise<NewUser> {
  const name = uniqueName('person');
  const [email, password] = [`${name}@example.net`, 'Temp-Pass-1'];
  const { body } = await api<{ user_sid: string }>(page, 'POST', 'Users', {
    name,
    email,
    initial_password: password,
    force_change: false,
    is_active: true,
    is_view_only: false,
    service_provider_sid: await providerSid(page, 'Northwind Telecom'),
    account_sid: null,
    ...part,
  });
  return { sid: body.user_sid, name, email, password };
}
