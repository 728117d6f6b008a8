import {
  choose,
  create,
  createApplication,
  fillRequired,
  nameField,
  openAdd,
  openApplication,
  save,
  saved,
  storedApplication,
  writesOf,
} from './support/applications.ts';
import { createAccount, expect, type Page, people, signIn, test } from './support/journey.ts';

const synthesis = (page: Page) =>
  page.getByRole('group', { name: 'Speech synthesis', exact: true });
const recognizer = (page: Page) =>
  page.getByRole('group', { name: 'Speech recognizer', exact: true });
const fallback = (page: Page) =>
  page.getByRole('group', { name: 'Fallback speech synthesis', exact: true });
const field = (group: ReturnType<typeof synthesis>, name: string) =>
  group.getByRole('combobox', { name, exact: true });

const supported = '**/supportedLanguagesAndVoices?*';

/** No list is on its way any more. */
const settled = (page: Page) => expect(page.locator('[data-status="loading"]')).toHaveCount(0);

async function openNew(page: Page, columns: Record<string, unknown> = {}) {
  await signIn(page, people.admin);
  const account = await createAccount(page);
  const app = await createApplication(page, account.sid, columns);
  await openApplication(page, app.sid);
  await synthesis(page).scrollIntoViewIfNeeded();
  await settled(page);
  return app;
}

/** Voices trained by the provider would be chosen before any other. */
const withoutCustomVoices = (page: Page) =>
  page.route('**/GoogleCustomVoices?*', (route) => route.fulfill({ json: [] }));

/** Holds the answers about one vendor back until they are released. */
async function hold(page: Page, vendor: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    new RegExp(`supportedLanguagesAndVoices\\?vendor=${vendor}(&|$)`),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return release;
}

test('each direction offers the vendors that can do it', async ({ page }) => {
  await signIn(page, people.admin);
  await openAdd(page);
  await synthesis(page).scrollIntoViewIfNeeded();
  await settled(page);
  const offered = async (group: ReturnType<typeof synthesis>) => {
    await field(group, 'Vendor').click();
    const names = await page.getByRole('option').allTextContents();
    await page.keyboard.press('Escape');
    return names;
  };
  const speak = await offered(synthesis(page));
  expect(speak).toEqual(
    expect.arrayContaining(['AWS', 'Google', 'Whisper', 'house-voices (custom)']),
  );
  for (const none of ['AssemblyAI', 'Deepgram Flux', 'Gladia', 'Custom']) {
    expect(speak).not.toContain(none);
  }
  const hear = await offered(recognizer(page));
  expect(hear).toEqual(
    expect.arrayContaining(['Cobalt', 'Deepgram Flux', 'house-voices (custom)']),
  );
  for (const none of ['WellSaid', 'ElevenLabs', 'Whisper', 'PlayHT'])
    expect(hear).not.toContain(none);
});

test('a vendor begins with its own language and voice', async ({ page }) => {
  await signIn(page, people.admin);
  const account = await createAccount(page);
  const app = await createApplication(page, account.sid);
  await withoutCustomVoices(page);
  await openApplication(page, app.sid);
  const writes = writesOf(page);
  for (const [vendor, language, voice] of [
    ['ElevenLabs', 'en', /.+/],
    ['Whisper', 'en-US', /.+/],
    ['Google', 'en-US', /^en-US-Standard-C$/],
    ['Deepgram', /.*/, /^aura-/],
  ] as const) {
    await choose(page, synthesis(page), 'Vendor', vendor);
    await settled(page);
    await saved(page);
    const body = writes.at(-1)?.body ?? {};
    expect(body['speech_synthesis_vendor']).toBe(vendor.toLowerCase());
    expect(body['speech_synthesis_language']).toEqual(
      typeof language === 'string' ? language : expect.stringMatching(language),
    );
    expect(body['speech_synthesis_voice']).toMatch(voice);
  }
  for (const [vendor, language] of [
    ['Cobalt', 'en_US-8khz'],
    ['AWS', 'en-US'],
    ['Google', 'en-US'],
  ] as const) {
    await choose(page, recognizer(page), 'Vendor', vendor);
    await settled(page);
    await saved(page);
    expect(writes.at(-1)?.body).toMatchObject({
      speech_recognizer_vendor: vendor.toLowerCase(),
      speech_recognizer_language: language,
    });
  }
});

