import {
  announced,
  api,
  createAccount,
  expect,
  type Page,
  people,
  signIn,
  test,
  uniqueName,
} from './support/journey.ts';

type Account = Record<string, unknown> & {
  sip_realm: string | null;
  webhook_secret: string;
  bucket_credential: Record<string, unknown> | null;
  record_all_calls: number;
  registration_hook: Record<string, unknown> | null;
  queue_event_hook: Record<string, unknown> | null;
};
const stored = async (page: Page, sid: string) =>
  (await api<Account>(page, 'GET', `Accounts/${sid}`)).body;
const limitsOf = async (page: Page, sid: string) =>
  (await api<{ category: string; quantity: number }[]>(page, 'GET', `Accounts/${sid}/Limits`)).body;

const openAccount = async (page: Page, sid: string) => {
  await page.goto(`/internal/accounts/${sid}/edit`);
  await expect(page.getByLabel(/^Account name/)).toBeVisible();
};
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = async (page: Page) => {
  await save(page);
  await announced(page, 'Account updated successfully');
};

test.describe('the list', () => {
  test('is filtered by words of name, SID and realm, and the address remembers it', async ({
    page,
  }) => {
    await signIn(page, people.admin);
    const { name, sid } = await createAccount(page);
    await page.reload();
    const filter = page.getByRole('searchbox', { name: 'Filter accounts' });
    await filter.fill(name);
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Acme Support', exact: true })).toBeHidden();
    await expect(page).toHaveURL(/filter=/);
    await page.reload();
    await expect(filter).toHaveValue(name);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

    await filter.fill(sid.slice(0, 13));
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await filter.fill('zzz-nothing');
    await expect(page.getByText('No account matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filter' }).click();
    await expect(page.getByRole('link', { name: 'Acme Support', exact: true })).toBeVisible();
  });

  test('shows the accounts of the current provider only', async ({ page }) => {
    await signIn(page, people.contoso);
    await expect(page.getByRole('link', { name: 'Contoso Retail', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Acme Support', exact: true })).toBeHidden();
  });
});

test.describe('delete', () => {
  test('is refused with the list of what uses the account', async ({ page }) => {
    await signIn(page, people.admin);
    const deletions: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'DELETE') deletions.push(request.url());
    });
    await page.getByRole('button', { name: 'Delete Acme Support' }).click();
    const dialog = page.getByRole('dialog', { name: 'Acme Support is in use' });
    await expect(dialog).toContainText(
      /In order to delete the account it cannot be in use by any Applications \(\d+\), Phone Numbers \(\d+\), or MS Teams Tenants \(\d+\) or have any Api Keys \(\d+\)\./,
    );
    await expect(dialog.getByRole('link', { name: 'Support line', exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toBeHidden();
    expect(deletions).toEqual([]);
  });

  test('asks, shows that it works, and the row is gone', async ({ page }) => {
    await signIn(page, people.admin);
    const { name } = await createAccount(page);
    await page.reload();
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    const question = `Are you sure you want to delete the account ${name}?`;
    await expect(page.getByText(question)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(question)).toBeHidden();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/Accounts/*', async (route) => {
      if (route.request().method() === 'DELETE') await held;
      await route.continue();
    });
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('button', { name: 'Delete account' }).click();
    const overlay = page.getByText(
      'Your requested changes are being processed. Please do not leave the page or hit the back button until complete.',
    );
    await expect(overlay).toBeVisible();
    release();
    await announced(page, `Deleted account ${name}`);
    await expect(overlay).toBeHidden();
    await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
  });

  test.describe('when it fails', () => {
    test.use({ expectsFailedRequests: true });

    test('the overlay ends and the reason is said', async ({ page }) => {
      await signIn(page, people.admin);
      const { name } = await createAccount(page);
      await page.reload();
      await page.route('**/Accounts/*', (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ status: 500, json: { msg: 'a SIP client exists' } })
          : route.continue(),
      );
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await page.getByRole('button', { name: 'Delete account' }).click();
      await announced(page, 'a SIP client exists');
      await expect(page.getByText('Your requested changes are being processed.')).toBeHidden();
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    });

    test('a check that fails is said, can be repeated, and deletes nothing', async ({ page }) => {
      await signIn(page, people.admin);
      const { name } = await createAccount(page);
      await page.reload();
      let isBroken = true;
      await page.route('**/MicrosoftTeamsTenants', (route) =>
        isBroken
          ? route.fulfill({ status: 500, json: { msg: 'database is away' } })
          : route.continue(),
      );
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await expect(
        page.getByText('It could not be checked what uses this account. Nothing was deleted.'),
      ).toBeVisible();
      isBroken = false;
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(
        page.getByText(`Are you sure you want to delete the account ${name}?`),
      ).toBeVisible();
    });
  });
});

