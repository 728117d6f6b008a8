import { expect, test } from 'vitest';
import {
  accountField,
  applicationWrites,
  createButton,
  fillRequired,
  nameField,
  openAdd,
  openNew,
  saveButton,
  saved,
  storedApplication,
} from '../../../../testing/areas/applications.ts';
import { field, listed, openVoiced, synthesis } from '../../../../testing/areas/speech.ts';
import {
  addressIs,
  announced,
  api,
  calls,
  choose,
  createAccount,
  fail,
  forgetCalls,
  hold,
  page,
  people,
  reopen,
  scrollTo,
  settled,
} from '../../../../testing/index.ts';

/** Holds back the calls for one vendor until they are released. */
const holdVendor = (vendor: string) =>
  hold({ path: new RegExp(`supportedLanguagesAndVoices\\?vendor=${vendor}(&|$)`) });

test('a late answer of the vendor before changes nothing', async () => {
  const app = await openVoiced();
  const aws = holdVendor('aws');
  await choose(field(synthesis, 'Vendor'), 'AWS');
  await choose(field(synthesis, 'Vendor'), 'Whisper');
  await listed();
  const voice = field(synthesis, 'Voice').element().textContent;
  aws.release();
  await settled();
  await expect.element(field(synthesis, 'Vendor')).toHaveTextContent('Whisper');
  await expect.element(field(synthesis, 'Voice')).toHaveTextContent(voice ?? '');
  await saved();
  expect(await storedApplication(app.sid)).toMatchObject({
    speech_synthesis_vendor: 'whisper',
    speech_synthesis_language: 'en-US',
  });
});

test('a save does not guess while the languages of a vendor are on their way', async () => {
  const app = await openVoiced();
  const ibm = holdVendor('ibm');
  forgetCalls();
  await choose(field(synthesis, 'Vendor'), 'IBM');
  await saveButton.click();
  await expect
    .element(field(synthesis, 'Language'))
    .toHaveAccessibleDescription(
      /This vendor's options couldn't be loaded\. Try again or choose another vendor\./,
    );
  expect(applicationWrites()).toEqual([]);
  ibm.release();
  await listed();
  await saved();
  expect(await storedApplication(app.sid)).toMatchObject({
    speech_synthesis_vendor: 'ibm',
    speech_synthesis_language: 'en-US',
    speech_synthesis_voice: expect.stringMatching(/.+/) as unknown,
  });
});

test('a label that the other account does not have is refused at its field', async () => {
  const other = await createAccount();
  const app = await openNew({
    speech_synthesis_vendor: 'aws',
    speech_synthesis_language: 'en-US',
    speech_synthesis_voice: 'Joanna',
    speech_synthesis_label: 'own',
  });
  await api(people.admin, 'POST', `Accounts/${app.account.sid}/SpeechCredentials`, {
    vendor: 'aws',
    label: 'own',
    use_for_tts: true,
    use_for_stt: true,
    access_key_id: 'AKIATEST',
    secret_access_key: 'secret',
    aws_region: 'us-east-1',
  });
  reopen();
  await expect.element(nameField).toBeVisible();
  // The save finishes before the other account's credentials load.
  const credentials = { path: `Accounts/${other.sid}/SpeechCredentials` };
  const held = hold(credentials);
  forgetCalls();
  await choose(accountField, other.name);
  await saveButton.click();
  await expect.poll(() => calls(credentials)).not.toEqual([]);
  held.release();
  await expect
    .element(field(synthesis, 'Label'))
    .toHaveAccessibleDescription(/This account has no AWS credential labelled “own”\./);
  expect(applicationWrites()).toEqual([]);
});

test('what is stored of an unknown vendor is shown and kept', async () => {
  const stored = {
    speech_synthesis_vendor: 'microsoft',
    speech_synthesis_language: 'tlh-KX',
    speech_synthesis_voice: 'tlh-KX-Worf',
    speech_synthesis_label: 'gone',
    speech_recognizer_vendor: 'brandnew',
    speech_recognizer_language: 'zz',
  };
  const app = await openVoiced(stored);
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  await expect.element(field(synthesis, 'Label')).toHaveTextContent('gone (unavailable)');
  await nameField.fill(`${app.name}-k`);
  await saved();
  expect(await storedApplication(app.sid)).toMatchObject(stored);
});

test('what is stored stays while a lookup fails, and Retry brings the list', async () => {
  const stored = {
    speech_synthesis_vendor: 'aws',
    speech_synthesis_language: 'en-US',
    speech_synthesis_voice: 'Joanna',
  };
  const app = await openVoiced(stored);
  const broken = fail({
    path: /supportedLanguagesAndVoices/,
    status: 422,
    answer: { msg: 'vendor is away' },
  });
  reopen();
  await expect.element(nameField).toBeVisible();
  await scrollTo(synthesis);
  await expect
    .element(field(synthesis, 'Language'))
    .toHaveAccessibleDescription("Couldn't load the list.");
  await nameField.fill(`${app.name}-l`);
  await saved();
  expect(await storedApplication(app.sid)).toMatchObject(stored);
  broken.stop();
  await synthesis.getByRole('button', { name: 'Retry' }).first().click();
  await expect.element(field(synthesis, 'Voice')).toHaveTextContent('Joanna (');
});

test('credentials that cannot be loaded are said, and no list spins for ever', async () => {
  const broken = fail({
    path: /^Accounts\/.*\/SpeechCredentials/,
    status: 500,
    answer: { msg: 'database is away' },
  });
  await openAdd();
  await fillRequired();
  const warning = page.getByText("Couldn't load the speech credentials");
  await expect.element(warning).toBeVisible();
  await listed();
  await expect.element(field(synthesis, 'Language')).toHaveTextContent('en-US');
  broken.stop();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect.element(warning).not.toBeInTheDocument();
  await listed();
  await createButton.click();
  await announced('Application created successfully');
  await addressIs(/\/internal\/applications(\?|$)/);
});

test('a list of languages that never answers says so, and is asked for again', async () => {
  await openVoiced();
  const held = hold({ path: /supportedLanguagesAndVoices.*vendor=aws(&|$)/ });
  await choose(field(synthesis, 'Vendor'), 'AWS');
  await expect
    .element(synthesis.getByText('There is no answer yet. Still waiting.').first())
    .toBeVisible();
  const before = calls({ path: /vendor=aws/ }).length;
  await synthesis.getByRole('button', { name: 'Retry' }).first().click();
  await expect.poll(() => calls({ path: /vendor=aws/ }).length).toBeGreaterThan(before);
  held.release();
  await listed();
});
