import { expect, test } from 'vitest';
import {
  confirmDelete,
  createButton,
  createCredential,
  labelField,
  list,
  saveButton,
  storedVoices,
  vendorBox,
} from '../../../../testing/areas/speech-credentials.ts';
import {
  addressIs,
  announced,
  calls,
  choose,
  chooseFile,
  isRefused,
  openScreen,
  page,
  uniqueName,
  writeLines,
  writes,
} from '../../../../testing/index.ts';

const keyFile = JSON.stringify({
  client_email: 'voice@acme.iam.example.net',
  private_key: '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG\n-----END PRIVATE KEY-----\n',
});
const google = { vendor: 'google', service_key: keyFile };
const useVoices = page.getByRole('checkbox', { name: 'Use custom voices' });
const voice = (number: number) => page.getByRole('group', { name: `Custom voice ${number}` });
const nameOf = (number: number) => voice(number).getByLabelText(/^Name/);
const modelOf = (number: number) => voice(number).getByLabelText(/^Model/);
const namesOf = async (sid: string) => (await storedVoices(sid)).map(({ name }) => name).toSorted();

test('a key file is checked, shown in part, and sent whole; voices follow', async () => {
  await openScreen(`${list}/add`, { as: 'admin' });
  await choose(vendorBox, 'Google');
  await labelField.fill(uniqueName('label'));
  await chooseFile(new File(['{}'], 'key.json'));
  await expect
    .element(page.getByText('Invalid service key file, could not parse as JSON.'))
    .toBeVisible();
  await chooseFile(new File([keyFile], 'key.json'));
  await expect.element(page.getByText(/MIIEvQXX/)).toBeVisible();
  await useVoices.click();
  await createButton.click();
  await expect.element(nameOf(1)).toHaveAccessibleDescription('Enter a name.');
  await nameOf(1).fill('Announcer');
  await modelOf(1).fill('projects/a/models/m');
  await createButton.click();
  await announced('Speech credential created successfully');
  await addressIs(/speech-services(\?|$)/);
  expect(writes()[0]?.body).toMatchObject({ vendor: 'google', service_key: keyFile });
  expect(writes()[1]?.body).toMatchObject({
    name: 'Announcer',
    model: 'projects/a/models/m',
    reported_usage: 'REALTIME',
    use_voice_cloning_key: 0,
  });
});

test('voices are added and removed with the save', async () => {
  const { sid } = await createCredential(google);
  await openScreen(`${list}/${sid}/edit`, { as: 'admin' });
  await useVoices.click();
  await page.getByRole('button', { name: 'Remove custom voice 1' }).click();
  await announced('You must provide at least one custom voice.');
  await nameOf(1).fill('One');
  await modelOf(1).fill('m1');
  await page.getByRole('button', { name: 'Add custom voice' }).click();
  await nameOf(2).fill('Two');
  await modelOf(2).fill('m2');
  await saveButton.click();
  await announced('Speech credential updated successfully');
  expect(await namesOf(sid)).toEqual(['One', 'Two']);
  await page.getByRole('button', { name: 'Remove custom voice 1' }).click();
  await saveButton.click();
  await expect.poll(() => namesOf(sid)).toHaveLength(1);
});

test('a cloning key is uploaded after its voice, by admins alone', async () => {
  const { sid } = await createCredential(google);
  await openScreen(`${list}/${sid}/edit`, { as: 'admin' });
  await useVoices.click();
  await nameOf(1).fill('Clone');
  await voice(1).getByRole('checkbox', { name: 'Use voice cloning key' }).click();
  await saveButton.click();
  await expect.element(voice(1).getByText('Choose a key file.')).toBeVisible();
  await chooseFile(new File(['FAKE-CLONING-KEY'.repeat(20)], 'clone.txt'));
  await saveButton.click();
  await announced('Speech credential updated successfully');
  expect(writeLines().map((line) => line.replace(/[0-9a-f-]{36}/g, ':sid'))).toEqual([
    'PUT ServiceProviders/:sid/SpeechCredentials/:sid',
    'POST GoogleCustomVoices',
    'POST GoogleCustomVoices/:sid/VoiceCloningKey',
  ]);
  expect((await storedVoices(sid))[0]).toMatchObject({
    voice_cloning_key: `${'FAKE-CLONING-KEY'.repeat(20).slice(0, 100)}...`,
  });
  const other = await createCredential(google);
  await openScreen(`${list}/${other.sid}/edit`, { as: 'northwind' });
  await useVoices.click();
  await isRefused(
    voice(1).getByRole('checkbox', { name: 'Use voice cloning key' }),
    'Only administrators can give a voice cloning key.',
  );
});

test('of a credential that was deleted no voices are asked for', async () => {
  const { sid } = await createCredential(google);
  await openScreen(`${list}/${sid}/edit`, { as: 'admin' });
  await expect.element(useVoices).toBeVisible();
  await page.getByRole('button', { name: 'Delete speech credential' }).click();
  await expect.element(confirmDelete).toBeVisible();
  const before = calls().length;
  await confirmDelete.click();
  await announced(/^Deleted speech service/);
  await addressIs(list);
  const asked = calls().slice(before);
  const deletion = asked.findIndex(({ method }) => method === 'DELETE');
  expect(deletion).not.toBe(-1);
  expect(
    asked.slice(deletion).filter(({ path, search }) => `${path}${search}`.includes(sid)),
  ).toHaveLength(1);
});
