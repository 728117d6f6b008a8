import { expect, onTestFinished, test } from 'vitest';
import {
  announced,
  api,
  calls,
  choose,
  chooseFile,
  createAccount,
  createApplication,
  failNext,
  hold,
  openScreen,
  page,
  people,
  reopen,
  uniqueName,
  writes,
} from '../../../testing/index.ts';
import { sessionKeys, tab } from '../../browser/storage.ts';

const address = '/internal/configuration';
const applyAddress = `${address}?view=apply`;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const subject = page.getByRole('combobox', { name: 'Export', exact: true });

const yaml = (text: string) => new File([text], 'configuration.yaml');
const fileOf = (name: string, rest: string) => `version: 1\naccount:\n  name: ${name}\n${rest}`;
const carrierFile = (name: string, carrier: string) =>
  fileOf(
    name,
    `  carriers:
    - name: ${carrier}
      register_username: trunk
      register_password: { secret: TRUNK_PASSWORD }
      sip_gateways:
        - address: 203.0.113.7
          inbound: true
          outbound: true
`,
  );

/** Opens the tab for applying, chooses a file and an account, and plans. */
async function plan(text: string, account: string, as: keyof typeof people = 'admin') {
  onTestFinished(() => tab.remove(sessionKeys.configuration));
  await openScreen(applyAddress, { as });
  await expect.element(button('Plan')).toBeVisible();
  await chooseFile(yaml(text));
  await choose(page.getByRole('combobox', { name: 'Apply to' }), account);
  await button('Plan').click();
}

test('a file is applied: the plan first, then its secrets, then what it says', async () => {
  const account = await createAccount();
  const carrier = uniqueName('trunk');
  await plan(carrierFile(account.name, carrier), account.name);
  await expect.element(page.getByText(/^1 to create, 0 to change, 0 to delete/)).toBeVisible();
  expect(writes()).toEqual([]);
  await button('Apply 0 of 1 change, 1 needs a secret').click();
  const password = page.getByLabelText(/Outbound authentication: password/);
  await expect.element(password).toBeInvalid();
  expect(writes()).toEqual([]);
  await password.fill('hidden-from-all');
  await button('Apply 1 change').click();
  await announced('Configuration applied');
  await expect.element(page.getByText('1 done, 0 failed, 0 left out.')).toBeVisible();
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    [
      expect.stringMatching(/^ServiceProviders\/.*\/VoipCarriers$/),
      expect.objectContaining({ name: carrier, register_password: 'hidden-from-all' }),
    ],
    ['SipGateways', expect.objectContaining({ ipv4: '203.0.113.7' })],
  ]);
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(kept).not.toContain('hidden');
  await button('Done').click();
  await chooseFile(yaml(carrierFile(account.name, carrier)));
  await choose(page.getByRole('combobox', { name: 'Apply to' }), account.name);
  await button('Plan').click();
  await expect.element(button('Nothing to apply')).toBeDisabled();
});

test('what fails is told, and a new plan after a reload has only that', async () => {
  const account = await createAccount();
  const names = [uniqueName('one'), uniqueName('two')];
  const carriers = names.map((name) => `    - name: ${name}\n`).join('');
  await plan(fileOf(account.name, `  carriers:\n${carriers}`), account.name);
  failNext({ method: 'POST', path: /VoipCarriers$/, status: 500, answer: { msg: 'not now' } });
  await button('Apply 2 changes').click();
  await announced('Some records were not applied');
  await expect.element(page.getByText('1 done, 1 failed, 0 left out.')).toBeVisible();
  reopen();
  await expect.element(page.getByText('An apply was not finished')).toBeVisible();
  await button('Plan the rest').click();
  await expect.element(page.getByText(/^1 to create/)).toBeVisible();
  await button('Apply 1 change').click();
  await announced('Configuration applied');
});

