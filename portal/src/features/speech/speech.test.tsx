import { expect, test } from 'vitest';
import {
  accountBox,
  confirmDelete,
  createButton,
  createCredential,
  credentialLink,
  filter,
  keyField,
  labelField,
  list,
  row,
  saveButton,
  storedCredential,
  testButton,
  vendorBox,
  vendorShown,
} from '../../../testing/areas/speech-credentials.ts';
import {
  accountSid,
  addressIs,
  announced,
  calls,
  choose,
  createAccount,
  failNext,
  hold,
  isRefused,
  openScreen,
  page,
  providerSid,
  uniqueName,
  writes,
} from '../../../testing/index.ts';

const deepgram = { vendor: 'deepgram', api_key: 'fake-deepgram-key' };

test('a list is of the provider, or of what an account can use; nothing is tested by it', async () => {
  const account = await createAccount();
  const own = await createCredential({ ...deepgram, account_sid: account.sid });
  const name = `Deepgram (${own.label})`;
  await openScreen(list, { as: 'admin' });
  await filter.fill('deepgram');
  await expect.element(credentialLink('Deepgram').first()).toBeVisible();
  await expect.element(credentialLink(name)).not.toBeInTheDocument();
  await filter.fill('');
  await choose(accountBox, account.name);
  await expect.element(row(name)).toHaveTextContent('Account');
  await expect.element(row(name)).toHaveTextContent('Status not tested');
  await expect.element(row('Custom')).not.toBeInTheDocument();
  expect(calls({ path: /\/test$/ })).toEqual([]);
  expect(calls({ path: `Accounts/${account.sid}/SpeechCredentials` })).toHaveLength(1);
});

test('account users see what they can use, and open their own alone', async () => {
  const acme = await accountSid('Acme Support');
  const own = await createCredential({ ...deepgram, account_sid: acme });
  const shared = await createCredential(deepgram);
  await openScreen(list, { as: 'acme' });
  await expect.element(credentialLink(`Deepgram (${own.label})`)).toBeVisible();
  await expect.element(row(`Deepgram (${shared.label})`)).toHaveTextContent('Service provider');
  await expect.element(credentialLink(`Deepgram (${shared.label})`)).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: `Delete Deepgram (${shared.label})` }))
    .not.toBeInTheDocument();
  await expect.element(accountBox).not.toBeInTheDocument();
  await openScreen(`${list}/${shared.sid}/edit`, { as: 'acme' });
  await announced('You do not have access to this resource');
  await addressIs(list);
});

test('a vendor asks for what it needs, and is sent what was entered', async () => {
  const account = await createAccount();
  const label = uniqueName('label');
  await openScreen(`${list}/add`, { as: 'admin' });
  await createButton.click();
  await expect.element(vendorBox).toHaveAccessibleDescription(/Choose a vendor/);
  await choose(vendorBox, 'IBM');
  await expect.element(page.getByLabelText(/^TTS API key/)).toBeVisible();
  await choose(vendorBox, 'Deepgram');
  await choose(accountBox, account.name);
  await labelField.fill(label);
  await createButton.click();
  await expect.element(keyField).toHaveAccessibleDescription(/Enter the API key\./);
  expect(writes()).toEqual([]);
  await keyField.fill('fake-deepgram-key');
  await createButton.click();
  await announced('Speech credential created successfully');
  await addressIs(new RegExp(`^${list}\\?account=${account.sid}`));
  expect(writes()[0]?.body).toMatchObject({
    vendor: 'deepgram',
    account_sid: account.sid,
    service_provider_sid: await providerSid(),
    label,
    use_for_tts: 1,
    use_for_stt: 1,
    api_key: 'fake-deepgram-key',
    deepgram_stt_uri: null,
  });
  await expect.element(credentialLink(`Deepgram (${label})`)).toBeVisible();
});

