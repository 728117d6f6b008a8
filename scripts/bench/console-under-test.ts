import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContextOptions, Request } from 'playwright';
import { type PortalEnvironment, startPortal } from '../lib/portal.ts';
import { ensureBuilt, root } from '../lib/prepare.mjs';
import type { ConsoleMap } from './console-map.ts';
import type { Subject } from './options.ts';
import { type MeasuredPage, openPage, type Press } from './page.ts';
import type { Profile } from './profiles.ts';

type Row = Record<string, unknown>;

/** A running console, with everything the scenarios need to know beforehand. */
export type ConsoleUnderTest = {
  name: string;
  url: string;
  map: ConsoleMap;
  /** Cookies and local storage of a signed-in user. */
  signedIn: BrowserContextOptions['storageState'];
  /** Named by the map, like the account; the first one if no record has the name. */
  providerSid: string;
  busyAccountSid: string;
  accountSid: string;
  applicationSid: string;
  /** The first account as the platform lists it: a template for more accounts. */
  accountRow: Row;
  stop: () => Promise<void>;
};

const unhurried: Profile = { name: 'set-up', label: '', slowdown: 1 };

async function start({ name, url, checkout = root }: Subject, environment: PortalEnvironment) {
  if (url) return { url, stop: async () => {} };
  const folder = resolve(checkout);
  if (folder === resolve(root)) ensureBuilt();
  else if (!existsSync(join(folder, 'portal/dist/server/main.js'))) {
    throw new Error(`${name} is not built: npm ci && npm run build there`);
  }
  return startPortal({}, folder, environment);
}

/** Fills in the form and submits it, from the log-in page to the list of accounts. */
export async function logIn(at: MeasuredPage, map: ConsoleMap, press?: Press) {
  await at.page.fill(map.username, '');
  await at.page.locator(map.username).pressSequentially(map.personName, { delay: 30 });
  await at.page.locator(map.password).pressSequentially(map.personPassword, { delay: 30 });
  at.takeRequests();
  return at.click(map.submit, { selector: map.accountsReady }, press);
}

/** Repeats a call of the console and picks the row with a name, else the first. */
async function rowOf(call: Request, name?: string): Promise<Row> {
  const { authorization = '' } = call.headers();
  const answer = await fetch(call.url(), { headers: { authorization } });
  const body = (await answer.json()) as Row[] | { data: Row[] };
  const rows = Array.isArray(body) ? body : body.data;
  const row = rows.find((one) => one['name'] === name) ?? rows[0];
  if (!row) throw new Error(`${call.url()} has no rows: nothing to measure`);
  return row;
}

/** Starts the console, signs in, and keeps the session and the first records. */
export async function prepare(
  browser: Browser,
  subject: Subject,
  environment: PortalEnvironment,
): Promise<ConsoleUnderTest> {
  const { map, name } = subject;
  const { url, stop } = await start(subject, environment);
  const at = await openPage(browser, unhurried);
  const calls: Request[] = [];
  at.page.on('request', (one) => calls.push(one));
  /** Browsers soon drop the body of a response, so the call is repeated. */
  const row = (path: string, wanted?: string) => {
    const call = calls.findLast((one) => isCall(map, one.url(), path));
    if (!call) throw new Error(`${name} has not called ${path}`);
    return rowOf(call, wanted);
  };
  try {
    await at.open(`${url}${map.logInPath}`, { selector: map.username, state: 'enabled' });
    await logIn(at, map);
    await at.settle();
    const providerRow = await row(map.providersCall, map.providerName);
    // Admins start at the first provider, which need not be the one with the busy account.
    await at.page.evaluate(
      (sid) => localStorage.setItem('activeServiceProvider', sid),
      String(providerRow['service_provider_sid']),
    );
    await at.page.reload();
    await at.settle();
    const accountRow = await row(map.accountsCall);
    const busyAccountRow = await row(map.accountsCall, map.busyAccountName);
    await at.click(map.applicationsLink, { selector: map.applicationsReady });
    await at.settle();
    const applicationRow = await row(map.applicationsCall);
    return {
      name,
      url,
      map,
      signedIn: await at.page.context().storageState(),
      providerSid: String(providerRow['service_provider_sid']),
      busyAccountSid: String(busyAccountRow['account_sid']),
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
