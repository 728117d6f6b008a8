import { announced, api, expect, type Page, people, signIn, test } from './support/journey.ts';
import { save, saveState, writesOf } from './support/settings.ts';

const information = async (page: Page) =>
  (await api<Record<string, unknown>>(page, 'GET', 'SystemInformation')).body;
const policy = async (page: Page) =>
  (await api<Record<string, unknown>>(page, 'GET', 'PasswordSettings')).body;

/** What is the platform's is put back: the other journeys live on the same one. */
async function restoring(page: Page, journey: () => Promise<void>) {
  const before = { information: await information(page), policy: await policy(page) };
  try {
    await journey();
  } finally {
    await api(page, 'POST', 'SystemInformation', before.information);
    await api(page, 'POST', 'PasswordSettings', {
      require_digit: 0,
      require_special_character: 0,
      ...before.policy,
    });
  }
}

async function openAdmin(page: Page) {
  await signIn(page, people.admin);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Admin' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Domain Name', { exact: true })).toBeVisible();
}

test('system information is shown, saved as a whole, and read back', async ({ page }) => {
  await openAdmin(page);
  await restoring(page, async () => {
    const before = await information(page);
    await expect(page.getByLabel('Domain Name', { exact: true })).toHaveValue(
      String(before['domain_name'] ?? ''),
    );
    await page.getByLabel('Domain Name', { exact: true }).fill(' talk.example.net ');
    await page.getByLabel('Sip Domain Name').fill('sip.talk.example.net');
    await page.getByLabel('Private Network CIDR').fill(' 10.0.0.0/8 , 192.168.1.1,0.0.0.0/0, ');
    await page.getByLabel('Monitoring Domain Name').fill('');
    await page.getByRole('radio', { name: 'Debug' }).check();
    const post = page.waitForRequest((request) => request.method() === 'POST');
    await save(page);
    await announced(page, 'Admin settings updated successfully');
    expect((await post).postDataJSON()).toEqual({
      domain_name: 'talk.example.net',
      sip_domain_name: 'sip.talk.example.net',
      monitoring_domain_name: null,
      private_network_cidr: '10.0.0.0/8,192.168.1.1,0.0.0.0/0',
      log_level: 'debug',
    });
    // What was saved is the new state: nothing is unsaved, and a reload shows it.
    await expect(saveState(page, 'All changes saved')).toBeVisible();
    await expect(page.getByLabel('Private Network CIDR')).toHaveValue(
      '10.0.0.0/8,192.168.1.1,0.0.0.0/0',
    );
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Debug' })).toBeChecked();
    await expect(page.getByLabel('Domain Name', { exact: true })).toHaveValue('talk.example.net');
    await expect(page.getByLabel('Monitoring Domain Name')).toHaveValue('');
  });
});

test('a wrong network is named, and nothing is saved', async ({ page }) => {
  await openAdmin(page);
  const writes = writesOf(page);
  const field = page.getByLabel('Private Network CIDR');
  for (const [typed, entry] of [
    ['10.0.0.0/33', '10.0.0.0/33'],
    ['10.0.0.0/8, 300.1.1.1 ,x', '300.1.1.1'],
    ['10.0.0.0/8 192.168.1.1', '10.0.0.0/8 192.168.1.1'],
  ] as const) {
    await field.fill(typed);
    await save(page);
    await expect(field).toHaveAccessibleDescription(
      new RegExp(`^Invalid private network CIDR "${entry.replaceAll('.', '\\.')}"`),
    );
    await expect(field).toBeFocused();
  }
  expect(writes).toEqual([]);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(saveState(page, 'All changes saved')).toBeVisible();
});

test('the password policy is saved by POST, for the whole platform', async ({ page }) => {
  await openAdmin(page);
  await restoring(page, async () => {
    await page.getByRole('combobox', { name: 'Min password length' }).click();
    await expect(page.getByRole('option')).toHaveCount(13);
    await page.getByRole('option', { name: '9 characters', exact: true }).click();
    await page.getByLabel('Password require digit').check();
    const writes = writesOf(page);
    const post = page.waitForRequest((request) => request.method() === 'POST');
    await save(page);
    await announced(page, 'Admin settings updated successfully');
    expect((await post).postDataJSON()).toEqual({
      min_password_length: 9,
      require_digit: 1,
      require_special_character: 0,
    });
    // System information did not change: it is not sent.
    expect(writes).toEqual(['POST PasswordSettings']);
    expect(await policy(page)).toMatchObject({ min_password_length: 9, require_digit: 1 });
  });
});