test('the models of a stored credential are those of its own key', async () => {
  const account = await createAccount();
  const { sid, label } = await createCredential({
    vendor: 'elevenlabs',
    api_key: 'fake-eleven-key',
    model_id: 'eleven_turbo_v2',
    account_sid: account.sid,
  });
  await openScreen(`${list}/${sid}/edit`, { as: 'admin' });
  const asked = { path: /supportedLanguagesAndVoices/ };
  await expect.poll(() => calls(asked)).toHaveLength(1);
  expect(calls(asked)[0]).toMatchObject({
    path: expect.stringMatching(`^Accounts/${account.sid}/`),
    search: `?vendor=elevenlabs&label=${label}`,
  });
});

test('a late list of one vendor’s models does not reach another', async () => {
  await openScreen(`${list}/add`, { as: 'admin' });
  const held = hold({ path: /supportedLanguagesAndVoices\?vendor=whisper/ });
  await choose(vendorBox, 'Whisper');
  await choose(vendorBox, 'PlayHT');
  held.release();
  await expect.element(page.getByRole('combobox', { name: 'Voice Engine' })).toHaveValue('Play3.0');
  await choose(page.getByRole('combobox', { name: 'Voice Engine' }), 'Dialog 1.0');
});

test('a label in use is told at the field', async () => {
  const taken = await createCredential(deepgram);
  await openScreen(`${list}/add`, { as: 'admin' });
  await choose(vendorBox, 'Deepgram');
  await labelField.fill(taken.label);
  await keyField.fill('fake-deepgram-key');
  await createButton.click();
  await expect.element(labelField).toHaveAccessibleDescription(/is already in use/);
  await expect.element(keyField).toHaveValue('fake-deepgram-key');
});

test('a change sends all that can change and no secret; the key stays', async () => {
  const { sid } = await createCredential({
    vendor: 'elevenlabs',
    api_key: 'fake-eleven-key',
    model_id: 'eleven_turbo_v2',
    api_uri: 'api.elevenlabs.io',
    use_for_stt: 0,
  });
  const before = await storedCredential(sid);
  await openScreen(`${list}/${sid}/edit`, { as: 'admin' });
  await expect.element(keyField).toHaveAttribute('readonly');
  await expect.element(vendorShown).toHaveAttribute('readonly');
  await expect.element(labelField).toHaveAttribute('readonly');
  expect(document.body.innerHTML).not.toContain(String(before['api_key']));
  await choose(page.getByRole('combobox', { name: /Data residency/ }), 'EU');
  await page.getByRole('checkbox', { name: 'Extra options' }).click();
  await saveButton.click();
  await announced('Speech credential updated successfully');
  await addressIs(`${list}/${sid}/edit`);
  const [change] = writes();
  const { options, ...rest } = { ...(change?.body as Record<string, unknown> | undefined) };
  expect(rest).toEqual({
    use_for_tts: 1,
    use_for_stt: 0,
    api_uri: 'api.eu.residency.elevenlabs.io',
    model_id: 'eleven_turbo_v2',
  });
  expect(JSON.parse(String(options))).toMatchObject({ optimize_streaming_latency: 3 });
  expect((await storedCredential(sid))['api_key']).toBe(before['api_key']);
});

test('a test says of both uses what it came to, and why', async () => {
  const { sid } = await createCredential({
    vendor: 'ibm',
    tts_api_key: 'bad-key-of-tts',
    tts_region: 'eu-de',
    stt_api_key: 'fine-key-of-stt',
    stt_region: 'eu-de',
    instance_id: 'i',
  });
  await openScreen(`${list}/${sid}/edit`, { as: 'admin' });
  await expect.element(page.getByText('Status not tested')).toBeVisible();
  await testButton.click();
  await expect.element(page.getByText('Status fail')).toBeVisible();
  await expect.element(page.getByText(/^TTS: 401 Unauthorized/)).toBeVisible();
  failNext({ path: /\/test$/, status: 500, answer: { msg: 'away' } });
  await testButton.click();
  await expect.element(page.getByText('Status error')).toBeVisible();
  await expect.element(page.getByText('away')).toBeVisible();
});

