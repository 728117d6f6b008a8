import { page } from 'vitest/browser';
import { createAccount, createApplication } from '../scene.ts';
import { createNumber, storedRow } from './phone-numbers.ts';

export const list = '/internal/phone-numbers';
export const bar = page.getByRole('region', { name: 'Assign an application' });
export const applicationBox = bar.getByRole('combobox', { name: 'Application' });
export const applyButton = bar.getByRole('button', { name: 'Apply' });
export const selectAll = page.getByRole('checkbox', { name: 'Select all on this page' });
export const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });

/** An account with an application and numbers that no application answers, in order. */
export async function scene(count: number) {
  const account = await createAccount();
  const app = await createApplication(account.sid);
  const made = await Promise.all(Array.from({ length: count }, () => createNumber(account.sid)));
  const numbers = made.sort((a, b) => a.digits.localeCompare(b.digits));
  return { account, app, numbers, address: `${list}?account=${account.sid}` };
}
/** The application of a stored number. */
export const routed = async (sid: string) => (await storedRow(sid))['application_sid'];
