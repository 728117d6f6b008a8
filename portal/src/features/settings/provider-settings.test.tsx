import { describe, expect, test } from 'vitest';
import {
  licensedCalls,
  licensedMinutes,
  limitsOf,
  maxCalls,
  maxMinutes,
  nameField,
  openProvider,
  providerIs,
  saveButton,
  saved,
  saveState,
  sbc,
  storedProvider,
  teams,
} from '../../../testing/areas/settings.ts';
import {
  announced,
  createProvider,
  fail,
  forgetCalls,
  page,
  reopen,
  uniqueName,
  writeLines,
  writes,
} from '../../../testing/index.ts';

test('the name is changed everywhere it is shown, an empty one is refused', async () => {
  const provider = await createProvider();
  await openProvider(provider);
  forgetCalls();
  for (const empty of ['', '   ']) {
    await nameField.fill(empty);
    await saveButton.click();
    await expect
      .element(nameField)
      .toHaveAccessibleDescription('Give the service provider a name.');
    await expect.element(nameField).toHaveFocus();
  }
  expect(writeLines()).toEqual([]);

  const renamed = uniqueName('Renamed');
  await nameField.fill(`  ${renamed} `);
  await saved();
  await providerIs(renamed);
  await expect.element(nameField).toHaveValue(renamed);
  expect(writeLines()).toEqual([`PUT ServiceProviders/${provider.sid}`]);
});

test('a Teams domain makes the entry of the navigation appear, and without it it goes', async () => {
  const hook = { url: 'https://hooks.example.com/register', method: 'POST' };
  const provider = await createProvider({ registration_hook: hook });
  await openProvider(provider);
  const entry = page.getByRole('link', { name: 'MS Teams Tenants' });
  await expect.element(entry).not.toBeInTheDocument();
  await expect.element(sbc).not.toBeInTheDocument();
  await teams.click();
  await expect
    .element(sbc)
    .toHaveAccessibleDescription('Fully qualified domain name used for MS Teams');
  await saveButton.click();
  await expect.element(sbc).toHaveAccessibleDescription(/^Enter the domain name of the SBC\./);
  await sbc.fill('example.net');
  await expect.element(sbc).toHaveAccessibleDescription(/^Enter a fully qualified domain name/);
  await sbc.fill('teams.example.net');
  await saved();
  await expect.element(entry).toBeVisible();
  expect(await storedProvider(provider.sid)).toMatchObject({
    ms_teams_fqdn: 'teams.example.net',
    // The platform unlinks a hook that an update does not name.
    registration_hook: hook,
  });

  // Unticked it is remembered, and stored as none.
  await teams.click();
  await teams.click();
  await expect.element(sbc).toHaveValue('teams.example.net');
  await teams.click();
  await saved();
  await expect.element(entry).not.toBeInTheDocument();
  expect((await storedProvider(provider.sid)).ms_teams_fqdn).toBeNull();
});

test('limits are set, changed and removed one by one', async () => {
  const provider = await createProvider();
  await openProvider(provider);
  for (const field of [maxCalls, licensedCalls, maxMinutes, licensedMinutes]) {
    await expect.element(field).toHaveAttribute('placeholder', 'Enter quantity (0=unlimited)');
  }
  await maxCalls.fill('10');
  await maxMinutes.fill('0');
  await saved();
  reopen();
  await expect.element(maxCalls).toHaveValue('10');
  await expect.element(maxMinutes).toHaveValue('0');
  await maxCalls.fill('');
  await licensedCalls.fill('-1');
  await saveButton.click();
  await expect
    .element(licensedCalls)
    .toHaveAccessibleDescription('Enter a whole number, 0 or more.');
  await licensedCalls.fill('');
  forgetCalls();
  await saved();
  expect(writeLines()).toEqual([
    `DELETE ServiceProviders/${provider.sid}/Limits?category=voice_call_session`,
  ]);
  expect(await limitsOf(provider.sid)).toMatchObject([
    { category: 'voice_call_minutes', quantity: 0 },
  ]);
});

test('API keys of the provider are made, shown once, and deleted', async () => {
  const provider = await createProvider();
  await openProvider(provider);
  await expect.element(page.getByText('No API keys yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add key' }).click();
  await announced('API key created');
  expect(writes()[0]?.body).toEqual({ service_provider_sid: provider.sid });
  const dialog = page.getByRole('dialog', { name: 'Here is your new API key' });
  const shown = dialog.getByRole('textbox', { name: 'API key' });
  await expect.element(shown).toBeVisible();
  const token = (shown.element() as HTMLInputElement).value;
  await dialog.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('row').filter({ hasText: token.slice(-4) });
  await expect.element(row).toHaveTextContent('Never used');
  await expect.element(row).not.toHaveTextContent(token);

  // The admin's tab has the same table.
  await page.getByRole('tab', { name: 'Admin' }).click();
  await expect.element(row).toBeVisible();

  forgetCalls();
  await row.getByRole('button', { name: /Delete/ }).click();
  const question = page.getByText('Are you sure you want to delete the following API key?');
  await expect.element(question).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(writeLines()).toEqual([]);
  await row.getByRole('button', { name: /Delete/ }).click();
  await page.getByRole('button', { name: 'Delete key' }).click();
  await announced('API key deleted');
  await expect.element(page.getByText('No API keys yet.')).toBeVisible();
});

describe('when calls fail', () => {
  test('each part that was not saved is told, and Save sends only those', async () => {
    const provider = await createProvider();
    await openProvider(provider);
    const broken = fail({
      path: /Limits/,
      body: (body) => JSON.stringify(body)?.includes('voice_call_minutes') ?? false,
      status: 500,
      answer: { msg: 'limits are away' },
    });
    const renamed = uniqueName('Partly');
    await nameField.fill(renamed);
    await maxCalls.fill('7');
    await maxMinutes.fill('700');
    await saveButton.click();
    await announced('limits are away');
    // The toast says so too, and stays while the pointer happens to be on it.
    const banner = page
      .getByRole('form', { name: 'Service provider settings' })
      .getByRole('alert')
      .filter({ hasText: 'Only part of the settings was saved' });
    await expect.element(banner).toHaveTextContent('Max minutes: limits are away');
    await expect
      .element(banner)
      .toHaveTextContent('Saved: Name and MS Teams, Max calls. Save tries only the rest again.');
    await providerIs(renamed);
    await expect.element(maxMinutes).toHaveValue('700');
    await expect.element(saveState('Unsaved changes')).toBeVisible();

    broken.stop();
    forgetCalls();
    await saved();
    expect(writeLines()).toEqual([`POST ServiceProviders/${provider.sid}/Limits`]);
    expect(await limitsOf(provider.sid)).toHaveLength(2);
  });

  test('a name that another one has is refused at its field', async () => {
    const provider = await createProvider();
    await openProvider(provider);
    await nameField.fill('Northwind Telecom');
    await saveButton.click();
    await expect.element(nameField).toHaveAccessibleDescription('This name is already in use.');
    await expect.element(nameField).toHaveFocus();
    await expect.element(nameField).toHaveValue('Northwind Telecom');
    await expect.element(page.getByText('Duplicate entry')).not.toBeInTheDocument();
    expect((await storedProvider(provider.sid)).name).toBe(provider.name);
  });
});