test('another language brings its first voice, and a label asks anew', async ({ page }) => {
  const app = await openNew(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('supportedLanguagesAndVoices')) asked.push(url.search);
  });
  await choose(page, synthesis(page), 'Vendor', 'AWS');
  await settled(page);
  await choose(page, synthesis(page), 'Label', 'role');
  await settled(page);
  await field(synthesis(page), 'Language').fill('german');
  await page.getByRole('option', { name: 'German', exact: true }).click();
  await field(synthesis(page), 'Voice').click();
  const first = await page.getByRole('option').first().textContent();
  await page.keyboard.press('Escape');
  await expect(field(synthesis(page), 'Voice')).toHaveText(first ?? '');
  await saved(page);
  expect(asked).toEqual(['?vendor=aws', '?vendor=aws&label=role']);
  expect(await storedApplication(page, app.sid)).toMatchObject({
    speech_synthesis_vendor: 'aws',
    speech_synthesis_label: 'role',
    speech_synthesis_language: 'de-DE',
  });
});

test('a vendor of the customer’s own wants its language and voice typed', async ({ page }) => {
  const app = await openNew(page);
  await choose(page, synthesis(page), 'Vendor', 'house-voices (custom)');
  await choose(page, recognizer(page), 'Vendor', 'house-voices (custom)');
  const typed = (group: ReturnType<typeof synthesis>, name: string) =>
    group.getByRole('textbox', { name, exact: true });
  await expect(typed(synthesis(page), 'Language')).toHaveValue('en-US');
  await typed(synthesis(page), 'Language').fill('');
  const writes = writesOf(page);
  await save(page);
  await expect(typed(synthesis(page), 'Language')).toBeFocused();
  await expect(typed(synthesis(page), 'Voice')).toHaveAccessibleDescription(
    'Enter the synthesis voice.',
  );
  expect(writes).toEqual([]);
  await typed(synthesis(page), 'Language').fill('xx');
  await typed(synthesis(page), 'Voice').fill('Bertha');
  await typed(recognizer(page), 'Language').fill('yy');
  await saved(page);
  expect(await storedApplication(page, app.sid)).toMatchObject({
    speech_synthesis_vendor: 'custom:house-voices',
    speech_synthesis_language: 'xx',
    speech_synthesis_voice: 'Bertha',
    speech_recognizer_vendor: 'custom:house-voices',
    speech_recognizer_language: 'yy',
  });
});

test('voices trained for Google come first', async ({ page }) => {
  await openNew(page, {
    speech_synthesis_vendor: 'aws',
    speech_synthesis_language: 'en-US',
    speech_synthesis_voice: 'Joanna',
  });
  const writes = writesOf(page);
  await choose(page, synthesis(page), 'Vendor', 'Google');
  await settled(page);
  await expect(field(synthesis(page), 'Voice')).toHaveValue(/\(Custom\)$/);
  await saved(page);
  expect(writes[0]?.body['speech_synthesis_voice']).toMatch(/^custom_[0-9a-f-]{36}$/);
});

test('a late answer of the vendor before changes nothing', async ({ page }) => {
  const app = await openNew(page);
  const release = await hold(page, 'aws');
  const asked = page.waitForRequest(/vendor=aws/);
  await choose(page, synthesis(page), 'Vendor', 'AWS');
  await asked;
  await choose(page, synthesis(page), 'Vendor', 'Whisper');
  await settled(page);
  const voice = await field(synthesis(page), 'Voice').textContent();
  const late = page.waitForResponse(/vendor=aws/);
  release();
  await late;
  await expect(field(synthesis(page), 'Vendor')).toHaveText('Whisper');
  await expect(field(synthesis(page), 'Voice')).toHaveText(voice ?? '');
  await saved(page);
  expect(await storedApplication(page, app.sid)).toMatchObject({
    speech_synthesis_vendor: 'whisper',
    speech_synthesis_language: 'en-US',
  });
});

test('a save does not guess while the languages of a vendor are on their way', async ({ page }) => {
  const app = await openNew(page);
  const release = await hold(page, 'ibm');
  const writes = writesOf(page);
  await choose(page, synthesis(page), 'Vendor', 'IBM');
  await save(page);
  await expect(field(synthesis(page), 'Language')).toHaveAccessibleDescription(
    /What this vendor offers is not loaded\. Try again, or choose another\./,
  );
  expect(writes).toEqual([]);
  release();
  await settled(page);
  await saved(page);
  expect(await storedApplication(page, app.sid)).toMatchObject({
    speech_synthesis_vendor: 'ibm',
    speech_synthesis_language: 'en-US',
    speech_synthesis_voice: expect.stringMatching(/.+/) as unknown,
  });
});