test('a new account is created with hooks and limits, and opened', async ({ page }) => {
  await signIn(page, people.admin);
  await page.getByRole('link', { name: 'Add account' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel(/^Account name/)).toHaveAccessibleDescription(
    'Give the account a name.',
  );
  await expect(page.getByLabel(/^Account name/)).toBeFocused();
  // Only a stored account has these.
  await expect(page.getByText('Enable call recording')).toBeHidden();
  await expect(page.getByText('Account API keys')).toBeHidden();

  const name = uniqueName('New');
  const realm = `${name.toLowerCase()}.sip.example.net`;
  await page.getByLabel(/^Account name/).fill(name);
  await page.getByLabel('SIP realm').fill(realm.toUpperCase());
  await page.getByLabel('Max calls').fill('25');
  const hook = page.getByRole('group', { name: 'Registration webhook' });
  await hook
    .getByRole('textbox', { name: 'Registration webhook' })
    .fill('https://hooks.example.com/register');
  await hook.getByLabel('Use HTTP basic authentication').check();
  await hook.getByLabel(/^Username/).fill('operator');
  await hook.getByLabel(/^Password/).fill('hook-secret');
  await page.getByRole('button', { name: 'Create account' }).click();
  await announced(page, 'Account created successfully');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  const sid = page.url().split('/').at(-2) ?? '';
  const account = await stored(page, sid);
  expect(account.sip_realm).toBe(realm);
  expect(account.registration_hook).toEqual({
    url: 'https://hooks.example.com/register',
    method: 'POST',
    username: 'operator',
    password: 'hook-secret',
  });
  expect(account.queue_event_hook).toBeNull();
  expect(await limitsOf(page, sid)).toMatchObject([
    { category: 'voice_call_session', quantity: 25 },
  ]);
});

test('taken names and realms are refused before anything is sent', async ({ page }) => {
  await signIn(page, people.admin);
  const { name, sid } = await createAccount(page);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.method());
  });
  await openAccount(page, sid);
  await page.getByLabel(/^Account name/).fill('Acme Support');
  await page.getByLabel('SIP realm').fill('ACME.sip.example.net');
  await save(page);
  await expect(
    page
      .getByText('The name you have entered is already in use on another one of your accounts.')
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByText(
        'The SIP Realm you have entered is already in use on another one of your accounts.',
      )
      .first(),
  ).toBeVisible();
  await expect(page.getByLabel(/^Account name/)).toBeFocused();
  expect(writes).toEqual([]);
  // Its own name is no clash.
  await page.getByLabel(/^Account name/).fill(name);
  await page.getByLabel('SIP realm').fill('');
  await page.getByLabel('Enable debug log for this account').check();
  await saved(page);
});

