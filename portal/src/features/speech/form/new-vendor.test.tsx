import { type SpeechVendor, speechVendors } from '@trunkline/ui/engines/speech-vendors';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  field,
  listed,
  openVoiced,
  recognizer,
  synthesis,
} from '../../../../testing/areas/speech.ts';
import {
  createButton,
  list,
  row,
  vendorBox,
} from '../../../../testing/areas/speech-credentials.ts';
import {
  addressIs,
  announced,
  choose,
  createAccount,
  fail,
  openScreen,
  optionsOf,
  page,
  scrollTo,
  writes,
} from '../../../../testing/index.ts';

/** A fictional vendor: everything the console knows about it. */
const parrot: SpeechVendor = {
  id: 'parrot',
  name: 'Parrot Voices',
  synthesis: { shape: 'typed' },
  fields: [
    {
      kind: 'secret',
      id: 'parrot_key',
      label: 'Parrot key',
      isRequired: true,
      isFixed: true,
      requiredMessage: 'Enter the Parrot key.',
    },
    { kind: 'text', id: 'parrot_cage', label: 'Cage' },
  ],
  tests: { tts: 'lets it talk' },
};

// Adding a vendor means adding its record to this list, and nothing else.
const records = speechVendors as SpeechVendor[];
beforeEach(() => {
  records.push(parrot);
});
afterEach(() => {
  records.splice(records.indexOf(parrot), 1);
});

const stored = {
  speech_credential_sid: '00000000-0000-4000-8000-00000000feed',
  account_sid: null,
  vendor: 'parrot',
  label: 'polly',
  use_for_tts: 1,
  use_for_stt: 0,
  parrot_key: 'secretXXXX',
  parrot_cage: 'north',
};
// The sandbox only knows the platform's vendors.
const lists = { method: 'GET', path: /SpeechCredentials$/, status: 200, answer: [stored] };
const one = { path: new RegExp(`SpeechCredentials/${stored.speech_credential_sid}$`) };

test('its form asks for its fields and sends them', async () => {
  fail({ method: 'POST', path: /SpeechCredentials$/, status: 201, answer: { sid: 'x' } });
  await openScreen(`${list}/add`, { as: 'admin' });
  await choose(vendorBox, 'Parrot Voices');
  await expect.element(page.getByLabelText('Use for text to speech')).toBeChecked();
  await expect.element(page.getByLabelText('Use for speech to text')).not.toBeInTheDocument();
  await createButton.click();
  const key = page.getByLabelText(/^Parrot key/);
  await expect.element(key).toHaveAccessibleDescription(/Enter the Parrot key\./);
  await key.fill('secret-of-the-parrot');
  await page.getByLabelText('Cage').fill('south');
  await createButton.click();
  await announced('Speech credential created successfully');
  expect(writes()[0]?.body).toMatchObject({
    vendor: 'parrot',
    use_for_tts: 1,
    use_for_stt: 0,
    parrot_key: 'secret-of-the-parrot',
    parrot_cage: 'south',
  });
  await addressIs(list);
});

test('a stored one is shown, and its secret is neither told nor sent back', async () => {
  fail({ ...one, method: 'GET', status: 200, answer: stored });
  fail({ ...one, method: 'PUT', status: 204, answer: '' });
  await openScreen(`${list}/${stored.speech_credential_sid}/edit`, { as: 'admin' });
  await expect.element(page.getByText('The platform lets it talk (text to speech).')).toBeVisible();
  const cage = page.getByLabelText('Cage');
  await expect.element(cage).toHaveValue('north');
  expect(document.body.innerHTML).not.toContain('secretXXXX');
  await page.getByLabelText('Use for text to speech').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => writes()).toHaveLength(1);
  expect(writes()[0]?.body).toEqual({ use_for_tts: 0, use_for_stt: 0, parrot_cage: 'north' });
});

test('lists, matrix and the choice of an application know it', async () => {
  await createAccount();
  fail(lists);
  await openScreen(list, { as: 'admin' });
  await expect.element(row('Parrot Voices (polly)')).toBeVisible();
  await page.getByRole('link', { name: 'By account' }).click();
  // No application uses it.
  await page.getByRole('button', { name: /^\d+ more$/ }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Parrot Voices' })).toBeVisible();
  await openVoiced();
  await scrollTo(synthesis);
  await listed();
  expect(await optionsOf(field(synthesis, 'Vendor'))).toContain('Parrot Voices');
  expect(await optionsOf(field(recognizer, 'Vendor'))).not.toContain('Parrot Voices');
});
