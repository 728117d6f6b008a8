import { forgotPasswordAddress } from '../addresses.ts';

/**
 * Draws the log-in page that the build put into the document, so that users can type while the
 * console loads; the console takes it over as it is.
 */
export function drawLogInPage(settings: Record<string, unknown>): void {
  const hasReset = String(settings['enableForgotPassword']) === 'true';
  const page = document.querySelector<HTMLTemplateElement>('#log-in-page')?.content;
  const form = page?.querySelector('form');
  if (!page || !form) return;
  if (!hasReset) page.querySelector(`a[href="${forgotPasswordAddress}"]`)?.remove();
  // A native submit would put the password into the address. The console submits it once it has
  // loaded.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.dataset.submitted = '';
  });
  document.getElementById('root')?.append(page);
}
