import { expect, test } from 'vitest';
import {
  nameField,
  openAccount,
  recordAll,
  saveButton,
  saved,
  storedAccount,
} from '../../../../testing/areas/accounts.ts';
import {
  announced,
  chooseFile,
  createAccount,
  forgetCalls,
  page,
  settled,
  storeAnyway,
  writes,
} from '../../../../testing/index.ts';

const enable = page.getByLabelText('Enable call recording');
const vendor = page.getByRole('combobox', { name: /Bucket Vendor/ });
const bucketName = page.getByLabelText(/^Bucket Name/);
const secretKey = page.getByLabelText(/^Secret access key/);

async function chooseVendor(name: string) {
  await enable.click();
  await vendor.click();
  await page.getByRole('option', { name, exact: true }).click();
}

test('without a bucket is refused instead of being forgotten', async () => {
  const { sid } = await createAccount();
  await openAccount(sid);
  await enable.click();
  await saveButton.click();
  await expect
    .element(vendor)
    .toHaveAccessibleDescription('Choose where the recordings are stored.');
  expect(writes()).toEqual([]);
});

test('after a save, fields that appear are not wrong yet', async () => {
  const { sid } = await createAccount();
  await openAccount(sid);
  await nameField.fill(`Renamed ${sid}`);
  await saved();
  await chooseVendor('AWS S3');
  await bucketName.fill('recordings');
  await settled();
  await expect.element(secretKey).not.toHaveAttribute('aria-invalid', 'true');
});

test('bucket credential, test, tags, and off again', async () => {
  const { sid } = await createAccount();
  await openAccount(sid);
  await chooseVendor('AWS S3');
  await expect
    .element(page.getByRole('combobox', { name: 'Audio Format' }))
    .toHaveTextContent(/^mp3$/);
  await expect
    .element(page.getByRole('combobox', { name: /Region/ }))
    .toHaveTextContent('us-east-1');
  const testButton = page.getByRole('button', { name: 'Test', exact: true });
  await expect.element(testButton).toBeDisabled();
  await bucketName.fill('denied-bucket');
  await page.getByLabelText(/^Access key ID/).fill('AKIAFAKEJOURNEY');
  await secretKey.fill('fakesecretaccesskey0001');
  await expect.element(testButton).toBeEnabled();
  await testButton.click();
  await announced('Access Denied');
  await bucketName.fill('journey-recordings');
  await testButton.click();
  await announced('Bucket Credential is valid.');
  await page.getByRole('button', { name: /Add.*tag/i }).click();
  await page
    .getByRole('textbox', { name: /^(Tag )?Name/ })
    .last()
    .fill('team');
  await page.getByRole('textbox', { name: /Value/ }).last().fill('support');
  await recordAll.click();
  await saved();
  expect(await storedAccount(sid)).toMatchObject({
    record_all_calls: 1,
    record_format: 'mp3',
    bucket_credential: {
      vendor: 'aws_s3',
      name: 'journey-recordings',
      region: 'us-east-1',
      access_key_id: 'AKIAFAKEJOURNEY',
      tags: [{ Key: 'team', Value: 'support' }],
    },
  });

  // The stored secret is only known by its mask: it is never sent back, and stays stored.
  await openAccount(sid);
  await expect.element(secretKey).toHaveValue('');
  await recordAll.click();
  forgetCalls();
  await saved();
  expect(JSON.stringify(writes())).not.toContain('XXXX');
  expect((await storedAccount(sid)).bucket_credential).toMatchObject({
    name: 'journey-recordings',
  });

  await openAccount(sid);
  await bucketName.fill('another-bucket');
  await saveButton.click();
  await expect.element(secretKey).toHaveAccessibleDescription(/Enter it again/);

  await openAccount(sid);
  await enable.click();
  forgetCalls();
  await saved();
  expect(writes({ method: 'PUT', path: `Accounts/${sid}` })[0]?.body).toMatchObject({
    record_all_calls: 0,
    bucket_credential: { vendor: 'none' },
  });
});

test('Google storage takes a key file and shows its masked key', async () => {
  const { sid } = await createAccount();
  await openAccount(sid);
  await chooseVendor('Google Cloud Storage');
  await bucketName.fill('journey-google');
  await chooseFile(new File(['{}'], 'key.json'));
  await announced('Invalid service key file, could not parse as JSON.');
  const key = {
    client_email: 'recorder@journey.iam.example.net',
    private_key: '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkq\n-----END PRIVATE KEY-----\n',
  };
  await chooseFile(new File([JSON.stringify(key)], 'key.json'));
  await expect.element(page.getByText('MIIEvQXX')).toBeVisible();
  await expect.element(page.getByText('IBADANBgkq')).not.toBeInTheDocument();
  await saved();
  expect((await storedAccount(sid)).bucket_credential).toMatchObject({ vendor: 'google' });
});

test('a tag that no field can show stays, whatever else of the bucket is changed', async () => {
  const { sid } = await createAccount();
  const tags = [
    { Key: 'team', Value: 'support' },
    { Key: 'cost', Value: 5 },
    { Key: 'odd', Value: ['x'] },
  ];
  const bucket = { vendor: 'azure', name: 'calls', connection_string: 'FAKE-string', tags };
  await storeAnyway(
    'UPDATE accounts SET bucket_credential = ? WHERE account_sid = ?',
    JSON.stringify(bucket),
    sid,
  );
  await openAccount(sid);
  await expect.element(page.getByRole('textbox', { name: /Value of tag 2/ })).toHaveValue('5');
  await page.getByLabelText(/^Container Name/).fill('other');
  await page.getByLabelText(/^Connection String/).fill('FAKE-again');
  await saved();
  expect((await storedAccount(sid)).bucket_credential).toMatchObject({ name: 'other', tags });
});