test('a stored minimum outside 8 to 20 stays on offer', async ({ page }) => {
  await page.route('**/PasswordSettings', (route) => route.fulfill({ json: {} }));
  await openAdmin(page);
  const length = page.getByRole('combobox', { name: 'Min password length' });
  await expect(length).toHaveText('6 characters');
  await length.click();
  await expect(page.getByRole('option', { name: '6 characters', exact: true })).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(14);
});

test('the TTS cache is cleared after a question, and then there is nothing to clear', async ({
  page,
}) => {
  // Set at the network: the prompts there are belong to the other journeys too.
  let size = 42;
  await page.route('**/v1/TtsCache', (route) => {
    if (route.request().method() === 'DELETE') {
      size = 0;
      return route.fulfill({ status: 204 });
    }
    return route.fulfill({ json: { size } });
  });
  await openAdmin(page);
  const writes = writesOf(page);
  await expect(page.getByText('There are 42 cached TTS prompts')).toBeVisible();
  const clear = page.getByRole('button', { name: 'Clear TTS Cache' });
  await clear.click();
  const dialog = page.getByRole('alertdialog', { name: 'Clear TTS cache' });
  await expect(dialog).toContainText('Are you sure you want to clean TTS cache?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(writes).toEqual([]);
  await clear.click();
  await dialog.getByRole('button', { name: 'Clear cache' }).click();
  await announced(page, 'Tts Cache successfully cleaned');
  await expect(page.getByText('There are 0 cached TTS prompts')).toBeVisible();
  await expect(clear).toBeDisabled();
  await expect(clear).toHaveAccessibleDescription('The cache is empty.');
  expect(writes).toEqual(['DELETE TtsCache']);
});

test.describe('when calls fail', () => {
  test.use({ expectsFailedRequests: true });

  test('what was saved and what was not is told, and Save sends only the rest', async ({
    page,
  }) => {
    await openAdmin(page);
    await restoring(page, async () => {
      await page.route('**/PasswordSettings', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 500, json: { msg: 'policies are away' } })
          : route.continue(),
      );
      await page.getByLabel('Sip Domain Name').fill('partly.example.net');
      await page.getByLabel('Password require digit').check();
      await save(page);
      await announced(page, 'policies are away');
      const banner = page
        .getByRole('alert')
        .filter({ hasText: 'Not all of the settings were saved' });
      await expect(banner).toContainText('Password policy: policies are away');
      await expect(banner).toContainText('Saved: System information');
      await expect(banner).toBeFocused();
      await expect(page.getByLabel('Password require digit')).toBeChecked();
      expect(await information(page)).toMatchObject({ sip_domain_name: 'partly.example.net' });

      await page.unroute('**/PasswordSettings');
      const writes = writesOf(page);
      await save(page);
      await announced(page, 'Admin settings updated successfully');
      expect(writes).toEqual(['POST PasswordSettings']);
      await expect(banner).toBeHidden();
    });
  });

  test('an answer without words is said in general ones', async ({ page }) => {
    await openAdmin(page);
    await page.route('**/SystemInformation', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, body: '<html>' })
        : route.continue(),
    );
    await page.getByLabel('Sip Domain Name').fill('nowhere.example.net');
    await save(page);
    await announced(page, 'Something went wrong, please try again');
    await expect(
      page.getByRole('alert').filter({ hasText: 'The settings were not saved' }),
    ).toBeVisible();
    await expect(page.getByLabel('Sip Domain Name')).toHaveValue('nowhere.example.net');
  });

  test('settings that cannot be loaded say so with a retry', async ({ page }) => {
    let isBroken = true;
    await page.route('**/SystemInformation', (route) =>
      isBroken ? route.fulfill({ status: 500, json: { msg: 'away' } }) : route.continue(),
    );
    await page.route('**/v1/TtsCache', (route) =>
      isBroken ? route.fulfill({ status: 500, json: { msg: 'no cache' } }) : route.continue(),
    );
    await signIn(page, people.admin);
    await page.goto('/internal/settings');
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'The settings of the platform could not be loaded' }),
    ).toContainText('away');
    await expect(page.getByText('The cache could not be read: no cache')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear TTS Cache' })).toBeDisabled();
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByLabel('Domain Name', { exact: true })).toBeVisible();
  });
});
