import { copperline } from '@trunkline/ui/tokens/brand';
import { callsOf, twice } from './support/calls.ts';
import { expect, openAs, type Page, people, test } from './support/journey.ts';

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

/** Holds back the files that match; the function it returns lets them arrive. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(files, async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

test('after a log-in the calls do not wait for the code of the screen', async ({ page }) => {
  const arrive = await hold(page, /account-list\.screen.*\.js$/);
  await page.goto('/');
  const calls = callsOf(page);
  await page.getByLabel(/^User ?name$/i).fill(people.admin.name);
  await page.getByLabel('Password', { exact: true }).fill(people.admin.password);
  await page.keyboard.press('Enter');
  const accounts = expect.stringMatching(/^GET ServiceProviders\/[^/]+\/Accounts$/);
  await expect.poll(() => calls).toContainEqual(accounts);
  expect(calls).toContain('GET Users/me');
  await expect(page).toHaveURL('/');
  arrive();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('answers that are there before the code are drawn at once', async ({ page, platform }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
      if (isBusy) sessionStorage.setItem('wasBusy', 'true');
    }).observe(document, { childList: true, subtree: true });
  });
  const arrive = await hold(page, /account-list\.screen.*\.js$/);
  const answers = ['Accounts', 'ServiceProviders', 'Users/me'].map((end) =>
    page.waitForResponse((one) => one.url().endsWith(end)),
  );
  await openAs({ page, platform }, people.northwind, '/internal/accounts');
  await Promise.all(answers);
  arrive();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('wasBusy'))).toBeNull();
});

test('a pressed link asks for the rows of its screen', async ({ page, platform }) => {
  await openAs({ page, platform }, people.admin, '/internal/accounts');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const calls = callsOf(page);
  await page.getByRole('link', { name: 'Applications', exact: true }).hover();
  await page.mouse.down();
  const rows = expect.stringMatching(/^GET Accounts\/[^/]+\/Applications\?page=1/);
  await expect.poll(() => calls).toContainEqual(rows);
  await expect(page).toHaveURL(/\/accounts$/);
  await page.mouse.up();
  await expect(page.getByRole('table', { name: 'Applications' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(twice(calls)).toEqual([]);
});

/** Addresses of the scripts that a page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test.describe('who does not save data', () => {
  test.use({ savesData: false });

  test('a link that the pointer rests on has its rows before it is pressed, asked for once', async ({
    page,
    platform,
  }) => {
    await openAs({ page, platform }, people.admin, '/internal/accounts');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('link', { name: 'Applications', exact: true });
    const rows = page.waitForResponse(/\/Applications\?page=1/);
    const calls = callsOf(page);
    await link.hover();
    await rows;
    // There is nothing new to know of a list that is known, nor of a link within the minute.
    await page.getByRole('link', { name: 'Accounts', exact: true }).hover();
    await link.hover();
    await link.click();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(twice(calls)).toEqual([]);
  });

  test('the code of other screens is there before they are opened', async ({ page, platform }) => {
    const scripts = scriptsOf(page);
    await openAs({ page, platform }, people.admin, '/internal/accounts');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    // The last is a part of a part of a screen.
    for (const file of ['user.screen', 'carrier-form', 'import.screen', 'palette', 'recording']) {
      await expect.poll(() => scripts.join()).toContain(`/${file}-`);
    }
    await page.waitForLoadState('networkidle');
    scripts.length = 0;
    await page.getByRole('link', { name: 'Carriers', exact: true }).click();
    const carriers = page.getByRole('table', { name: 'Carriers' });
    await carriers.getByRole('rowheader').first().getByRole('link').click();
    await expect(page.getByRole('textbox', { name: 'Carrier name' })).not.toHaveValue('');
    // What keeps drafts follows the form.
    expect(scripts.filter((one) => !/typed-drafts|database/.test(one))).toEqual([]);
  });

  test('nothing is fetched ahead while somebody types', async ({ page, platform }) => {
    const arrive = await hold(page, /ServiceProviders\/.*Accounts$/);
    const scripts = scriptsOf(page);
    await openAs({ page, platform }, people.admin, '/internal/accounts');
    const filter = page.getByRole('searchbox');
    await filter.press('a');
    arrive();
    await filter.pressSequentially('cme and nobody else', { delay: 60 });
    const isAhead = (one: string) => /carrier-form|import\.screen/.test(one);
    expect(scripts.filter(isAhead)).toEqual([]);
    await expect.poll(() => scripts.filter(isAhead)).toHaveLength(2);
  });
});

test('who saves data gets no code and no data ahead', async ({ page, platform }) => {
  await openAs({ page, platform }, people.admin, '/internal/accounts');
  const first = page.getByRole('rowheader').first();
  await expect(first).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts = scriptsOf(page);
  const calls = callsOf(page);
  await first.getByRole('link').hover();
  await page.getByRole('link', { name: 'Carriers', exact: true }).hover();
  await page.waitForLoadState('networkidle');
  // Long enough for what is fetched in the background elsewhere: a press asks for its screen alone.
  await page.getByRole('link', { name: 'Applications', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Applications' })).toBeVisible();
  expect(scripts.filter((one) => /carrier|account/.test(one))).toEqual([]);
  expect(calls.filter((one) => /VoipCarriers|Accounts\/[^/]+$/.test(one))).toEqual([]);
});

test('the files of a screen are asked for at once', async ({ page, platform }) => {
  await openAs({ page, platform }, people.admin, '/internal/accounts');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const arrive = await hold(page, /carrier-add\.screen.*\.js$/);
  await page.evaluate(() => {
    window.history.pushState(null, '', '/internal/carriers/add');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => files).toContainEqual(expect.stringMatching(/\/carrier-form-/));
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a carrier' })).toBeVisible();
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
  // Not every Chromium tells a page how slow an emulated link is.
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
  const arrive = await hold(page, /\/core-[^/]*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => files).toContainEqual(expect.stringMatching(/\/brand-[^/]*\.js$/));
  arrive();
  await expect(page).toHaveTitle('Log in · Copperline Voice');
});

/** The log-in page without the console, until the answer is called. */
async function openWithoutConsole(page: Page): Promise<() => void> {
  const arrive = await hold(page, /login\.screen.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByLabel(/^User ?name$/i)).toBeFocused();
  return arrive;
}

test('what is typed and sent before the console is there is not lost', async ({ page }) => {
  const calls = callsOf(page);
  const arrive = await openWithoutConsole(page);
  await page.keyboard.type(people.admin.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(people.admin.password);
  await page.keyboard.press('Enter');
  // The browser itself would have put the password into the address.
  await expect(page).toHaveURL('/');
  expect(calls).toEqual([]);
  arrive();
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
    const arrive = await openWithoutConsole(page);
    const root = page.locator('#root');
    const before = await root.innerHTML();
    // A password manager has filled in these very fields.
    const field = await page.getByLabel('Password', { exact: true }).elementHandle();
    arrive();
    await expect(page).toHaveTitle(/^Log in/);
    expect(await root.innerHTML()).toBe(before);
    expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
  });
}
