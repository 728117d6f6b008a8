import { expect, test } from 'vitest';
import { createCredential, list } from '../../../../testing/areas/speech-credentials.ts';
import {
  accountSid,
  calls,
  choose,
  failNext,
  hold,
  isRefused,
  openScreen,
  page,
  writes,
} from '../../../../testing/index.ts';

const play = page.getByRole('button', { name: /^Play voice/ });
const voice = page.getByRole('combobox', { name: 'Voice' });
const stop = page.getByRole('button', { name: 'Stop' });
const listen = page.getByRole('button', { name: 'Listen to a voice' });
const samples = { path: /TtsCache\/Synthesize$/ };

test('a stored credential is heard in a voice that is chosen; nothing is asked before', async () => {
  const { sid } = await createCredential({ vendor: 'wellsaid', api_key: 'a-working-key' });
  await openScreen(`${list}/${sid}/edit`, { as: 'admin' });
  await expect.element(listen).toBeVisible();
  expect(calls({ path: /supportedLanguagesAndVoices/ })).toEqual([]);
  await listen.click();
  await expect.element(voice).toHaveTextContent('Alana B.');
  await choose(voice, 'Ramona J.');
  const held = hold(samples);
  await play.click();
  await expect.element(play).toHaveAttribute('aria-busy', 'true');
  held.release();
  await expect.element(stop).toBeVisible();
  await stop.click();
  await expect.element(play).toBeVisible();
  expect(writes(samples)[0]?.body).toMatchObject({
    speech_credential_sid: sid,
    language: 'en-US',
    encodingMp3: true,
  });
});

test('a vendor that refuses is quoted', async () => {
  const { sid } = await createCredential({ vendor: 'wellsaid', api_key: 'a-bad-key' });
  await openScreen(`${list}/${sid}/edit`, { as: 'admin' });
  await listen.click();
  await expect.element(voice).toHaveTextContent('Alana B.');
  await play.click();
  await expect.element(page.getByText('401 Unauthorized: invalid credential')).toBeVisible();
});

test('voices that could not be loaded load again, and show that they do', async () => {
  const voices = { path: /supportedLanguagesAndVoices/ };
  const { sid } = await createCredential({ vendor: 'wellsaid', api_key: 'a-working-key' });
  failNext({ ...voices, status: 500 });
  await openScreen(`${list}/${sid}/edit`, { as: 'admin' });
  await listen.click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  const held = hold(voices);
  await retry.click();
  await expect.element(retry).not.toBeInTheDocument();
  held.release();
  await expect.element(voice).toHaveTextContent('Alana B.');
});

test('view-only users look at the voices: the platform would refuse them a sample', async () => {
  const account_sid = await accountSid('Acme Support');
  const own = { vendor: 'wellsaid', api_key: 'a-working-key', account_sid };
  const { sid } = await createCredential(own);
  await openScreen(`${list}/${sid}/edit`, { as: 'viewer' });
  await listen.click();
  await expect.element(voice).toHaveTextContent('Alana B.');
  await isRefused(play, 'You have view-only access.');
});
