import { confirmation, rowOf } from '@trunkline/ui/testing/playwright';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { choose } from '../controls.ts';
import { people } from '../people.ts';
import { api } from '../scene.ts';
import { openScreen } from '../screen.tsx';
import { writes } from '../wire.ts';

type StoredUser = Record<string, unknown> & { name: string; user_sid: string };
export const storedUser = async (sid: string) =>
  (await api<StoredUser>(people.admin, 'GET', `Users/${sid}`)).body;
/** A user as the list of all users returns it. */
export async function userNamed(name: string): Promise<StoredUser> {
  const { body } = await api<StoredUser[]>(people.admin, 'GET', 'Users');
  const found = body.find((one) => one.name === name);
  if (!found) throw new Error(`No user ${name}`);
  return found;
}

export const list = '/internal/users';
export const nameField = page.getByLabelText(/^User ?name/i);
export const emailField = page.getByLabelText(/^(User )?e-?mail/i);
export const passwordField = page.getByLabelText('Temporary password');
export const forceChange = page.getByLabelText('Force change of password');
export const active = page.getByLabelText('Active');
export const viewOnly = page.getByLabelText('View only');
export const scope = (name: string) => page.getByRole('radio', { name });
export const accountBox = page.getByRole('combobox', { name: 'Account' });
export const fixedAccount = page.getByRole('textbox', { name: 'Account' });
export const scopeFilter = page.getByRole('combobox', { name: 'Scope' });
export const filter = page.getByRole('searchbox', { name: 'Filter users' });
export const addLink = page.getByRole('link', { name: 'Add user' });
export const createButton = page.getByRole('button', { name: 'Create user' });
export const saveButton = page.getByRole('button', { name: 'Save', exact: true });
export const confirmDelete = confirmation(page, /^Delete user$/i);
export const userLink = (name: string) => page.getByRole('link', { name, exact: true });
export const row = (name: string) => rowOf(page, name);

export const chooseAccount = (name: string) => choose(accountBox, name);
export const chooseScope = (name: string) => choose(scopeFilter, name);

export async function openUser(sid: string, as: Parameters<typeof openScreen>[1] = {}) {
  await openScreen(`${list}/${sid}/edit`, { as: 'admin', ...as });
  await expect.element(nameField).toBeVisible();
}

export async function openAdd(as: Parameters<typeof openScreen>[1] = {}) {
  await openScreen(`${list}/add`, { as: 'admin', ...as });
  await expect.element(nameField).toBeVisible();
}

/** Fills in the minimum for a new user, except the scope. */
export async function fillNewUser(name: string): Promise<void> {
  await nameField.fill(name);
  await emailField.fill(`${name}@example.net`);
  await passwordField.fill('Temp-Pass-1');
}

export const lastPut = () => writes({ method: 'PUT', path: /^Users\// }).at(-1)?.body;
