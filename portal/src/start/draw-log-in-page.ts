import { forgotPasswordAddress } from '../addresses.ts';

/**
 * Draws the log-in page that the build has put into the document, so that a name can be typed while
 * the console is still on its way; the console takes it over as it stands.
 */
export function drawLogInPage(settings: Record<string, unknown>): void {
  const hasReset = String(settings['enableForgotPassword']) === 'true';
  const page = document.querySelector<HTMLTemplateElement>('#log-in-page')?.content;
  const form = page?.querySelector('form');
  if (!page || !form) return;
  if (!hasReset) page.querySelector(`a[href="${forgotPasswordAddress}"]`)?.remove();
  // Or the browser would put the password into the address. The console sends it when it is there.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.dataset.submitted = '';
  });
  document.getElementById('root')?.append(page);
}