test('limits are set, changed and removed one by one', async ({ page }) => {
  await signIn(page, people.northwind);
  const { sid } = await createAccount(page);
  await openAccount(page, sid);
  for (const label of ['Max calls', 'Licensed calls', 'Max minutes', 'Licensed minutes']) {
    await expect(page.getByLabel(label)).toHaveAttribute(
      'placeholder',
      'Enter quantity (0=unlimited)',
    );
  }
  await page.getByLabel('Max calls').fill('10');
  await page.getByLabel('Max minutes').fill('0');
  await saved(page);
  await openAccount(page, sid);
  await expect(page.getByLabel('Max calls')).toHaveValue('10');
  await page.getByLabel('Max calls').fill('');
  await page.getByLabel('Licensed calls').fill('-1');
  await save(page);
  await expect(page.getByLabel('Licensed calls')).toBeFocused();
  await page.getByLabel('Licensed calls').fill('');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Limits') && request.method() !== 'GET') {
      calls.push(`${request.method()} ${new URL(request.url()).search}`);
    }
  });
  await saved(page);
  expect(calls).toEqual(['DELETE ?category=voice_call_session']);
  expect(await limitsOf(page, sid)).toMatchObject([
    { category: 'voice_call_minutes', quantity: 0 },
  ]);
});

