import { join } from 'node:path';
import type { Page } from 'playwright';
import { runnerImport } from 'vite';
import { root } from '../lib/prepare.mjs';

type Route = { path: string; title: string; isEnabled?: (config: unknown) => boolean };
type ConfigModule = { parseConfig: (given: unknown, origin: string) => unknown };

const moduleOf = async <Module>(path: string) =>
  (await runnerImport<Module>(join(root, path), { configFile: false })).module;

/** Every screen of the console under these settings, as its own table says. */
export async function routeTable(settings: object): Promise<Route[]> {
  const { routes } = await moduleOf<{ routes: Route[] }>('portal/src/routes.ts');
  const { parseConfig } = await moduleOf<ConfigModule>('portal/src/config/config.ts');
  const config = parseConfig(settings, 'http://127.0.0.1');
  return routes.filter(({ isEnabled }) => isEnabled?.(config) ?? true);
}

/**
 * An address for each route. Where it has a parameter, that is of the first record which the list
 * above it links to. A route without any is a hole in the run, so it is an error.
 */
export async function addressesOf(page: Page, url: string, routes: Route[]) {
  const addresses = new Map<string, string>();
  for (const { path } of routes) {
    const [list = ''] = path.split('/:');
    // Without a parameter, or a link of a mail: whatever stands there is looked up.
    if (list === path || !list.startsWith('/internal/')) {
      addresses.set(path, path.replace(/:\w+/g, 'unknown'));
      continue;
    }
    await page.goto(url + list);
    await page.waitForLoadState('networkidle');
    const links = await page
      .locator('main a[href]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    const record = links
      .map((href) => new RegExp(`^${list}/([^/?]+)/`).exec(href)?.[1])
      .find((sid) => sid !== undefined);
    if (!record) throw new Error(`${list} links to no record for ${path}`);
    addresses.set(path, path.replace(/:\w+/, record));
  }
  return addresses;
}
