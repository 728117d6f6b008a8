import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { people } from '../people.ts';
import { api } from '../scene.ts';
import { announced, openScreen } from '../screen.tsx';

/** An account as the platform returns it, as far as the tests look at it. */
type Account = Record<string, unknown> & {
  sip_realm: string | null;
  webhook_secret: string;
  bucket_credential: Record<string, unknown> | null;
  registration_hook: Record<string, unknown> | null;
  queue_event_hook: Record<string, unknown> | null;
};
export const storedAccount = async (sid: string) =>
  (await api<Account>(people.admin, 'GET', `Accounts/${sid}`)).body;
export const limitsOf = async (sid: string) =>
  (
    await api<{ category: string; quantity: number }[]>(
      people.admin,
      'GET',
      `Accounts/${sid}/Limits`,
    )
  ).body;

export const nameField = page.getByLabelText(/^Account name/);
export const realmField = page.getByLabelText('SIP realm');
export const maxCalls = page.getByLabelText('Max calls');
export const maxMinutes = page.getByLabelText('Max minutes');
export const debugLog = page.getByLabelText('Enable debug log for this account');
export const recordAll = page.getByLabelText('Record all calls for this account');
export const registrationHook = page.getByRole('group', { name: 'Registration webhook' });
const queueHook = page.getByRole('group', { name: 'Queue event webhook' });
export const addressOf = {
  registration: registrationHook.getByRole('textbox', { name: 'Registration webhook' }),
  queue: queueHook.getByRole('textbox', { name: 'Queue event webhook' }),
};
export const saveButton = page.getByRole('button', { name: 'Save', exact: true });
export const createButton = page.getByRole('button', { name: 'Create account' });
export const deleteQuestion = (name: string) =>
  page.getByText(`Are you sure you want to delete the account ${name}?`);
export const overlay = page.getByText(
  'Your requested changes are being processed. Please do not leave the page or hit the back button until complete.',
);
export const accountLink = (name: string) => page.getByRole('link', { name, exact: true });

export async function openAccount(sid: string, as: Parameters<typeof openScreen>[1] = {}) {
  await openScreen(`/internal/accounts/${sid}/edit`, { as: 'admin', ...as });
  await expect.element(nameField).toBeVisible();
}

/** Saves the changes; the message alone may be from an earlier save. */
export async function saved(): Promise<void> {
  await saveButton.click();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  await announced('Account updated successfully');
}
