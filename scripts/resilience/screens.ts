import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../lib/prepare.mjs';
import type { Stored, Tab } from './tab.ts';

type Config = { enableHostedSystem: boolean };
type Route = { path: string; isEnabled?: (config: Config) => boolean };
type ConfigModule = { parseConfig: (given: unknown, origin: string) => Config };

const moduleOf = async <Module>(path: string) =>
  (await runnerImport<Module>(join(root, path), { configFile: false })).module;

/** Every screen of the console, from its route tables, with the first settings that show it. */
export async function routeTable(settings: object[]): Promise<string[][]> {
  const { routes } = await moduleOf<{ routes: Route[] }>('portal/src/routes.ts');
  const { hostedRoutes } = await moduleOf<{ hostedRoutes: Route[] }>('portal/src/hosted-routes.ts');
  const hosted = hostedRoutes.map(({ path, isEnabled = () => true }) => ({
    path,
    isEnabled: (config: Config) => config.enableHostedSystem && isEnabled(config),
  }));
  const { parseConfig } = await moduleOf<ConfigModule>('portal/src/config/config.ts');
  const configs = settings.map((given) => parseConfig(given, 'http://127.0.0.1'));
  const paths: string[][] = settings.map(() => []);
  for (const { path, isEnabled = () => true } of [...routes, ...hosted]) {
    const first = paths[configs.findIndex(isEnabled)];
    if (!first) throw new Error(`${path}: no settings of the run show it`);
    first.push(path);
  }
  const idle = settings.find((_, at) => paths[at]?.length === 0);
  if (idle) throw new Error(`${JSON.stringify(idle)} shows no screen of its own: some fell out`);
  return paths;
}

/** A screen and a user it admits. */
export type Visit = {
  path: string;
  address: string;
  stored: Stored;
  /** Whether it redirects every user at once: only that is checked. */
  leadsOn: boolean;
};

const noSuchThing = '00000000-0000-4000-8000-000000000000';
const isInternal = (path: string) => path.startsWith('/internal/');

/** The first record that a list links or redirects to. */
async function recordOf(tab: Tab, list: string, stored: Stored): Promise<string | undefined> {
  await tab.startAfresh(stored);
  await tab.open(list);
  await tab.settled();
  const links = await tab.page
    .locator('main a[href]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  return [tab.path(), ...links]
    .map((href) => new RegExp(`^${list}/([^/?]+)/`).exec(href)?.[1])
    .find((sid) => sid !== undefined);
}

async function addressFor(tab: Tab, path: string, stored: Stored): Promise<string | undefined> {
  const [list = ''] = path.split('/:');
  if (list === path) return path;
  // A link from a mail or from a log-in elsewhere: it looks up any value.
  if (!isInternal(path)) return path.replace(/:\w+/g, 'unknown');
  // No list leads to live calls, so this is a call that has ended.
  if (path.split('/:').length > 2) return path.replace(/:\w+/g, noSuchThing);
  const record = await recordOf(tab, list, stored);
  return record && path.replace(/:\w+/, record);
}

/**
 * Finds out which user sees a screen, and at which address. A screen below /internal/ that none of
 * them sees is a gap in the run, hence an error.
 */
export async function visitTo(tab: Tab, path: string, people: Stored[]): Promise<Visit> {
  const [nobody, ...signedIn] = people;
  if (!nobody) throw new Error('Nobody is there to visit anything');
  for (const stored of isInternal(path) ? signedIn : people) {
    const address = await addressFor(tab, path, stored);
    if (!address) continue;
    await tab.startAfresh(stored);
    await tab.open(address);
    await tab.settled();
    if (tab.path() === address) return { path, address, stored, leadsOn: false };
  }
  if (isInternal(path)) throw new Error(`${path}: nobody of the run sees it`);
  const address = path.replace(/:\w+/g, 'unknown');
  return { path, address, stored: nobody, leadsOn: true };
}
