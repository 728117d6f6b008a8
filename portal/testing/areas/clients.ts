import { confirmation, rowOf } from '@trunkline/ui/testing/playwright';
import { page } from 'vitest/browser';
import { people, uniqueName } from '../people.ts';
import { api } from '../scene.ts';
import { writes } from '../wire.ts';

export const list = '/internal/clients';
export const usernameField = page.getByLabelText(/^Username/);
export const passwordField = page.getByLabelText(/^Password/);
export const accountBox = page.getByRole('combobox', { name: 'Account' });
export const createButton = page.getByRole('button', { name: 'Create SIP client' });
export const saveButton = page.getByRole('button', { name: 'Save', exact: true });
export const filter = page.getByRole('searchbox', { name: 'Filter SIP clients' });
export const clientLink = (name: string) => page.getByRole('link', { name, exact: true });
export const row = (name: string) => rowOf(page, name);
export const confirmDelete = confirmation(page, 'Delete SIP client');

/** Creates a client of an account for one test. */
export async function createClient(accountSid: string, columns: Record<string, unknown> = {}) {
  const username = uniqueName('desk');
  const { body } = await api<{ sid: string }>(people.admin, 'POST', 'Clients', {
    account_sid: accountSid,
    username,
    password: 'Sip-Pass-1',
    ...columns,
  });
  return { sid: body.sid, username };
}

export const storedClient = async (sid: string) =>
  (await api<Record<string, unknown>>(people.admin, 'GET', `Clients/${sid}`)).body;
export const lastWrite = () => writes({ path: /^Clients/ }).at(-1)?.body;
