import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import {
  applicationWrites,
  openApplication,
  saveButton,
  saved,
  storedApplication,
} from '../../../../testing/areas/applications.ts';
import {
  fallback,
  field,
  listed,
  openVoiced,
  recognizer,
  synthesis,
} from '../../../../testing/areas/speech.ts';
import {
  accountSid,
  api,
  calls,
  choose,
  createAccount,
  createApplication,
  fail,
  forgetCalls,
  isRefused,
  openScreen,
  optionsOf,
  page,
  people,
} from '../../../../testing/index.ts';

/** Voices trained by the provider would be chosen first. */
const withoutCustomVoices = () => fail({ path: /^GoogleCustomVoices/, status: 200, answer: [] });

test('a vendor begins with its own language and voice', async () => {
  const account = await createAccount();
  const app = await createApplication(account.sid);
  withoutCustomVoices();
  await openApplication(app.sid);
  forgetCalls();
  for (const [vendor, language] of [
    ['Whisper', 'en-US'],
    ['Google', 'en-US'],
  ] as const) {
    await choose(field(synthesis, 'Vendor'), vendor);
    await listed();
    await saved();
    const stored = await storedApplication(app.sid);
    expect(stored['speech_synthesis_vendor']).toBe(vendor.toLowerCase());
    expect(stored['speech_synthesis_language']).toBe(language);
    expect(stored['speech_synthesis_voice']).toMatch(/.+/);
  }
  await choose(field(recognizer, 'Vendor'), 'Cobalt');
  await listed();
  await saved();
  expect(await storedApplication(app.sid)).toMatchObject({
    speech_recognizer_vendor: 'cobalt',
    speech_recognizer_language: 'en_US-8khz',
  });
});

test('another language brings its first voice, and a label asks again', async () => {
  const app = await openVoiced();
  forgetCalls();
  await choose(field(synthesis, 'Vendor'), 'AWS');
  await listed();
  await choose(field(synthesis, 'Label'), 'role');
  await listed();
  await field(synthesis, 'Language').fill('german');
  await page.getByRole('option', { name: 'German', exact: true }).click();
  const [first] = await optionsOf(field(synthesis, 'Voice'));
  await expect.element(field(synthesis, 'Voice')).toHaveTextContent(first ?? '');
  expect(calls({ path: /supportedLanguagesAndVoices/ }).map(({ search }) => search)).toEqual([
    '?vendor=aws',
    '?vendor=aws&label=role',
  ]);
  await saved();
  expect(await storedApplication(app.sid)).toMatchObject({
    speech_synthesis_vendor: 'aws',
    speech_synthesis_label: 'role',
    speech_synthesis_language: 'de-DE',
  });
});

test('a vendor of the customer’s own wants its language and voice typed', async () => {
  const app = await openVoiced();
  await choose(field(synthesis, 'Vendor'), 'house-voices (custom)');
  await choose(field(recognizer, 'Vendor'), 'house-voices (custom)');
  const typed = (group: Locator, name: string) => group.getByRole('textbox', { name, exact: true });
  await expect.element(typed(synthesis, 'Language')).toHaveValue('en-US');
  await typed(synthesis, 'Language').fill('');
  forgetCalls();
  await saveButton.click();
  await expect.element(typed(synthesis, 'Language')).toHaveFocus();
  await expect
    .element(typed(synthesis, 'Voice'))
    .toHaveAccessibleDescription('Enter the synthesis voice.');
  expect(applicationWrites()).toEqual([]);
  await typed(synthesis, 'Language').fill('xx');
  await typed(synthesis, 'Voice').fill('Bertha');
  await typed(recognizer, 'Language').fill('yy');
  await saved();
  expect(await storedApplication(app.sid)).toMatchObject({
    speech_synthesis_vendor: 'custom:house-voices',
    speech_synthesis_language: 'xx',
    speech_synthesis_voice: 'Bertha',
    speech_recognizer_vendor: 'custom:house-voices',
    speech_recognizer_language: 'yy',
  });
});

test('Google begins with its own voice, also where some were trained for it', async () => {
  await openVoiced({
    speech_synthesis_vendor: 'aws',
    speech_synthesis_language: 'en-US',
    speech_synthesis_voice: 'Joanna',
  });
  forgetCalls();
  await choose(field(synthesis, 'Vendor'), 'Google');
  await listed();
  expect((await optionsOf(field(synthesis, 'Voice')))[0]).toMatch(/\(Custom\)$/);
  expect((await saved())['speech_synthesis_voice']).toBe('en-US-Standard-C');
});

test('a fallback is chosen, swapped and switched off again', async () => {
  const app = await openVoiced({
    speech_synthesis_vendor: 'whisper',
    speech_synthesis_voice: 'nova',
  });
  await page.getByLabelText('Use a fallback speech vendor if primary fails').click();
  await choose(field(fallback, 'Vendor'), 'AWS');
  await listed();
  await page.getByRole('button', { name: 'Swap primary and fallback' }).click();
  await expect.element(field(synthesis, 'Vendor')).toHaveTextContent('AWS');
  await expect.element(field(fallback, 'Vendor')).toHaveTextContent('Whisper');
  await listed();
  await saved();
  expect(await storedApplication(app.sid)).toMatchObject({
    use_for_fallback_speech: 1,
    speech_synthesis_vendor: 'aws',
    fallback_speech_synthesis_vendor: 'whisper',
    fallback_speech_synthesis_voice: 'nova',
    fallback_speech_recognizer_vendor: 'google',
  });
  await page.getByLabelText('Use a fallback speech vendor if primary fails').click();
  await expect.element(fallback).not.toBeInTheDocument();
  await saved();
  expect(await storedApplication(app.sid)).toMatchObject({
    use_for_fallback_speech: 0,
    speech_synthesis_vendor: 'aws',
    fallback_speech_synthesis_vendor: null,
    fallback_speech_synthesis_voice: null,
    fallback_speech_recognizer_vendor: null,
  });
});

test('the voice that is chosen can be heard, with the credential its calls take', async () => {
  const { account } = await openVoiced({
    speech_synthesis_vendor: 'deepgram',
    speech_synthesis_voice: 'aura-asteria-en',
  });
  await page.getByRole('button', { name: 'Play voice' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(calls({ method: 'POST', path: `Accounts/${account.sid}/TtsCache/Synthesize` })).toEqual([
    expect.objectContaining({
      body: expect.objectContaining({ voice: 'aura-asteria-en', language: 'en-US' }),
    }),
  ]);
});

test('view-only users are refused a sample before the platform does', async () => {
  const path = `Accounts/${await accountSid('Acme Support')}/Applications`;
  const { body } = await api<{ application_sid: string }[]>(people.viewer, 'GET', path);
  await openScreen(`/internal/applications/${body[0]?.application_sid}/edit`, { as: 'viewer' });
  const play = page.getByRole('button', { name: 'Play voice' });
  await isRefused(play, 'You have view-only access.');
});
