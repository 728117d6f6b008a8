import { page } from 'vitest/browser';
import { people } from '../people.ts';
import { api } from '../scene.ts';

export const nameField = page.getByLabelText(/^User ?name$/i);
export const passwordField = page.getByLabelText('Password', { exact: true });
export const logInButton = page.getByRole('button', { name: /^(Log|Sign) in$/ });
export const newPassword = page.getByLabelText('New password', { exact: true });
export const confirmPassword = page.getByLabelText('Confirm password', { exact: true });
export const saveButton = page.getByRole('button', { name: 'Save', exact: true });
export const emailField = page.getByLabelText(/^E-?mail$/i);
export const sendLinkButton = page.getByRole('button', { name: 'Send me a reset password link' });
export const alert = page.getByRole('alert');
/** The success message above the form. */
export const notice = page.getByRole('status').first();

export async function fillSignIn(name: string, password: string): Promise<void> {
  await nameField.fill(name);
  await passwordField.fill(password);
  await logInButton.click();
}

/** Deployment settings that let people reset their passwords. */
export const withReset = { settings: { enableForgotPassword: true } };

/** The address in the latest mail that the sandbox sent to this person. */
export async function mailedLink(email: string): Promise<string> {
  await api(people.admin, 'POST', 'forgot-password', { email });
  const answer = await fetch('/sandbox/mails', { headers: { accept: 'application/json' } });
  const mails = (await answer.json()) as { recipient: string; body: string }[];
  const mail = mails.find(({ recipient }) => recipient === email);
  const link = /\/reset-password\/\S+/.exec(mail?.body ?? '');
  if (!link) throw new Error(`No mail for ${email}`);
  return link[0];
}
