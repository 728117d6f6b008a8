import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { people } from '../people.ts';
import { api } from '../scene.ts';
import { announced, openScreen } from '../screen.tsx';

export const settings = '/internal/settings';
export const nameField = page.getByLabelText(/^Service provider name/);
export const tab = (name: string) => page.getByRole('tab', { name });
export const saveButton = page.getByRole('button', { name: 'Save', exact: true });
/** Status of the save bar in the open tab. */
export const saveState = (text: string) => page.getByRole('status').filter({ hasText: text });
export { providerIs, providerSelect } from './shell.ts';
export const deleteProviderButton = page.getByRole('button', { name: 'Delete service provider' });

export const domain = page.getByLabelText('Domain Name', { exact: true });
export const sipDomain = page.getByLabelText(/^Sip Domain Name/i);
export const monitoringDomain = page.getByLabelText(/^Monitoring Domain Name/i);
export const networks = page.getByLabelText('Private Network CIDR');
export const requireDigit = page.getByLabelText('Password require digit');
export const minLength = page.getByRole('combobox', { name: 'Min password length' });

export const maxCalls = page.getByLabelText('Max calls');
export const licensedCalls = page.getByLabelText('Licensed calls');
export const maxMinutes = page.getByLabelText('Max minutes');
export const licensedMinutes = page.getByLabelText('Licensed minutes');
export const teams = page.getByLabelText('Enable MS Teams Direct Routing');
export const sbc = page.getByLabelText(/^SBC domain name/);

type Provider = { name: string; ms_teams_fqdn: string | null; registration_hook: unknown };
export const storedProvider = async (sid: string) =>
  (await api<Provider>(people.admin, 'GET', `ServiceProviders/${sid}`)).body;
export const limitsOf = async (sid: string) =>
  (await api<object[]>(people.admin, 'GET', `ServiceProviders/${sid}/Limits`)).body;
type Values = Record<string, unknown>;
export const information = async () =>
  (await api<Values>(people.admin, 'GET', 'SystemInformation')).body;
export const policy = async () => (await api<Values>(people.admin, 'GET', 'PasswordSettings')).body;

/** Opens the settings of a test's provider, as an admin who works in it. */
export async function openProvider(provider: { name: string; sid: string }): Promise<void> {
  await openScreen(`${settings}?tab=provider`, { as: 'admin', provider: provider.sid });
  await expect.element(nameField).toHaveValue(provider.name);
}

export async function openAdmin(): Promise<void> {
  await openScreen(settings, { as: 'admin' });
  await expect.element(tab('Admin')).toHaveAttribute('aria-selected', 'true');
  await expect.element(domain).toBeVisible();
}

export async function saved(): Promise<void> {
  await saveButton.click();
  await announced('Settings updated');
  await expect.element(saveState('All changes saved')).toBeVisible();
}

/** Restores the platform-wide settings after a test: the other tests share them. */
export async function restoring(test: () => Promise<void>): Promise<void> {
  const before = { information: await information(), policy: await policy() };
  try {
    await test();
  } finally {
    await api(people.admin, 'POST', 'SystemInformation', before.information);
    await api(people.admin, 'POST', 'PasswordSettings', {
      require_digit: 0,
      require_special_character: 0,
      ...before.policy,
    });
  }
}
