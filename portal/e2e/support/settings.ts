import { api, expect, type Page, uniqueName } from './journey.ts';

/** A new service provider, for one journey; the page must be signed in as admin. */
export async function createProvider(page: Page, more: Record<string, unknown> = {}) {
  const name = uniqueName('Provider');
  const { body } = await api<{ sid: string }>(page, 'POST', 'ServiceProviders', { name, ...more });
  return { name, sid: body.sid };
}

export const nameField = (page: Page) => page.getByLabel(/^Service provider name/);

/** Makes the provider the current one and opens its settings. */
export async function openProvider(page: Page, provider: { name: string; sid: string }) {
  await page.evaluate(
    (chosen) => localStorage.setItem('activeServiceProvider', chosen),
    provider.sid,
  );
  await page.goto('/internal/settings?tab=provider');
  await expect(nameField(page)).toHaveValue(provider.name);
}

export const removeProvider = (page: Page, sid: string) =>
  api(page, 'DELETE', `ServiceProviders/${sid}`);

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** What the save bar of the open tab says. */
export const saveState = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text });

/** What the page sends from now on that changes something: method and path after the API base. */
export function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (['GET', 'OPTIONS'].includes(request.method())) return;
    const { pathname, search } = new URL(request.url());
    writes.push(`${request.method()} ${pathname.replace(/^.*\/v1\//, '')}${search}`);
  });
  return writes;
}
