import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../lib/chromium.ts';
import { startPortal } from '../lib/portal.ts';
import { ensureBuilt } from '../lib/prepare.mjs';
import { faults } from './faults.ts';
import { addressesOf, routeTable } from './screens.ts';
import { type Findings, read, write } from './visit.ts';

/*
 * Every screen of the route table against every fault: nothing blank, nothing that turns for ever, no
 * draft lost, nothing sent twice, nobody signed out but by a 401, nothing unhandled. A new screen is
 * in it without a line of its own.
 */

const pagesAtOnce = 3;

ensureBuilt();
const settings = { enableForgotPassword: true };
const portal = await startPortal(settings);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
const began = Date.now();

async function signedIn() {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(portal.url);
  await page.locator('input[name=username]').fill('admin');
  await page.locator('input[name=password]').fill('Admin-Pass1');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/internal/**');
  await page.waitForLoadState('networkidle');
  // The provider with most accounts: there every list has rows.
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const ask = async (path: string) => {
    const answer = await fetch(`${portal.url}/api/v1/${path}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as Record<string, string>[];
  };
  const sized = await Promise.all(
    (await ask('ServiceProviders')).map(async ({ service_provider_sid: sid = '' }) => ({
      sid,
      accounts: (await ask(`ServiceProviders/${sid}/Accounts`)).length,
    })),
  );
  const [largest] = sized.sort((one, other) => other.accounts - one.accounts);
  await page.evaluate(
    (sid) => localStorage.setItem('activeServiceProvider', sid),
    largest?.sid ?? '',
  );
  const state = await context.storageState();
  return { context, page, state };
}

const only = process.argv.slice(2);
const { context: first, page, state } = await signedIn();
const routes = (await routeTable(settings)).filter(
  ({ path }) =>
    !path.includes('*') && (only.length === 0 || only.some((part) => path.includes(part))),
);
const addresses = await addressesOf(page, portal.url, routes);
await first.close();

type Cell = { reads: Findings; writes: Findings | undefined };
const results = new Map<string, Map<string, Cell>>();

async function visit(path: string): Promise<void> {
  const row = new Map<string, Cell>();
  results.set(path, row);
  const address = portal.url + addresses.get(path);
  const isPublic = !path.startsWith('/internal/');
  const open = () =>
    browser.newContext({
      reducedMotion: 'reduce',
      ...(isPublic ? {} : { storageState: state }),
    });
  const shared = await open();
  for (const fault of faults) {
    // Who is signed out by one shall not be missing in the next.
    const [reading, writing] = fault.endsSession ? [await open(), await open()] : [shared, shared];
    row.set(fault.name, {
      reads: await read(reading, address, fault, isPublic),
      writes: await write(writing, address, fault, isPublic),
    });
    if (fault.endsSession) await Promise.all([reading.close(), writing.close()]);
  }
  await shared.close();
}

const queue = routes.map(({ path }) => path);
await Promise.all(
  Array.from({ length: pagesAtOnce }, async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
  }),
);
await browser.close();
await portal.stop();

const sign = ({ reads, writes }: Cell) => {
  const bad = (all: Findings | undefined) => all !== undefined && all.length > 0;
  if (bad(reads) || bad(writes)) return 'FAILED';
  return writes === undefined ? 'read' : 'read, save';
};
const width = Math.max(...routes.map(({ path }) => path.length));
console.log(`\n${' '.repeat(width)}  ${faults.map(({ name }) => name.padEnd(10)).join('  ')}`);
const failures: string[] = [];
let checks = 0;
for (const { path } of routes) {
  const row = results.get(path);
  const cells = faults.map(({ name }) => {
    const cell = row?.get(name);
    if (!cell) return 'missing';
    checks += cell.writes === undefined ? 1 : 2;
    for (const [what, found] of [
      ['reading', cell.reads],
      ['saving', cell.writes ?? []],
    ] as const) {
      for (const one of found) failures.push(`${path}, ${name}, ${what}: ${one}`);
    }
    return sign(cell);
  });
  console.log(`${path.padEnd(width)}  ${cells.map((cell) => cell.padEnd(10)).join('  ')}`);
}
for (const failure of failures) console.log(`\n${failure}`);
console.log(
  `\n${routes.length} screens, ${faults.length} faults: ${checks} checks, ${failures.length} failed (${Math.round((Date.now() - began) / 1000)} s)`,
);
process.exit(failures.length === 0 ? 0 : 1);