test('another tab asks while a file is applied, and then the rest of it is left', async () => {
  const account = await createAccount();
  const names = Array.from({ length: 6 }, () => uniqueName('held'));
  const carriers = names.map((name) => `    - name: ${name}\n`).join('');
  await plan(fileOf(account.name, `  carriers:\n${carriers}`), account.name);
  const held = hold({ method: 'POST', path: /VoipCarriers$/ });
  await button('Apply 6 changes').click();
  await expect.poll(() => writes().length).toBe(4);
  await page.getByRole('tab', { name: 'Export' }).click();
  const question = page.getByRole('alertdialog', { name: 'Stop applying?' });
  await question.getByRole('button', { name: 'Leave and stop' }).click();
  await expect.element(subject).toBeVisible();
  held.release();
  await announced('Some records were not applied');
  expect(writes()).toHaveLength(4);
});

test('a record that was changed since the plan is asked about', async () => {
  const account = await createAccount();
  const application = await createApplication(account.sid);
  await openScreen(address, { as: 'admin' });
  await choose(subject, account.name);
  await button('Export').click();
  const file = page.getByRole('region', { name: 'YAML' });
  await expect.element(file).toBeVisible();
  const text = file.element().textContent ?? '';
  await plan(
    text.replace('speech_synthesis_language: en-US', 'speech_synthesis_language: de-DE'),
    account.name,
  );
  await expect.element(page.getByText(/^0 to create, 1 to change/)).toBeVisible();
  await api(people.admin, 'PUT', `Applications/${application.sid}`, {
    speech_synthesis_language: 'it-IT',
  });
  await button('Apply 1 change').click();
  await button(`Overwrite ${application.name}`).click();
  await announced('Configuration applied');
  const { body } = await api<Record<string, unknown>>(
    people.admin,
    'GET',
    `Applications/${application.sid}`,
  );
  expect(body['speech_synthesis_language']).toBe('de-DE');
});

test('nothing is deleted unless it is chosen', async () => {
  const account = await createAccount();
  const application = await createApplication(account.sid);
  await plan(fileOf(account.name, '  applications: []\n'), account.name);
  await expect.element(button('Nothing to apply')).toBeDisabled();
  const box = page.getByRole('checkbox', { name: `Delete ${application.name}` });
  await box.click();
  await button('Apply 1 change').click();
  await announced('Configuration applied');
  expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    `DELETE Applications/${application.sid}`,
  ]);
});

test('a file that isn’t right says where, and asks the platform for nothing', async () => {
  const account = await createAccount();
  await plan(fileOf(account.name, '  carier: []\n'), account.name);
  await expect
    .element(page.getByText(/Line 4, column 3: "carier" is no member of account\. Did you mean/))
    .toBeVisible();
  expect(writes()).toEqual([]);
});

