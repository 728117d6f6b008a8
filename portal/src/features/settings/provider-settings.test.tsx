import { expect, onTestFinished, test, vi } from 'vitest';
import {
  maxCalls,
  nameField,
  openProvider,
  providerIs,
  saveButton,
  saved,
  sbc,
  storedProvider,
  teams,
} from '../../../testing/areas/settings.ts';
import { changeOf, keptHistory, yourChanges } from '../../../testing/areas/your-changes.ts';
import {
  announced,
  api,
  createProvider,
  failNext,
  forgetCalls,
  openScreen,
  page,
  people,
  providerSid,
  uniqueName,
  writeLines,
  writes,
} from '../../../testing/index.ts';

test('the name is changed everywhere it is shown', async () => {
  const provider = await createProvider();
  await openProvider(provider);
  forgetCalls();
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
  await sbc.fill('teams.example.net');
  await saved();
  await expect.element(entry).toBeVisible();
  expect(await storedProvider(provider.sid)).toMatchObject({
    ms_teams_fqdn: 'teams.example.net',
    // The platform unlinks a hook that an update omits.
    registration_hook: hook,
  });

  // When unticked, the form remembers the value and stores null.
  await teams.click();
  await teams.click();
  await expect.element(sbc).toHaveValue('teams.example.net');
  await teams.click();
  await saved();
  await expect.element(entry).not.toBeInTheDocument();
  expect((await storedProvider(provider.sid)).ms_teams_fqdn).toBeNull();
});

test('an API key of the provider is made for it, and shown once', async () => {
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

test('the last use of an API key counts from today, also on a page that stays open', async () => {
  const path = `ServiceProviders/${await providerSid('Northwind Telecom')}/ApiKeys`;
  const { body } = await api<{ token: string; last_used: string | null }[]>(
    people.admin,
    'GET',
    path,
  );
  const key = body.find(({ last_used }) => last_used !== null);
  const used = new Date(key?.last_used ?? '');
  const onDay = (days: number) =>
    new Date(used.getFullYear(), used.getMonth(), used.getDate() + days, 9);
  vi.useFakeTimers({ toFake: ['Date'], now: onDay(1) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await openScreen('/internal/settings', { as: 'northwind' });
  const row = page.getByRole('row').filter({ hasText: key?.token.slice(-4) ?? '' });
  await expect.element(row).toHaveTextContent('Yesterday');
  vi.setSystemTime(onDay(2));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(row).toHaveTextContent('2 days ago');
});

test('the part that was saved can be undone from your changes, and only that is listed', async () => {
  const provider = await createProvider();
  await openProvider(provider);
  const renamed = uniqueName('Partly');
  await nameField.fill(renamed);
  await maxCalls.fill('77');
  failNext({ method: 'POST', path: /Limits$/, status: 500, answer: { msg: 'away' } });
  await saveButton.click();
  await announced('Only part of the settings was saved');
  await expect.poll(keptHistory).toContain(renamed);
  await openScreen(yourChanges, { as: 'admin', provider: provider.sid });
  const change = changeOf(renamed);
  await expect.element(change).toHaveTextContent('Partly saved');
  await expect.element(change).not.toHaveTextContent('77');
  await change.getByRole('button', { name: /^Undo/ }).click();
  await announced(/^Change to .* undone$/);
  expect((await storedProvider(provider.sid)).name).toBe(provider.name);
});