test('webhooks: websockets force GET, queue events are posted, credentials go together', async ({
  page,
}) => {
  await signIn(page, people.admin);
  const { sid } = await createAccount(page);
  await openAccount(page, sid);
  const registration = page.getByRole('group', { name: 'Registration webhook' });
  const queue = page.getByRole('group', { name: 'Queue event webhook' });
  await registration
    .getByRole('textbox', { name: 'Registration webhook' })
    .fill('wss://hooks.example.com/ws');
  await expect(registration.getByRole('combobox', { name: /Method/ })).toHaveText('GET');
  await expect(registration.getByRole('combobox', { name: /Method/ })).toBeDisabled();
  await queue
    .getByRole('textbox', { name: 'Queue event webhook' })
    .fill('wss://hooks.example.com/queue');
  await queue.getByLabel('Use HTTP basic authentication').check();
  await queue.getByLabel(/^Username/).fill('operator');
  await save(page);
  await expect(queue.getByRole('textbox', { name: 'Queue event webhook' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(queue.getByLabel(/^Password/)).toHaveAttribute('aria-invalid', 'true');
  await queue
    .getByRole('textbox', { name: 'Queue event webhook' })
    .fill('https://hooks.example.com/queue');
  await queue.getByLabel('Use HTTP basic authentication').uncheck();
  await saved(page);
  const account = await stored(page, sid);
  expect(account.registration_hook).toMatchObject({
    url: 'wss://hooks.example.com/ws',
    method: 'GET',
  });
  expect(account.queue_event_hook).toMatchObject({
    url: 'https://hooks.example.com/queue',
    method: 'POST',
    username: '',
    password: '',
  });

  // An empty address removes the hook; the other one is not touched.
  await openAccount(page, sid);
  await page
    .getByRole('group', { name: 'Registration webhook' })
    .getByRole('textbox', { name: 'Registration webhook' })
    .fill('');
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await saved(page);
  const body = (await put).postDataJSON() as Record<string, unknown>;
  expect(body['registration_hook']).toBeNull();
  expect(body).not.toHaveProperty('queue_event_hook');
  expect(body).not.toHaveProperty('webhook_secret');
});

test('recording: bucket credential, test, tags, and off again', async ({ page }) => {
  await signIn(page, people.admin);
  const { sid } = await createAccount(page);
  await openAccount(page, sid);
  const recording = page.locator('[data-field="recording"]');
  await recording.getByLabel('Enable call recording').check();
  await expect(recording.getByRole('combobox', { name: 'Audio Format' })).toHaveText('mp3');
  await recording.getByRole('combobox', { name: /Bucket Vendor/ }).click();
  await page.getByRole('option', { name: 'AWS S3', exact: true }).click();
  await expect(recording.getByRole('combobox', { name: /Region/ })).toContainText('us-east-1');
  const testButton = recording.getByRole('button', { name: 'Test' });
  await expect(testButton).toBeDisabled();
  await recording.getByLabel(/^Bucket Name/).fill('denied-bucket');
  await recording.getByLabel(/^Access key ID/).fill('AKIAFAKEJOURNEY');
  await recording.getByLabel(/^Secret access key/).fill('fakesecretaccesskey0001');
  await expect(testButton).toBeEnabled();
  await testButton.click();
  await announced(page, 'Access Denied');
  await recording.getByLabel(/^Bucket Name/).fill('journey-recordings');
  await testButton.click();
  await announced(page, 'Bucket Credential is valid.');
  await recording.getByRole('button', { name: /Add/ }).click();
  await recording.getByLabel(/Name/).last().fill('team');
  await recording.getByLabel(/Value/).last().fill('support');
  await recording.getByLabel('Record all calls for this account').check();
  await saved(page);
  expect(await stored(page, sid)).toMatchObject({
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

  // The stored secret is known by its mask only, is never sent back, and is kept.
  await openAccount(page, sid);
  await expect(recording.getByLabel(/^Secret access key/)).toHaveValue('');
  await recording.getByLabel('Record all calls for this account').uncheck();
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await saved(page);
  expect((await put).postData()).not.toContain('XXXX');
  expect((await stored(page, sid)).bucket_credential).toMatchObject({ name: 'journey-recordings' });

  await openAccount(page, sid);
  await recording.getByLabel(/^Bucket Name/).fill('another-bucket');
  await save(page);
  await expect(recording.getByLabel(/^Secret access key/)).toHaveAccessibleDescription(
    /Enter it again/,
  );

  await openAccount(page, sid);
  await recording.getByLabel('Enable call recording').uncheck();
  const off = page.waitForRequest((request) => request.method() === 'PUT');
  await saved(page);
  expect((await off).postDataJSON()).toMatchObject({
    record_all_calls: 0,
    bucket_credential: { vendor: 'none' },
  });
});

test('Google storage takes a key file and shows its masked key', async ({ page }) => {
  await signIn(page, people.admin);
  const { sid } = await createAccount(page);
  await openAccount(page, sid);
  const recording = page.locator('[data-field="recording"]');
  await recording.getByLabel('Enable call recording').check();
  await recording.getByRole('combobox', { name: /Bucket Vendor/ }).click();
  await page.getByRole('option', { name: 'Google Cloud Storage' }).click();
  await recording.getByLabel(/^Bucket Name/).fill('journey-google');
  const file = recording.locator('input[type="file"]');
  await file.setInputFiles({
    name: 'key.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await expect(
    recording.getByText('Invalid service key file, could not parse as JSON.').first(),
  ).toBeVisible();
  const key = {
    client_email: 'recorder@journey.iam.example.net',
    private_key: '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkq\n-----END PRIVATE KEY-----\n',
  };
  await file.setInputFiles({
    name: 'key.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(key)),
  });
  await expect(recording.getByText('MIIEvQXX')).toBeVisible();
  await expect(recording.getByText('IBADANBgkq')).toBeHidden();
  await saved(page);
  expect((await stored(page, sid)).bucket_credential).toMatchObject({ vendor: 'google' });
});

test('API keys are made, shown once, and deleted', async ({ page }) => {
  await signIn(page, people.admin);
  const { sid } = await createAccount(page);
  await openAccount(page, sid);
  await expect(page.getByText('No API keys yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Here is your new API key' });
  await expect(dialog).toBeVisible();
  await announced(page, 'API key created');
  const { body } = await api<{ token: string }[]>(page, 'GET', `Accounts/${sid}/ApiKeys`);
  const token = body[0]?.token ?? '';
  await expect(dialog.getByRole('textbox', { name: 'API key' })).toHaveValue(token);
  await dialog
    .getByRole('button', { name: /Close|Done/ })
    .last()
    .click();
  const row = page.getByRole('row').filter({ hasText: token.slice(-4) });
  await expect(row).toContainText('Never used');
  await expect(row).not.toContainText(token);
  await row.getByRole('button', { name: /Delete/ }).click();
  await expect(
    page.getByText('Are you sure you want to delete the following API key?'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Delete key' }).click();
  await announced(page, 'API key deleted');
  await expect(page.getByText('No API keys yet.')).toBeVisible();
});

test('the webhook signing secret is replaced only after a question', async ({ page }) => {
  await signIn(page, people.admin);
  const { sid } = await createAccount(page);
  await openAccount(page, sid);
  const before = (await stored(page, sid)).webhook_secret;
  await page.getByRole('button', { name: 'Generate a new secret' }).click();
  await expect(
    page.getByText(
      'Confirm generating a new webhook signing secret. Note: this will immediately invalidate the old webhook signing secret.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Generate new secret' }).click();
  await announced(page, 'Webhook signing secret was successfully generated');
  const after = (await stored(page, sid)).webhook_secret;
  expect(after).not.toBe(before);
  await page.getByRole('button', { name: 'Show webhook signing secret' }).click();
  await expect(page.getByText(after)).toBeVisible();
});

test('the TTS cache is cleared after a question', async ({ page }) => {
  await signIn(page, people.northwind);
  await page.getByRole('link', { name: 'Globex Sales', exact: true }).click();
  await expect(page.getByText(/There are \d+ cached TTS prompts/)).toBeVisible();
  const clear = page.getByRole('button', { name: 'Clear TTS Cache' });
  if (await clear.isEnabled()) {
    await clear.click();
    await expect(
      page.getByText('Are you sure you want to clean TTS cache for this account?'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Clear cache' }).click();
    await announced(page, 'Tts Cache successfully cleaned');
  }
  await expect(page.getByText('There are 0 cached TTS prompts')).toBeVisible();
  await expect(clear).toBeDisabled();
});

test('applications of the account answer device and SIPREC calls', async ({ page }) => {
  await signIn(page, people.admin);
  const { sid } = await createAccount(page);
  await api(page, 'POST', 'Applications', {
    name: 'Journey answering',
    account_sid: sid,
    call_hook: { url: 'https://apps.example.com/call', method: 'POST' },
    call_status_hook: { url: 'https://apps.example.com/status', method: 'POST' },
  });
  await openAccount(page, sid);
  const device = page.getByRole('combobox', { name: 'Application for SIP device calls' });
  await device.click();
  await page.keyboard.type('journey');
  await page.keyboard.press('Enter');
  await expect(device).toHaveValue('Journey answering');
  await saved(page);
  await openAccount(page, sid);
  await expect(device).toHaveValue('Journey answering');
  await expect(page.getByRole('combobox', { name: 'Application for SIPREC calls' })).toHaveValue(
    'None',
  );
});

test('an account user edits its own account without what is the provider’s', async ({ page }) => {
  await signIn(page, people.globex);
  await expect(page.getByLabel(/^Account name/)).toHaveValue('Globex Sales');
  await expect(page.getByLabel('SIP realm')).toHaveAttribute('readonly', '');
  await expect(page.getByLabel('Max calls')).toBeHidden();
  await expect(page.getByLabel('Enable debug log for this account')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  const hook = page.getByRole('group', { name: 'Registration webhook' });
  const address = `https://hooks.example.com/${uniqueName('x')}`;
  await hook.getByRole('textbox', { name: 'Registration webhook' }).fill(address);
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await saved(page);
  const body = (await put).postDataJSON() as Record<string, unknown>;
  expect(body).not.toHaveProperty('sip_realm');
  expect(body).not.toHaveProperty('enable_debug_log');
  // It stays on its account, which is clean again.
  await expect(page).toHaveURL(/\/edit$/);
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await expect(hook.getByRole('textbox', { name: 'Registration webhook' })).toHaveValue(address);
});

test('a view-only user sees everything and is told why nothing can be changed', async ({
  page,
}) => {
  await signIn(page, people.viewer);
  await expect(page.getByLabel(/^Account name/)).toHaveAttribute('readonly', '');
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('You have view-only access.');
  await expect(page.getByRole('button', { name: 'Add key' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Generate a new secret' })).toBeDisabled();
});