test('a routing table that this log-in can’t write is refused in the plan, and the rest is done', async () => {
  const account = await createAccount();
  const file = fileOf(account.name, '  limits:\n    device: 7\n  routing:\n    name: Ours\n');
  await plan(file, account.name, 'northwind');
  await expect
    .element(page.getByText(/^Only the account itself or an administrator/))
    .toBeVisible();
  await expect.element(page.getByText(/1 that can’t be written$/)).toBeVisible();
  // A refused table isn't also listed as left out.
  await expect
    .element(page.getByText(/Routing tables of accounts are left out/))
    .not.toBeInTheDocument();
  await button('Apply 1 change').click();
  await expect.element(page.getByText('1 done, 0 failed, 1 left out.')).toBeVisible();
  expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST Accounts/${account.sid}/Limits`,
  ]);
});

test('a value that a form refuses is refused with its line, and nothing is written', async () => {
  const account = await createAccount();
  await plan(fileOf(account.name, '  limits:\n    device: -5\n'), account.name);
  await expect
    .element(page.getByText('Line 5, column 13: "device": Enter a whole number, 0 or more.'))
    .toBeVisible();
  expect(writes()).toEqual([]);
});

test('a file in another encoding is refused by its name', async () => {
  await openScreen(applyAddress, { as: 'admin' });
  await expect.element(button('Plan')).toBeVisible();
  const bytes = Uint8Array.from([
    0xff,
    0xfe,
    ...[...'version: 1'].flatMap((one) => [one.charCodeAt(0), 0]),
  ]);
  await chooseFile(new File([bytes], 'configuration.yaml'));
  await expect.element(page.getByText('The file is in UTF-16. Save it as UTF-8.')).toBeVisible();
  await button('Plan').click();
  const file = page.getByLabelText('File to apply', { exact: true });
  await expect.element(file).toHaveFocus();
  await expect.element(page.getByText('Choose an account.')).toBeVisible();
});

test('a press names what is missing, leads to it, and asks the platform for nothing', async () => {
  const account = await createAccount();
  await openScreen(`${address}?view=copy`, { as: 'admin' });
  const template = page.getByRole('combobox', { name: 'Account to copy' });
  await button('Plan the copy').click();
  await expect.element(template).toHaveFocus();
  await expect.element(template).toHaveAccessibleDescription(/Choose an account\./);
  const field = page.getByRole('textbox', { name: 'Name of the new account' });
  await expect.element(field).toHaveAccessibleDescription(/Give the account a name\./);
  await choose(template, account.name);
  await expect.element(template).toBeValid();
  await button('Plan the copy').click();
  await expect.element(field).toHaveFocus();

  await page.getByRole('tab', { name: 'Compare' }).click();
  await button('Compare').click();
  await expect.element(page.getByLabelText('File before', { exact: true })).toHaveFocus();
  await expect.element(page.getByText('Choose a file.')).toBeVisible();

  await page.getByRole('tab', { name: 'Export' }).click();
  for (const box of page.getByRole('checkbox').all()) await box.click();
  await button('Export').click();
  await expect.element(page.getByText('Select at least one.')).toBeVisible();
  await expect.element(page.getByRole('checkbox').first()).toHaveFocus();
  expect(calls({ path: /Applications|Limits|VoipCarriers/ })).toEqual([]);
});

test('tests of a file are shown with their results before it is applied', async () => {
  const account = await createAccount();
  const carrier = uniqueName('trunk');
  const tests = `tests:
  - call: { to: "15550100001" }
    leaves_by: never
  - call: { from_address: 203.0.113.7, to: "15550100001", host: nobody.example.com }
    rejected: 404
`;
  await plan(`${carrierFile(account.name, carrier)}${tests}`, account.name);
  const results = page.getByRole('region', { name: 'Tests' });
  await expect.element(results).toHaveTextContent('1 of 2 tests passed');
  await results.getByText(`Call to 15550100001 by ${account.name} never leaves`).click();
  await expect.element(results).toHaveTextContent(/It leaves by .*trunk/);
  await expect.element(results.getByRole('listitem').first()).toHaveTextContent('Failed');
});

test('the tests of a file are saved in this browser, and exported with their results', async () => {
  const account = await createAccount();
  // The provider's table routes 1… to it.
  const carrier = 'Skyline SIP';
  const tests = `tests:
  - call: { to: "15550100001" }
    leaves_by: never
  - call: { to: "15550100002" }
    leaves_by: ${carrier}
`;
  await plan(`${fileOf(account.name, '')}${tests}`, account.name);
  await button('Save tests in this browser').click();
  await announced('2 tests saved in this browser');
  await page.getByRole('tab', { name: 'Export' }).click();
  await choose(subject, account.name);
  await button('Export').click();
  const results = page.getByRole('region', { name: 'Tests' });
  await expect.element(results).toHaveTextContent('1 of 2 tests passed');
  const file = page.getByRole('region', { name: 'YAML' });
  await expect.element(file).toHaveTextContent('leaves_by: never');
  await expect.element(file).toHaveTextContent(`leaves_by: ${carrier}`);
  expect(writes()).toEqual([]);
});
