import { expect, type Page, people, sandboxOnly, signIn, testInFront } from './support/journey.ts';
import { openRecording } from './support/recording.ts';

/** Calls of the page, including preflights, which Playwright itself hides. */
async function networkCalls(page: Page) {
  const calls: { method: string; origin: string }[] = [];
  const network = await page.context().newCDPSession(page);
  network.on('Network.requestWillBeSent', ({ request: { method, url } }) => {
    const { pathname, origin } = new URL(url);
    if (pathname.includes('/v1/')) calls.push({ method, origin });
  });
  await network.send('Network.enable');
  return {
    methods: () => new Set(calls.map(({ method }) => method)),
    origins: () => new Set(calls.map(({ origin }) => origin)),
  };
}

async function useThePlatform(page: Page): Promise<void> {
  await page.goto('/');
  await signIn(page, people.acme);
  await page.getByRole('link', { name: 'Carriers', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Carriers' })).toBeVisible();
  await page.goto('/internal/recent-calls?date=7&size=100');
  await openRecording(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download recording' }).click();
  expect(await (await download).failure()).toBeNull();
}

testInFront()(
  'an API on another origin is called through the portal, without preflights',
  sandboxOnly,
  async ({ page, portalUrl }) => {
    const calls = await networkCalls(page);
    await useThePlatform(page);
    expect(calls.methods()).toEqual(new Set(['GET', 'POST']));
    expect(calls.origins()).toEqual(new Set([portalUrl]));
  },
);

testInFront({ API_DIRECT: 'true' })(
  'an API that allows it is called by the browser itself',
  sandboxOnly,
  async ({ page, portalUrl }) => {
    const calls = await networkCalls(page);
    await useThePlatform(page);
    expect(calls.methods()).toContain('OPTIONS');
    expect(calls.origins()).not.toContain(portalUrl);
  },
);
