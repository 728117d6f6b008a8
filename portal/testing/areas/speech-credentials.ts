import { confirmation, rowOf } from '@trunkline/ui/testing/playwright';
import { page } from 'vitest/browser';
import { people, uniqueName } from '../people.ts';
import { api, providerSid } from '../scene.ts';

export const list = '/internal/speech-services';
export const filter = page.getByRole('searchbox', { name: 'Filter speech credentials' });
export const vendorBox = page.getByRole('combobox', { name: 'Vendor' });
/** Shown for a stored credential. */
export const vendorShown = page.getByRole('textbox', { name: 'Vendor' });
export const accountBox = page.getByRole('combobox', { name: 'Account' });
export const labelField = page.getByLabelText(/^Label/);
export const keyField = page.getByLabelText(/^API key/);
export const createButton = page.getByRole('button', { name: 'Create speech credential' });
export const saveButton = page.getByRole('button', { name: 'Save', exact: true });
export const testButton = page.getByRole('button', { name: 'Test', exact: true });
export const confirmDelete = confirmation(page, 'Delete speech credential');
export const credentialLink = (name: string) => page.getByRole('link', { name, exact: true });
export const row = (name: string) => rowOf(page, name);

const speechPath = async () => `ServiceProviders/${await providerSid()}/SpeechCredentials`;

/** Creates a credential for one test, under a unique label. */
export async function createCredential(members: Record<string, unknown>) {
  const label = uniqueName('label');
  const { body } = await api<{ sid: string }>(people.admin, 'POST', await speechPath(), {
    use_for_tts: 1,
    use_for_stt: 1,
    label,
    ...members,
  });
  return { sid: body.sid, label };
}

export const storedCredential = async (sid: string) =>
  (await api<Record<string, unknown>>(people.admin, 'GET', `${await speechPath()}/${sid}`)).body;

export type StoredVoice = { google_custom_voice_sid: string; name: string };
export const storedVoices = async (sid: string) =>
  (await api<StoredVoice[]>(people.admin, 'GET', `GoogleCustomVoices?speech_credential_sid=${sid}`))
    .body;
