import { expect, test } from 'vitest';
import {
  accountBox,
  createCredential,
  list,
  row,
} from '../../../testing/areas/speech-credentials.ts';
import {
  announced,
  calls,
  choose,
  createAccount,
  createApplication,
  failNext,
  openScreen,
  page,
} from '../../../testing/index.ts';

const matrix = page.getByRole('table', { name: 'Speech by account' });
const byAccount = page.getByRole('link', { name: 'By account' });
const speechOf = { path: /^Accounts\/[^/]+\/SpeechCredentials$/ };

/** An account with its own credential, and an application whose fallback credential doesn't exist. */
async function scene() {
  // First by name, hence on the first page.
  const account = await createAccount({ name: `!${crypto.randomUUID()}` });
  const own = await createCredential({
    vendor: 'deepgram',
    api_key: 'fake-deepgram-key',
    account_sid: account.sid,
  });
  const app = await createApplication(account.sid, {
    speech_synthesis_vendor: 'deepgram',
    speech_synthesis_label: own.label,
    speech_recognizer_vendor: 'deepgram',
    speech_recognizer_label: own.label,
    use_for_fallback_speech: 1,
    fallback_speech_synthesis_vendor: 'wellsaid',
    fallback_speech_synthesis_label: own.label,
  });
  return { account, own, app };
}

test('a list names the applications that use a credential, by one call', async () => {
  const { account, own, app } = await scene();
  const unused = await createCredential({ vendor: 'wellsaid', api_key: 'fake-wellsaid-key' });
  await openScreen(list, { as: 'admin' });
  await choose(accountBox, account.name);
  await expect.element(row(`Deepgram (${own.label})`)).toHaveTextContent(app.name);
  await expect.element(row(`WellSaid (${unused.label})`)).toHaveTextContent('None');
  expect(calls({ path: `Accounts/${account.sid}/Applications` })).toHaveLength(1);
});

test('without the applications the list is there', async () => {
  const { account, own } = await scene();
  failNext({ path: `Accounts/${account.sid}/Applications`, status: 500, answer: { msg: 'away' } });
  await openScreen(`${list}?account=${account.sid}`, { as: 'admin' });
  await expect.element(row(`Deepgram (${own.label})`)).toHaveTextContent('Unknown');
});

test('the matrix tells whose credential a call takes, and which one is missing', async () => {
  const { account, own, app } = await scene();
  await openScreen(list, { as: 'admin' });
  await byAccount.click();
  const line = matrix.getByRole('row').filter({ hasText: account.name });
  await expect
    .element(line.getByRole('link', { name: `${own.label} · Account · TTS, STT` }))
    .toBeVisible();
  await expect
    .element(line.getByRole('img', { name: new RegExp(`No TTS for ${app.name}`) }))
    .toBeVisible();
  expect(calls(speechOf).length).toBeLessThanOrEqual(25);
  expect(calls({ path: /^Applications$/ })).toHaveLength(1);
});

test('account users have no matrix', async () => {
  await openScreen(list, { as: 'acme' });
  await expect.element(page.getByRole('link', { name: 'Add speech credential' })).toBeVisible();
  await expect.element(byAccount).not.toBeInTheDocument();
  await openScreen(`${list}/by-account`, { as: 'acme' });
  await announced('You do not have access to this resource');
});
