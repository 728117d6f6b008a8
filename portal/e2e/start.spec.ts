import { copperline } from '@trunkline/ui/tokens/brand';
import { callsOf, twice } from './support/calls.ts';
import { expect, hold, openAs, type Page, people, test } from './support/journey.ts';

test('from the log-in page to the first list, nothing is asked twice', async ({ page }) => {
  await page.goto('/');
  const calls = callsOf(page);
  await page.getByLabel(/^User ?name$/i).fill(people.admin.name);
  await page.getByLabel('Password', { exact: true }).fill(people.admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Accounts' })).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toContain('POST login');
  expect(twice(calls)).toEqual([]);
});

test('after a log-in the calls do not wait for the code of the screen', async ({ page }) => {
  const code = await hold(page, /account-list\.screen.*\.js$/);
  await page.goto('/');
  const calls = callsOf(page);
  await page.getByLabel(/^User ?name$/i).fill(people.admin.name);
  await page.getByLabel('Password', { exact: true }).fill(people.admin.password);
  await page.keyboard.press('Enter');
  const accounts = expect.stringMatching(/^GET ServiceProviders\/[^/]+\/Accounts$/);
  await expect.poll(() => calls).toContainEqual(accounts);
  expect(calls).toContain('GET Users/me');
  await expect(page).toHaveURL('/');
  code.release();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('answers that are there before the code are drawn at once', async ({ page, platform }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
      if (isBusy) sessionStorage.setItem('wasBusy', 'true');
    }).observe(document, { childList: true, subtree: true });
  });
  const code = await hold(page, /account-list\.screen.*\.js$/);
  const answers = ['Accounts', 'ServiceProviders', 'Users/me'].map((end) =>
    page.waitForResponse((one) => one.url().endsWith(end)),
  );
  await openAs({ page, platform }, people.northwind, '/internal/accounts');
  await Promise.all(answers);
  code.release();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('wasBusy'))).toBeNull();
});

test('the files of a screen are asked for at once', async ({ page, platform }) => {
  await openAs({ page, platform }, people.admin, '/internal/accounts');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const code = await hold(page, /carrier-add\.screen.*\.js$/);
  await page.evaluate(() => {
    window.history.pushState(null, '', '/internal/carriers/add');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => files).toContainEqual(expect.stringMatching(/\/carrier-form-/));
  code.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a carrier' })).toBeVisible();
});

test('an address with SIDs in capitals opens the record, and nothing is asked for in vain', async ({
  page,
  platform,
}) => {
  const { sid, name } = await platform.createAccount();
  const typed = `/internal/accounts/${sid.toUpperCase()}/edit`;
  const calls = callsOf(page);
  await openAs({ page, platform }, people.admin, typed);
  await expect(page.getByLabel('Account name')).toHaveValue(name);
  await expect(page).toHaveURL(`/internal/accounts/${sid}/edit`);
  await page.waitForLoadState('networkidle');
  expect(calls).toContain(`GET Accounts/${sid}`);
  expect(calls.join()).not.toContain(sid.toUpperCase());
  expect(twice(calls)).toEqual([]);
});

test('the font comes before the code, once', async ({ page, platform }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await openAs({ page, platform }, people.admin, '/internal/accounts');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const isFont = (file: string) => file.includes('instrument-sans-latin-wght');
  expect(files.filter(isFont)).toHaveLength(1);
  const firstCode = files.findIndex((file) => file.startsWith('/assets/') && file.endsWith('.js'));
  expect(files.findIndex(isFont)).toBeLessThan(firstCode);
});

test('on a slow link the font waits for the code', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = 1_600_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  // Not every Chromium reports the speed of an emulated link to the page.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { downlink: 1.6 } });
  });
  const files: string[] = [];
  page.on('request', (request) => files.push(`asked ${new URL(request.url()).pathname}`));
  page.on('requestfinished', (request) => files.push(`got ${new URL(request.url()).pathname}`));
  const place = (file: RegExp) => files.findIndex((one) => file.test(one));
  await page.goto('/');
  await expect.poll(() => place(/asked .*instrument-sans/)).toBeGreaterThan(0);
  expect(place(/got .*core-.*js/)).toBeGreaterThan(0);
  expect(place(/asked .*instrument-sans/)).toBeGreaterThan(place(/got .*core-.*js/));
});

test('the code comes before anything else, but after a log-in page that is drawn', async ({
  page,
  platform,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(`asked ${new URL(request.url()).pathname}`));
  page.on('requestfinished', (request) => files.push(`got ${new URL(request.url()).pathname}`));
  const code = /asked .*\/core-.*js/;
  const place = (file: RegExp) => files.findIndex((one) => file.test(one));
  await page.goto('/');
  await expect.poll(() => place(code)).toBeGreaterThan(0);
  expect(place(code)).toBeGreaterThan(place(/got .*\.css/));
  expect(place(/got .*\.css/)).toBeGreaterThan(0);
  await openAs({ page, platform }, people.admin, '/internal/accounts');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const settings = await hold(page, /\/config\.js/);
  files.length = 0;
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => place(code)).toBeGreaterThan(0);
  settings.release();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('bad settings are all told, those of the brand among them', async ({ page }) => {
  const settings = { disableTracing: 'yes', brand: { id: 'x', productName: '', accent: '#123' } };
  await page.route('**/config.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.PORTAL_CONFIG = ${JSON.stringify(settings)};`,
    }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading')).toHaveText('This console is not configured correctly');
  await expect(page.getByRole('listitem')).toHaveText([
    'disableTracing must be true or false, not "yes"',
    'brand.productName must be 1 to 40 characters',
  ]);
});

test('a brand is asked for before the console is there', async ({ page }) => {
  await page.route('**/config.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.PORTAL_CONFIG = ${JSON.stringify({ brand: copperline })};`,
    }),
  );
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const code = await hold(page, /\/core-[^/]*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => files).toContainEqual(expect.stringMatching(/\/brand-[^/]*\.js$/));
  code.release();
  await expect(page).toHaveTitle('Log in · Copperline Voice');
});

/** Opens the log-in page without the console, until its code is released. */
async function openWithoutConsole(page: Page) {
  const code = await hold(page, /login\.screen.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByLabel(/^User ?name$/i)).toBeFocused();
  return code;
}

test('what is typed and sent before the console is there is not lost', async ({ page }) => {
  const calls = callsOf(page);
  const code = await openWithoutConsole(page);
  await page.keyboard.type(people.admin.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(people.admin.password);
  await page.keyboard.press('Enter');
  // The browser itself would have put the password into the address.
  await expect(page).toHaveURL('/');
  expect(calls).toEqual([]);
  code.release();
  await expect(page.getByRole('table', { name: 'Accounts' })).toBeVisible();
  expect(calls.filter((call) => call === 'POST login')).toHaveLength(1);
});

for (const settings of ['{}', '{ enableForgotPassword: true }']) {
  test(`with ${settings} the console takes the log-in page over as it stands`, async ({ page }) => {
    await page.route('**/config.js*', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.PORTAL_CONFIG = ${settings};`,
      }),
    );
    const code = await openWithoutConsole(page);
    const root = page.locator('#root');
    const before = await root.innerHTML();
    // A password manager may already have filled in these fields.
    const field = await page.getByLabel('Password', { exact: true }).elementHandle();
    code.release();
    await expect(page).toHaveTitle(/^Log in/);
    expect(await root.innerHTML()).toBe(before);
    expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
  });
}
