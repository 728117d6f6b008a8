import { expect, test } from 'vitest';
import {
  confirmDelete,
  createButton,
  createCredential,
  keyField,
  list,
} from '../../../testing/areas/speech-credentials.ts';
import { changeOf, keptHistory, yourChanges } from '../../../testing/areas/your-changes.ts';
import {
  addressIs,
  announced,
  openScreen,
  page,
  storeAnyway,
  writes,
} from '../../../testing/index.ts';

/** Deletes a credential, and opens the changes once the deletion is noted. */
async function deleted({ sid, label }: { sid: string; label: string }) {
  await openScreen(`${list}/${sid}/edit`, { as: 'admin' });
  await page.getByRole('button', { name: 'Delete speech credential' }).click();
  await confirmDelete.click();
  await announced(/^Deleted speech service/);
  await addressIs(list);
  await expect.poll(keptHistory).toContain(label);
  await openScreen(yourChanges, { as: 'admin' });
}
const again = (label: string) => changeOf(label).getByRole('button', { name: /^Create again: / });

test('a credential is created again with its settings, and asks for its key', async () => {
  const made = await createCredential({
    vendor: 'deepgram',
    api_key: 'FAKE-key-of-deepgram',
    model_id: 'nova-2',
    use_for_tts: 0,
  });
  await deleted(made);
  await again(made.label).click();
  await expect
    .element(page.getByText('What can’t come back: its SID, passwords and keys (API key).'))
    .toBeVisible();
  await expect.element(keyField).toHaveValue('');
  await keyField.fill('FAKE-typed-again');
  await createButton.click();
  await announced('Speech credential created successfully');
  expect(writes().at(-1)?.body).toMatchObject({
    vendor: 'deepgram',
    label: made.label,
    model_id: 'nova-2',
    use_for_tts: 0,
    use_for_stt: 1,
    api_key: 'FAKE-typed-again',
  });
});

test('what the platform never returns has to be chosen again', async () => {
  const made = await createCredential({
    vendor: 'gladia',
    api_key: 'FAKE-key-of-gladia',
    region: 'eu-west',
  });
  await deleted(made);
  await again(made.label).click();
  await expect.element(page.getByText(/the platform doesn’t return \(Region\)/)).toBeVisible();
});

test('a credential of a vendor without a form is not created again, empty', async () => {
  const made = await createCredential({ vendor: 'soniox', api_key: 'FAKE-key-of-soniox' });
  await storeAnyway(
    "UPDATE speech_credentials SET vendor = 'later' WHERE speech_credential_sid = ?",
    made.sid,
  );
  await deleted(made);
  await expect.element(changeOf(made.label)).toHaveTextContent(/Deleted/);
  await expect.element(again(made.label)).not.toBeInTheDocument();
});
