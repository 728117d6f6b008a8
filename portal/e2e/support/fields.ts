import type { Page } from '@playwright/test';

/* What several journeys look for, by its label. */

export const accountName = (page: Page) => page.getByLabel(/^Account name/);
export const applicationName = (page: Page) =>
  page.getByRole('textbox', { name: 'Application name' });
export const providerName = (page: Page) => page.getByLabel(/^Service provider name/);
export const userName = (page: Page) => page.getByLabel(/^User ?name/i);
export const userEmail = (page: Page) => page.getByLabel(/^(User )?e-?mail/i);
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
export const providerSelect = (page: Page) =>
  page.getByRole('combobox', { name: 'Service provider' });
export const leaveQuestion = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Leave without saving?' });
export const sessionExpired = 'Your session has expired. Please log in and try again.';