test('a vendor’s reason is shown without the key that it quotes', async () => {
  const { sid } = await createCredential({ vendor: 'deepgram', api_key: 'a-key' });
  await openScreen(`${list}/${sid}/edit`, { as: 'admin' });
  const quoted = (reason: string) => ({ status: 'fail', reason });
  const answer = { tts: quoted('GET https://v.example/?api_key=quoted-key'), stt: quoted('') };
  failNext({ path: /\/test$/, status: 200, answer });
  await testButton.click();
  const shown = page.getByText('GET https://v.example/?api_key=', { exact: true });
  await expect.element(shown).toBeVisible();
  await expect.element(page.getByText(/quoted-key/)).not.toBeInTheDocument();
  failNext({ path: /\/test$/, status: 500, answer: { msg: 'token=quoted-key is wrong' } });
  await testButton.click();
  await expect.element(page.getByText('token= is wrong', { exact: true })).toBeVisible();
});

test('a failed test says nothing about a credential that is off', async () => {
  const { sid } = await createCredential({ ...deepgram, use_for_tts: 0 });
  await openScreen(`${list}/${sid}/edit`, { as: 'admin' });
  failNext({ path: /\/test$/, status: 500, answer: { msg: 'away' } });
  await testButton.click();
  await expect.element(page.getByText('away')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Use for speech to text' }).click();
  await saveButton.click();
  await announced('Speech credential updated successfully');
  await expect.element(page.getByText('away')).not.toBeInTheDocument();
});

test('what cannot be tested says so', async () => {
  const off = await createCredential({ ...deepgram, use_for_tts: 0, use_for_stt: 0 });
  await openScreen(`${list}/${off.sid}/edit`, { as: 'admin' });
  await isRefused(testButton, 'In order to test your credentials you need to enable TTS/STT.');
  const nvidia = await createCredential({ vendor: 'nvidia', riva_server_uri: 'riva:50051' });
  await openScreen(`${list}/${nvidia.sid}/edit`, { as: 'admin' });
  await isRefused(testButton, 'The platform has no test for Nvidia.');
});

test('all of a list are tested on request, three at a time, until it is cancelled', async () => {
  const account = await createAccount();
  const made = await Promise.all(
    Array.from({ length: 4 }, () => createCredential({ ...deepgram, account_sid: account.sid })),
  );
  await openScreen(`${list}?account=${account.sid}`, { as: 'admin' });
  await filter.fill('label-');
  await expect.element(credentialLink(`Deepgram (${made[0]?.label})`)).toBeVisible();
  await page.getByRole('button', { name: 'Test all' }).click();
  expect(calls({ path: /\/test$/ })).toEqual([]);
  const held = hold({ path: /\/test$/ });
  await page.getByRole('button', { name: /^Test \d+ credentials$/ }).click();
  await expect.poll(() => calls({ path: /\/test$/ }).length).toBe(3);
  await page.getByRole('button', { name: 'Cancel' }).click();
  held.release();
  await expect.element(page.getByRole('heading', { name: /^Tested 0 of/ })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
  expect(calls({ path: /\/test$/ })).toHaveLength(3);
});

test('deleting names vendor and label; a refusal says so in its words', async () => {
  const { sid, label } = await createCredential(deepgram);
  const name = `Deepgram (${label})`;
  await openScreen(list, { as: 'admin' });
  const remove = page.getByRole('button', { name: `Delete ${name}` });
  await filter.fill(label);
  await remove.click();
  failNext({ method: 'DELETE', path: new RegExp(sid), status: 403, answer: { msg: 'no' } });
  await confirmDelete.click();
  await announced('You do not have permissions to delete these Speech Credentials');
  await remove.click();
  await confirmDelete.click();
  await announced(`Deleted speech service ${name}`);
  await expect.element(credentialLink(name)).not.toBeInTheDocument();
});