test('a fallback is chosen, swapped and switched off again', async ({ page }) => {
  const app = await openNew(page, {
    speech_synthesis_vendor: 'whisper',
    speech_synthesis_voice: 'nova',
  });
  await page.getByLabel('Use a fallback speech vendor if primary fails').check();
  await choose(page, fallback(page), 'Vendor', 'AWS');
  await settled(page);
  await page.getByRole('button', { name: 'Swap primary and fallback' }).click();
  await expect(field(synthesis(page), 'Vendor')).toHaveText('AWS');
  await expect(field(fallback(page), 'Vendor')).toHaveText('Whisper');
  await settled(page);
  await saved(page);
  expect(await storedApplication(page, app.sid)).toMatchObject({
    use_for_fallback_speech: 1,
    speech_synthesis_vendor: 'aws',
    fallback_speech_synthesis_vendor: 'whisper',
    fallback_speech_synthesis_voice: 'nova',
    fallback_speech_recognizer_vendor: 'google',
  });
  await page.getByLabel('Use a fallback speech vendor if primary fails').uncheck();
  await expect(fallback(page)).toBeHidden();
  await saved(page);
  expect(await storedApplication(page, app.sid)).toMatchObject({
    use_for_fallback_speech: 0,
    speech_synthesis_vendor: 'aws',
    fallback_speech_synthesis_vendor: null,
    fallback_speech_synthesis_voice: null,
    fallback_speech_recognizer_vendor: null,
  });
});

test.describe('when a lookup fails', () => {
  test.use({ expectsFailedRequests: true });

  test('or knows the vendor no more, what is stored is shown and kept', async ({ page }) => {
    const stored = {
      speech_synthesis_vendor: 'microsoft',
      speech_synthesis_language: 'tlh-KX',
      speech_synthesis_voice: 'tlh-KX-Worf',
      speech_synthesis_label: 'gone',
      speech_recognizer_vendor: 'brandnew',
      speech_recognizer_language: 'zz',
    };
    const app = await openNew(page, stored);
    await expect(page.getByText('All changes saved')).toBeVisible();
    await expect(field(synthesis(page), 'Label')).toHaveText('gone (unavailable)');
    await nameField(page).fill(`${app.name}-k`);
    await saved(page);
    expect(await storedApplication(page, app.sid)).toMatchObject(stored);
  });

  test('what is stored stays, and Retry brings the list', async ({ page }) => {
    const stored = {
      speech_synthesis_vendor: 'aws',
      speech_synthesis_language: 'en-US',
      speech_synthesis_voice: 'Joanna',
    };
    const app = await openNew(page, stored);
    await page.route(supported, (route) =>
      route.fulfill({ status: 422, json: { msg: 'vendor is away' } }),
    );
    await page.reload();
    await synthesis(page).scrollIntoViewIfNeeded();
    await expect(field(synthesis(page), 'Language')).toHaveAccessibleDescription(
      "Couldn't load the list.",
    );
    await nameField(page).fill(`${app.name}-l`);
    await saved(page);
    expect(await storedApplication(page, app.sid)).toMatchObject(stored);
    await page.unroute(supported);
    await synthesis(page).getByRole('button', { name: 'Retry' }).first().click();
    await expect(field(synthesis(page), 'Voice')).toContainText('Joanna (');
  });

  test('credentials that cannot be loaded are said, and no list spins for ever', async ({
    page,
  }) => {
    await signIn(page, people.admin);
    let isBroken = true;
    await page.route('**/Accounts/*/SpeechCredentials', (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { msg: 'database is away' } })
        : route.continue(),
    );
    await openAdd(page);
    await fillRequired(page);
    const warning = page.getByText('The speech credentials could not be loaded');
    await expect(warning).toBeVisible();
    await settled(page);
    await expect(field(synthesis(page), 'Language')).toHaveText('en-US');
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(warning).toBeHidden();
    await settled(page);
    await create(page);
    await expect(page.getByText('Application created successfully').first()).toBeVisible();
  });
});
