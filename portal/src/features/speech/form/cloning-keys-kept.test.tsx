import { expect, test } from 'vitest';
import {
  confirmDelete,
  createButton,
  createCredential,
  list,
  saveButton,
  storedVoices,
} from '../../../../testing/areas/speech-credentials.ts';
import {
  changeOf,
  keptAnywhere,
  keptHistory,
  undoButton,
  yourChanges,
} from '../../../../testing/areas/your-changes.ts';
import {
  announced,
  api,
  chooseFile,
  forgetCalls,
  openScreen,
  page,
  people,
  storeAnyway,
  writeLines,
} from '../../../../testing/index.ts';
import { database } from '../../../browser/database.ts';
import { getSession } from '../../../session/session.ts';

const serviceKey = JSON.stringify({
  client_email: 'voice@acme.iam.example.net',
  private_key: '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG\n-----END PRIVATE KEY-----\n',
});
const key = 'FAKE-cloning-kept-';
const cloned = page.getByRole('group', { name: /^Custom voice \d/ }).filter({
  has: page.getByRole('checkbox', { name: 'Use voice cloning key', checked: true }),
});
const nameField = cloned.getByLabelText(/^Name/);
const preview = cloned.getByText(`${key.repeat(10).slice(0, 100)}...`);
const uploads = () => writeLines().filter((line) => line.endsWith('/VoiceCloningKey'));

/** Creates a credential with a cloned voice whose key is stored, and a voice from a model. */
async function createCloned() {
  const made = await createCredential({ vendor: 'google', service_key: serviceKey });
  const voices = [
    { name: 'Clone', model: '', use_voice_cloning_key: 1 },
    { name: 'Trained', model: 'm1', use_voice_cloning_key: 0 },
  ];
  for (const one of voices) {
    const body = { ...one, reported_usage: 'REALTIME', speech_credential_sid: made.sid };
    await api(people.admin, 'POST', 'GoogleCustomVoices', body);
  }
  await storeAnyway(
    "UPDATE google_custom_voices SET voice_cloning_key = ? WHERE speech_credential_sid = ? AND name = 'Clone'",
    key.repeat(10),
    made.sid,
  );
  return made;
}

/** Simulates a crash of the form's page, then opens the form again: its draft is still stored. */
async function dies(sid: string) {
  const drafts = database<string>('drafts');
  const find = async () =>
    (await drafts.all())
      .map(([, value]) => value as { path: string })
      .find(({ path }) => path.includes(sid));
  const draft = await find();
  await openScreen(list, { as: 'admin' });
  await expect.poll(find).toBeUndefined();
  const userSid = getSession()?.user.userSid;
  await drafts.put('of another page', { ...draft, userSid, page: 'dead' });
  await openScreen(`${list}/${sid}/edit`, { as: 'admin' });
}

test('a draft, the history and a deleted credential have no part of a cloning key', async () => {
  const { sid, label } = await createCloned();
  await openScreen(`${list}/${sid}/edit`, { as: 'admin' });
  await expect.element(preview).toBeVisible();
  await nameField.fill('Clone of the draft');
  await expect.poll(keptAnywhere, { timeout: 5000 }).toContain('Clone of the draft');
  expect(await keptAnywhere()).not.toContain(key);
  await dies(sid);
  await expect.element(nameField).toHaveValue('Clone of the draft');
  await expect.element(preview).toBeVisible();
  await saveButton.click();
  await announced('Speech credential updated successfully');
  await expect.poll(keptHistory).toContain('Clone of the draft');
  expect(await keptAnywhere()).not.toContain(key);
  await expect.element(preview).toBeVisible();
  await page.getByRole('button', { name: 'Delete speech credential' }).click();
  await confirmDelete.click();
  await announced(/^Deleted speech service/);
  await openScreen(yourChanges, { as: 'admin' });
  await expect.element(changeOf(label)).toHaveTextContent(/Deleted/);
  expect(await keptAnywhere()).not.toContain(key);

  await changeOf(label)
    .getByRole('button', { name: /^Create again: / })
    .click();
  await expect.element(page.getByText(/voice cloning keys/)).toBeVisible();
  await chooseFile(new File([serviceKey], 'key.json'));
  forgetCalls();
  await createButton.click();
  await expect.element(cloned.getByText('Choose a key file.')).toBeVisible();
  expect(writeLines()).toEqual([]);
  await chooseFile(new File(['FAKE-next'], 'clone.txt'), cloned.element());
  await createButton.click();
  await announced('Speech credential created successfully');
  expect(uploads()).toHaveLength(1);
});

test('an undo that brings a cloned voice back says that it is not as it was, and its key is asked for', async () => {
  const { sid } = await createCloned();
  await openScreen(`${list}/${sid}/edit`, { as: 'admin' });
  await cloned.getByRole('button', { name: /^Remove custom voice/ }).click();
  await saveButton.click();
  await announced('Speech credential updated successfully');
  expect((await storedVoices(sid)).map(({ name }) => name)).toEqual(['Trained']);
  await undoButton.click();
  await announced(/undone\. Not changed back: Custom voices/);
  await expect.element(cloned.getByText('Voice cloning key*')).toBeVisible();
});
