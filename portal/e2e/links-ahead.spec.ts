import { callsOf, twice } from './support/calls.ts';
import { allAnswered, expect, hold, openAs, type Page, people, test } from './support/journey.ts';

/** Opens the accounts and waits until the page sends no more requests. */
async function openAccounts(where: Parameters<typeof openAs>[0]): Promise<void> {
  await openAs(where, people.admin, '/internal/accounts');
  await expect(where.page.getByRole('rowheader').first()).toBeVisible();
  await allAnswered(where.page);
}

test('a pressed link asks for the rows of its screen', async ({ page, platform }) => {
  await openAccounts({ page, platform });
  const calls = callsOf(page);
  await page.getByRole('link', { name: 'Applications', exact: true }).hover();
  await page.mouse.down();
  const rows = expect.stringMatching(/^GET Accounts\/[^/]+\/Applications\?page=1/);
  await expect.poll(() => calls).toContainEqual(rows);
  await expect(page).toHaveURL(/\/accounts$/);
  await page.mouse.up();
  await expect(page.getByRole('table', { name: 'Applications' })).toBeVisible();
  await allAnswered(page);
  expect(twice(calls)).toEqual([]);
});

test('a link followed by key asks for its rows while its code is on its way', async ({
  page,
  platform,
}) => {
  await openAccounts({ page, platform });
  const code = await hold(page, /application-list\.screen/);
  const calls = callsOf(page);
  await page.getByRole('link', { name: 'Applications', exact: true }).focus();
  await page.keyboard.press('Enter');
  const rows = expect.stringMatching(/^GET Accounts\/[^/]+\/Applications\?page=1/);
  await expect.poll(() => calls).toContainEqual(rows);
  await expect(page).toHaveURL(/\/accounts$/);
  code.release();
  await expect(page.getByRole('table', { name: 'Applications' })).toBeVisible();
  await allAnswered(page);
  expect(twice(calls)).toEqual([]);
});

test('the screen waits for rows that come as soon as its code, and is drawn once', async ({
  page,
  platform,
}) => {
  await openAccounts({ page, platform });
  // Only the rows end the wait.
  await page.evaluate(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (action: () => void, ms?: number) => (ms === 50 ? 0 : setTimeout(action, ms)),
    });
  });
  const rows = await hold(page, /\/Applications\?page=1/);
  const code = page.waitForResponse(/application-list\.screen/);
  await page.getByRole('link', { name: 'Applications', exact: true }).focus();
  await page.keyboard.press('Enter');
  await (await code).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(page).toHaveURL(/\/accounts$/);
  rows.release();
  await expect(page.getByRole('table', { name: 'Applications' })).toBeVisible();
});

/** Collects addresses of the scripts that a page requests from now on. */
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
    await openAccounts({ page, platform });
    const link = page.getByRole('link', { name: 'Applications', exact: true });
    const rows = page.waitForResponse(/\/Applications\?page=1/);
    const calls = callsOf(page);
    await link.hover();
    await rows;
    // A list already loaded isn't requested again, nor is a link within the minute.
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
    // The last one is a nested part of a screen.
    for (const file of ['user.screen', 'carrier-form', 'import.screen', 'palette', 'recording']) {
      await expect.poll(() => scripts.join()).toContain(`/${file}-`);
    }
    await page.waitForLoadState('networkidle');
    scripts.length = 0;
    await page.getByRole('link', { name: 'Carriers', exact: true }).click();
    const carriers = page.getByRole('table', { name: 'Carriers' });
    await carriers.getByRole('rowheader').first().getByRole('link').click();
    await expect(page.getByRole('textbox', { name: 'Carrier name' })).not.toHaveValue('');
    // The code that keeps drafts loads after the form.
    expect(scripts.filter((one) => !/typed-drafts|database/.test(one))).toEqual([]);
  });

  test('nothing is fetched ahead while somebody types', async ({ page, platform }) => {
    const answer = await hold(page, /ServiceProviders\/.*Accounts$/);
    const scripts = scriptsOf(page);
    await openAs({ page, platform }, people.admin, '/internal/accounts');
    const filter = page.getByRole('searchbox');
    await filter.press('a');
    answer.release();
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
  await allAnswered(page);
  const scripts = scriptsOf(page);
  const calls = callsOf(page);
  await first.getByRole('link').hover();
  await page.getByRole('link', { name: 'Carriers', exact: true }).hover();
  await allAnswered(page);
  // Long enough for background prefetching elsewhere: here a press only requests its screen.
  await page.getByRole('link', { name: 'Applications', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Applications' })).toBeVisible();
  expect(scripts.filter((one) => /carrier|account/.test(one))).toEqual([]);
  expect(calls.filter((one) => /VoipCarriers|Accounts\/[^/]+$/.test(one))).toEqual([]);
});
