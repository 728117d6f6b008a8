import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContextOptions, Response } from 'playwright';
import { startPortal } from '../lib/portal.ts';
import { ensureBuilt, root } from '../lib/prepare.mjs';
import type { ConsoleMap } from './console-map.ts';
import type { Subject } from './options.ts';
import { type MeasuredPage, openPage } from './page.ts';
import type { Profile } from './profiles.ts';

type Row = Record<string, unknown>;

/** A running console, with what the scenarios have to know of it beforehand. */
export type ConsoleUnderTest = {
  name: string;
  url: string;
  map: ConsoleMap;
  /** Cookies and local storage of a signed-in user. */
  signedIn: BrowserContextOptions['storageState'];
  accountSid: string;
  applicationSid: string;
  /** The first account as the platform lists it: more are made after it. */
  accountRow: Row;
  stop: () => Promise<void>;
};

const unhurried: Profile = { name: 'set-up', label: '', slowdown: 1 };

async function start({ name, url, checkout = root }: Subject) {
  if (url) return { url, stop: async () => {} };
  const folder = resolve(checkout);
  if (folder === resolve(root)) ensureBuilt();
  else if (!existsSync(join(folder, 'portal/dist/server/main.js'))) {
    throw new Error(`${name} is not built: npm ci && npm run build there`);
  }
  return startPortal({}, folder);
}

/** Fills in the form and presses, from the page to log in on to the list of accounts. */
export async function logIn(at: MeasuredPage, map: ConsoleMap) {
  await at.page.fill(map.username, '');
  await at.page.locator(map.username).pressSequentially(map.personName, { delay: 30 });
  await at.page.locator(map.password).pressSequentially(map.personPassword, { delay: 30 });
  at.takeRequests();
  return at.click(map.submit, { selector: map.accountsReady });
}

async function firstRow(answer: Response): Promise<Row> {
  const body = (await answer.json()) as Row[] | { data: Row[] };
  const [row] = Array.isArray(body) ? body : body.data;
  if (!row) throw new Error(`${answer.url()} has no rows: nothing to measure`);
  return row;
}

/** Starts the console, signs in, and keeps what that shows: the session and the first records. */
export async function prepare(browser: Browser, subject: Subject): Promise<ConsoleUnderTest> {
  const { map, name } = subject;
  const { url, stop } = await start(subject);
  const at = await openPage(browser, unhurried);
  const rowsOf = (call: string) =>
    at.page.waitForResponse((one) => isCall(map, one.url(), call), { timeout: 30_000 });
  try {
    await at.open(`${url}${map.logInPath}`, { selector: map.username, state: 'enabled' });
    const [accounts] = await Promise.all([rowsOf(map.accountsCall), logIn(at, map)]);
    const accountRow = await firstRow(accounts);
    const [applications] = await Promise.all([
      rowsOf(map.applicationsCall),
      at.click(map.applicationsLink, { selector: map.applicationsReady }),
    ]);
    const applicationRow = await firstRow(applications);
    return {
      name,
      url,
      map,
      signedIn: await at.page.context().storageState(),
      accountSid: String(accountRow['account_sid']),
      applicationSid: String(applicationRow['application_sid']),
      accountRow,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    await at.close();
  }
}

/** @param call the end of the path */
export function isCall(map: ConsoleMap, address: string, call: string): boolean {
  const { pathname } = new URL(address);
  return pathname.includes(map.apiPath) && pathname.endsWith(call);
}
