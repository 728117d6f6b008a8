import {
  leaveQuestion,
  providerName,
  providerSelect,
  saveButton,
  sessionExpired,
} from '../support/fields.ts';
import {
  announced,
  endSession,
  expect,
  hold,
  openAs,
  type Page,
  people,
  signIn,
  test,
  uniqueName,
} from '../support/journey.ts';

const ofProvider = '/internal/settings?tab=provider';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const sipDomain = (page: Page) => page.getByLabel(/^Sip Domain Name/i);
const switchTo = async (page: Page, name: string) => {
  await providerSelect(page).click();
  await page.getByRole('option', { name }).click();
};

test('another service provider brings its own values, never those of the one before', async ({
  page,
  platform,
}) => {
  const provider = await platform.createProvider({ ms_teams_fqdn: 'teams.first.example' });
  const limits = `ServiceProviders/${provider.sid}/Limits`;
  const limit = { category: 'voice_call_session', quantity: 77 };
  await platform.api(people.admin, 'POST', limits, limit);
  await openAs({ page, platform }, people.admin, ofProvider, provider.sid);
  await expect(page.getByLabel('Max calls')).toHaveValue('77');

  // The page asks about unsaved work before the provider changes.
  await providerName(page).fill('not to be saved');
  await switchTo(page, 'Contoso Voice');
  await leaveQuestion(page).getByRole('button', { name: 'Stay on this page' }).click();
  await expect(providerSelect(page)).toHaveText(provider.name);
  await expect(providerName(page)).toHaveValue('not to be saved');
  // The next provider's limits are slow: none are shown until they arrive.
  const answer = await hold(page, '**/Limits', 'GET');
  await switchTo(page, 'Contoso Voice');
  await leaveQuestion(page).getByRole('button', { name: 'Leave and discard' }).click();
  await expect(page).toHaveURL(/\/internal\/accounts$/);

  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await tab(page, 'Service provider').click();
  await expect(page.getByText('Changes below apply immediately.')).toBeVisible();
  await expect(page.getByLabel('Max calls')).toBeHidden();
  answer.release();
  await expect(providerName(page)).toHaveValue('Contoso Voice');
  await expect(page.getByLabel('Max calls')).toHaveValue('');
  await expect(page.getByLabel('Enable MS Teams Direct Routing')).not.toBeChecked();
  await platform.api(people.admin, 'DELETE', `ServiceProviders/${provider.sid}`);
});

test.describe('an interrupted session', () => {
  test.use({ expectsFailedRequests: true });

  test('brings the unsaved changes of both tabs back', async ({ page, platform }) => {
    const provider = await platform.createProvider();
    await openAs({ page, platform }, people.admin, ofProvider, provider.sid);
    const typed = uniqueName('Typed');
    await providerName(page).fill(typed);
    await tab(page, 'Admin').click();
    await sipDomain(page).fill('typed.example.net');
    // Loaded by the tab when idle: otherwise its 401 would arrive before that of the save.
    await expect(page.getByText(/cached TTS prompt/)).toBeVisible();
    await tab(page, 'Service provider').click();
    await endSession(page, platform);
    await saveButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(sessionExpired);
    await signIn(page, people.admin);
    await expect(page).toHaveURL(/\/internal\/settings\?tab=provider$/);
    await expect(providerName(page)).toHaveValue(typed);
    const notice = page.getByText('Unsaved changes restored');
    await expect(notice.filter({ visible: true })).toHaveCount(1);
    await tab(page, 'Admin').click();
    await expect(sipDomain(page)).toHaveValue('typed.example.net');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(sipDomain(page)).not.toHaveValue('typed.example.net');
    await tab(page, 'Service provider').click();
    await saveButton(page).click();
    await announced(page, 'Settings updated');
    await platform.api(people.admin, 'DELETE', `ServiceProviders/${provider.sid}`);
  });
});

test('a new service provider is worked in at once, and remembered', async ({ page, platform }) => {
  await openAs({ page, platform }, people.admin, '/internal/accounts');
  await expect(providerSelect(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Add a service provider' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add new service provider' });
  const name = uniqueName('Provider');
  await dialog.getByLabel(/^Name/).fill(name);
  await dialog.getByRole('button', { name: 'Add service provider' }).click();
  await announced(page, `Added new service provider ${name}`);
  await expect(providerSelect(page)).toHaveText(name);
  await page.reload();
  await expect(providerSelect(page)).toHaveText(name);
  await expect(page.getByText('No Accounts.')).toBeVisible();
  // Switching leads to the accounts of the other provider.
  await switchTo(page, 'Northwind Telecom');
  await expect(page).toHaveURL(/\/internal\/accounts$/);
  await expect(page.getByRole('link', { name: 'Acme Support', exact: true })).toBeVisible();
  await platform.api(
    people.admin,
    'DELETE',
    `ServiceProviders/${await platform.providerSid(name)}`,
  );
});
