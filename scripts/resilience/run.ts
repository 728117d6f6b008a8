import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../lib/chromium.ts';
import { startPortal } from '../lib/portal.ts';
import { ensureBuilt } from '../lib/prepare.mjs';
import { type Fault, faultSwitch, faults, type Switch } from './faults.ts';
import { whoMayVisit } from './people.ts';
import { type Result, table } from './report.ts';
import { routeTable, visitTo } from './screens.ts';
import { openTab, type Stored, type Tab } from './tab.ts';
import { readAll, saveAll } from './visit.ts';

/*
 * Every screen of the route table against every fault: nothing blank, nothing that turns for ever, no
 * draft lost, nothing sent twice, nobody signed out but by a 401, nothing unhandled. A new screen is
 * in it without a line of its own.
 */

/** One self-hosted and one hosted deployment: together they have every screen. */
const settings = [
  { enableForgotPassword: true },
  { enableHostedSystem: true, cardProviderPublicKey: 'pk_sandbox' },
];
/** Each lane has its own portal and sandbox, so that a fault only affects one screen. */
const lanes = [0, 0, 0, 1];

/** Visits a screen. One that can't even be visited is a failure like any other. */
async function visited(
  tab: Tab,
  faulty: Switch,
  path: string,
  people: Stored[],
  struck: readonly Fault[],
) {
  try {
    const visit = await visitTo(tab, path, people);
    const reads = await readAll(tab, faulty, visit, struck);
    const saves = visit.leadsOn ? undefined : await saveAll(tab, faulty, visit, struck);
    return { visit, reads, saves };
  } catch (error) {
    await faulty.clear();
    return { stoppedBy: String(error).split('\n')[0] };
  }
}

async function runLane(given: object, queue: string[]) {
  const portal = await startPortal({ ...given });
  try {
    const people = await whoMayVisit(portal.url);
    const faulty = faultSwitch(portal.url);
    const tab = await openTab(browser, portal.url);
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const since = Date.now();
      const result = await visited(tab, faulty, path, people, faultsOf(path));
      const seconds = (Date.now() - since) / 1000;
      results.set(path, { ...result, seconds });
      console.log(`${path} (${seconds.toFixed(1)} s)`);
    }
  } finally {
    await portal.stop();
  }
}

const given = process.argv.slice(2);
/** `--one-in 6`: every screen with a sixth of the faults, every fault on a sixth of the screens. */
const oneIn = given.includes('--one-in') ? Number(given[given.indexOf('--one-in') + 1]) : 1;
const only = given.filter((one) => !one.startsWith('--') && Number.isNaN(Number(one)));
ensureBuilt();
// A bare signal would end the run and leave its portals running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
const began = Date.now();
const isMeant = (path: string) => only.length === 0 || only.some((part) => path.includes(part));
const queues = (await routeTable(settings)).map((paths) => paths.filter(isMeant));
const paths = queues.flat();
const faultsOf = (path: string) =>
  faults.filter((_, index) => (index + paths.indexOf(path)) % oneIn === 0);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
const results = new Map<string, Result>();
await Promise.all(lanes.map((at) => runLane(settings[at] ?? {}, queues[at] ?? [])));
await browser.close();

const { text, failed } = table(paths, results);
console.log(`${text} (${Math.round((Date.now() - began) / 1000)} s)`);
process.exit(failed === 0 ? 0 : 1);
