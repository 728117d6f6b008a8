import { expect } from 'vitest';
import { page } from 'vitest/browser';

export const providerSelect = page.getByRole('combobox', { name: 'Service provider' });
/** A select, or a search field when there are many providers. */
export const providerIs = (name: string) =>
  expect
    .poll(() => {
      const field = providerSelect.query();
      return field instanceof HTMLInputElement ? field.value : field?.textContent?.trim();
    })
    .toBe(name.trim());
export const addProviderButton = page.getByRole('button', { name: 'Add a service provider' });
export const addProviderDialog = page.getByRole('dialog', { name: 'Add new service provider' });
export const providerName = addProviderDialog.getByLabelText(/^Name/);
export const addProvider = addProviderDialog.getByRole('button', { name: 'Add service provider' });
export const menuButton = page.getByRole('button', { name: 'Open menu' });
export const entry = (name: string) => page.getByRole('link', { name, exact: true });
export const notThere = page.getByRole('heading', { name: "That page doesn't exist." });
