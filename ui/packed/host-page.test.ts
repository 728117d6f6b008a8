import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stepPatience } from '../../scripts/lib/patience.ts';
import { copperline, fernway } from '../src/tokens/brand/index.ts';
import { deriveTokens } from '../src/tokens/theme/index.ts';
import { browser, buildApp, rgb, serve } from './application.ts';
import { differences, hostPage, rememberLook, wear } from './host-page.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const installed = (path: string) =>
  readFileSync(createRequire(import.meta.url).resolve(path), 'utf8');
const reboot = installed('bootstrap/dist/css/bootstrap-reboot.css');
const bootstrap = installed('bootstrap/dist/css/bootstrap.css');
const preflight = installed('tailwindcss/preflight.css');
const components = read('../dist/components.css');
let page: Page;
let site: { url: string; close: () => void };
const problems: string[] = [];

beforeAll(async () => {
  site = await serve((await buildApp('host', hostPage)).folder);
  // Tall, because rows outside the viewport have only an estimated height.
  const viewport = { width: 1280, height: 5000 };
  page = await (await browser()).newPage({ reducedMotion: 'reduce', viewport });
  page.setDefaultTimeout(stepPatience);
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (said) => said.type() === 'error' && problems.push(said.text()));
  await page.goto(site.url);
  for (const part of ['#first', '#second', '#shadow']) {
    await page.locator(`${part} [role=combobox]`).first().waitFor();
  }
  await page.waitForLoadState('networkidle');
});

afterAll(async () => {
  await page.context().close();
  site.close();
  expect(problems).toEqual([]);
});

const hosts = [
  ['no styles', ''],
  ['the reboot of Bootstrap', reboot],
  ['the preflight of Tailwind', preflight],
  ['all of Bootstrap', bootstrap],
] as const;
/** Resets only style elements; full Bootstrap has classes with the same names as ours. */
const resets = hosts.slice(1, 3);

it.each(hosts)('a page with %s keeps its own look', async (_name, host) => {
  await wear(page, [host]);
  await rememberLook(page, '#host');
  await wear(page, [host, components]);
  expect(await differences(page, '#host')).toEqual([]);
  await wear(page, [components, host]);
  expect(await differences(page, '#host')).toEqual([]);
});

it.each(resets)('a page with %s leaves the components theirs', async (_name, host) => {
  await wear(page, [components]);
  await rememberLook(page, '#first');
  await wear(page, [host, components]);
  expect(await differences(page, '#first')).toEqual([]);
  await wear(page, [components, host]);
  expect(await differences(page, '#first')).toEqual([]);
});

it.each(hosts)(
  'a page with %s leaves all that is in a shadow root as it is',
  async (_name, host) => {
    await wear(page, [components]);
    await rememberLook(page, '#first');
    await wear(page, [host]);
    expect(await differences(page, '#shadow')).toEqual([]);
  },
);

// Last in this file, because opening overlays moves the focus.
it.each([
  { part: '#first', brand: copperline, mode: 'light' },
  { part: '#second', brand: fernway, mode: 'dark' },
  { part: '#shadow', brand: copperline, mode: 'light' },
] as const)('overlays in $part have its brand', async ({ part, brand, mode }) => {
  const tokens = deriveTokens(brand, mode);
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  await wear(page, [part === '#shadow' ? bootstrap : reboot, components]);
  const within = page.locator(part);
  await within.getByRole('button', { name: 'Hinted' }).focus();
  const hint = within.getByRole('tooltip');
  expect(await hint.evaluate(background)).toBe(rgb(tokens['surface-inverse']));

  await within.getByRole('button', { name: 'More' }).click();
  const menu = within.getByRole('menu');
  expect(await menu.evaluate(background)).toBe(rgb(tokens['surface-raised']));
  await page.keyboard.press('Escape');

  await within.getByRole('combobox', { name: 'Region' }).click();
  const list = within.getByRole('listbox');
  expect(await list.evaluate(background)).toBe(rgb(tokens['surface-raised']));
  await within.getByRole('option', { name: 'Two' }).click();
  await list.waitFor({ state: 'detached' });

  const account = within.getByRole('combobox', { name: 'Account' });
  await account.click();
  await within.getByRole('option', { name: 'Sunny' }).click();
  await expect.poll(() => account.inputValue()).toBe('Sunny');
  await account.click();
  await page.locator('#host h1').click();
  await within.getByRole('option').first().waitFor({ state: 'detached' });

  const opener = within.getByRole('button', { name: 'Delete', exact: true });
  await opener.click();
  const dialog = within.getByRole('dialog');
  expect(await dialog.evaluate(background)).toBe(rgb(tokens['surface-raised']));
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  expect(await confirm.evaluate(background)).toBe(rgb(tokens['accent-fill']));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((element) => element.matches(':focus'))).toBe(true);
});
