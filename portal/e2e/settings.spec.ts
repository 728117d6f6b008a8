import {
  announced,
  api,
  expect,
  type Page,
  people,
  signIn,
  signOut,
  test,
  uniqueName,
} from './support/journey.ts';
import { nameField, save, saveState } from './support/settings.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.describe('each scope', () => {
  test('an admin has both tabs, which live in the address', async ({ page }) => {
    await signIn(page, people.admin);
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(page).toHaveURL(/\/internal\/settings$/);
    await expect(tab(page, 'Admin')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Service provider').click();
    await expect(nameField(page)).toHaveValue('Northwind Telecom');
    await expect(page).toHaveURL(/\/internal\/settings\?tab=provider$/);
    await page.reload();
    await expect(nameField(page)).toHaveValue('Northwind Telecom');
    await tab(page, 'Admin').click();
    await expect(page).toHaveURL(/\/internal\/settings$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/internal\/accounts$/);
  });

  test('a service provider has its own part alone, and asks for nothing of the admin', async ({
    page,
  }) => {
    await signIn(page, people.contoso);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/internal/settings?tab=admin');
    await expect(nameField(page)).toHaveValue('Contoso Voice');
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByText('System information')).toBeHidden();
    await expect(page.getByText('Password policy')).toBeHidden();
    await expect(page.getByText('TTS cache')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete service provider' })).toBeHidden();
    await expect(page.getByRole('table', { name: 'Service provider API keys' })).toBeVisible();
    expect(
      asked.filter((path) => /SystemInformation|PasswordSettings|v1\/TtsCache/.test(path)),
    ).toEqual([]);
    await page.getByLabel('Licensed minutes').fill('900');
    await save(page);
    await announced(page, 'Settings updated');
    await page.getByLabel('Licensed minutes').fill('');
    await save(page);
    await expect(saveState(page, 'All changes saved')).toBeVisible();
  });

  test('an account user is refused by address, and sees nothing of it', async ({ page }) => {
    await signIn(page, people.acme);
    const own = page.url();
    await expect(page.getByRole('link', { name: 'Settings', exact: true })).toBeHidden();
    await page.goto('/internal/settings?tab=provider');
    await announced(page, 'You do not have permissions to manage Settings');
    await expect(page).toHaveURL(own);
    await expect(nameField(page)).toBeHidden();
  });

  test('a view-only admin sees everything, and why nothing can be changed', async ({ page }) => {
    await signIn(page, people.admin);
    const person = { name: uniqueName('looker'), password: 'Look-Pass-1' };
    const { body } = await api<{ user_sid: string }>(page, 'POST', 'Users', {
      name: person.name,
      email: `${person.name}@example.net`,
      initial_password: person.password,
      is_active: 1,
      force_change: 0,
      is_view_only: true,
    });
    await signOut(page);
    await signIn(page, person);
    const reason = 'You have view-only access.';
    await page.goto('/internal/settings');
    const panel = page.getByRole('tabpanel', { name: 'Admin' });
    await expect(panel.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    await expect(panel.getByText('voice.example.net')).toBeVisible();
    await expect(panel.getByRole('textbox')).toHaveCount(0);
    for (const name of ['Save', 'Clear TTS Cache', 'Add key']) {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(reason);
    }
    await tab(page, 'Service provider').click();
    await expect(nameField(page)).not.toBeEditable();
    for (const control of [
      page.getByLabel('Enable MS Teams Direct Routing'),
      page.getByRole('button', { name: 'Delete service provider' }),
    ]) {
      await expect(control).toBeDisabled();
      await expect(control).toHaveAccessibleDescription(reason);
    }
    await signOut(page);
    await signIn(page, people.admin);
    await api(page, 'DELETE', `Users/${body.user_sid}`);
  });
});
