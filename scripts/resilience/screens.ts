import { join } from 'node:path';
import type { Page } from 'playwright';
import { runnerImport } from 'vite';
import { root } from '../lib/prepare.mjs';

type Route = { path: string; title: string };

/** Every screen of the console, as its own table says. */
export async function routeTable(): Promise<Route[]> {
  const { module } = await runnerImport<{ routes: Route[] }>(join(root, 'portal/src/routes.ts'), {
    configFile: false,
  });
  return module.routes;
}

const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/**
 * An address for each route. Where it has a parameter, that is of the first record which the list
 * above it links to. A route without any is a hole in the run, so it is an error.
 */
export async function addressesOf(page: Page, url: string, routes: Route[]) {
  const addresses = new Map<string, string>();
  for (const { path } of routes) {
    if (!path.includes(':')) {
      addresses.set(path, path);
      continue;
    }
    const list = path.slice(0, path.indexOf('/:'));
    // A link of a mail: whatever stands there is looked up.
    if (!list.startsWith('/internal/')) {
      addresses.set(path, path.replace(/:\w+/g, 'unknown'));
      continue;
    }
    await page.goto(url + list);
    const fits = pattern(path);
    const found = async () =>
      (
        await page
          .locator('main a[href]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
      )
        .map((href) => href.split('?')[0] ?? '')
        .find((href) => fits.test(href) && !href.endsWith('/add') && !href.endsWith('/import'));
    await page.waitForLoadState('networkidle');
    const address = await found();
    if (!address) throw new Error(`${list} links to no record for ${path}`);
    addresses.set(path, address);
  }
  return addresses;
}
