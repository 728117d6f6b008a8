import { expect, test } from 'vitest';
import {
  createCredential,
  list,
  storedCredential,
} from '../../../../testing/areas/speech-credentials.ts';
import {
  addressIs,
  announced,
  api,
  createAccount,
  createApplication,
  failNext,
  openScreen,
  page,
  people,
  writeLines,
} from '../../../../testing/index.ts';

const key = 'fake-deepgram-key-2';
const open = page.getByRole('button', { name: 'Replace key…' });
const dialog = page.getByRole('dialog');
const keyField = dialog.getByLabelText(/^API key/);
const go = dialog.getByRole('button', { name: 'Replace key' });

/** A labelled credential, and `count` applications that use it. */
async function scene(count: number) {
  const account = await createAccount();
  const old = await createCredential({
    vendor: 'deepgram',
    api_key: 'fake-deepgram-key',
    model_id: 'nova-2',
    account_sid: account.sid,
  });
  const columns = { speech_synthesis_vendor: 'deepgram', speech_synthesis_label: old.label };
  const apps = await Promise.all(
    Array.from({ length: count }, () => createApplication(account.sid, columns)),
  );
  const labels = async () =>
    Promise.all(
      apps.map(async ({ sid }) => {
        const { body } = await api<Record<string, unknown>>(
          people.admin,
          'GET',
          `Applications/${sid}`,
        );
        return body['speech_synthesis_label'];
      }),
    );
  await openScreen(`${list}/${old.sid}/edit`, { as: 'admin' });
  await open.click();
  return { old, labels, next: `${old.label}-v2` };
}

const addressSid = () => /speech-services\/([^/]+)\/edit/.exec(window.location.pathname)?.[1] ?? '';

test('a new key comes with a new credential: tested, used by the applications, the old one gone', async () => {
  const { old, labels, next } = await scene(1);
  await go.click();
  await expect.element(keyField).toHaveAccessibleDescription(/Enter the API key\./);
  expect(writeLines()).toEqual([]);
  await keyField.fill(key);
  await go.click();
  await announced(`Replaced the key of Deepgram (${old.label})`);
  await expect.poll(addressSid).not.toBe(old.sid);
  await expect.element(page.getByLabelText(/^Label/)).toHaveValue(next);
  expect(writeLines()[0]).toMatch(/^POST .*SpeechCredentials$/);
  expect(writeLines().slice(1)).toEqual([
    expect.stringMatching(/^PUT Applications/),
    expect.stringMatching(new RegExp(`^DELETE .*${old.sid}$`)),
  ]);
  expect(await storedCredential(addressSid())).toMatchObject({ model_id: 'nova-2', label: next });
  expect(await labels()).toEqual([next]);
  expect(document.body.innerHTML + JSON.stringify(window.sessionStorage)).not.toContain(key);
});

test('a replacement that stops in the middle says so, and goes on later with what is left', async () => {
  const { old, labels, next } = await scene(2);
  await keyField.fill('bad-key');
  await go.click();
  await expect.element(dialog.getByText(/no application uses it yet/)).toBeVisible();
  await expect.element(dialog.getByText(/401/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Use another key' }).click();
  await expect.element(keyField).toHaveValue('');
  await keyField.fill(key);
  failNext({
    method: 'PUT',
    path: /^Applications/,
    status: 500,
    answer: { msg: 'away' },
  });
  await go.click();
  await expect
    .element(dialog.getByText(/^The new credential exists; 1 of 2 applications use it\./))
    .toBeVisible();
  await expect.element(dialog.getByText('away')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await open.click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await announced(`Replaced the key of Deepgram (${old.label})`);
  await addressIs(/\/edit$/);
  expect(await labels()).toEqual([next, next]);
  // One credential failed its test and was deleted; the other one stays.
  expect(writeLines().filter((line) => line.startsWith('POST'))).toHaveLength(2);
});
