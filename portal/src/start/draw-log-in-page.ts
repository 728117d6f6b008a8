import { addresses } from '../addresses.ts';

/**
 * Draws the log-in page that the build has put into the document, so that a name can be typed while
 * the console is still on its way; the console takes it over as it stands. Not with a brand, whose
 * colours come with the console.
 */
export function drawLogInPage(settings: Record<string, unknown>): void {
  if (settings['brand'] !== undefined) return;
  const hasReset = String(settings['enableForgotPassword']) === 'true';
  // Scripts of the head run before the body is there.
  const observer = new MutationObserver(() => {
    const root = document.getElementById('root');
    if (!root) return;
    observer.disconnect();
    const page = document.querySelector<HTMLTemplateElement>('#log-in-page')?.content;
    const form = page?.querySelector('form');
    if (!page || !form) return;
    if (!hasReset) page.querySelector(`a[href="${addresses.forgotPassword}"]`)?.remove();
    // Or the browser would put the password into the address. The console sends it when it is there.
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      form.dataset.submitted = '';
    });
    root.append(page);
  });
  observer.observe(document, { childList: true, subtree: true });
}
