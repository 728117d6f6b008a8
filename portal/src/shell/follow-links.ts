import { navigate } from 'wouter/use-browser-location';
import { navigateWhenReady } from './navigate-when-ready.ts';

/**
 * Follows the links of the console, which are plain anchors: a router's link in each of fifty rows
 * listens to the address, and is what a list takes longest to draw. Returns what ends it.
 */
export function followLinks(): () => void {
  function follow(event: MouseEvent) {
    const { button, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    // Anything but a plain click is the browser's: another tab, another window, a download.
    if (event.defaultPrevented || button !== 0) return;
    if (ctrlKey || metaKey || altKey || shiftKey) return;
    const link = target instanceof Element ? target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (!link || !address?.startsWith('/') || link.target || link.hasAttribute('download')) return;
    event.preventDefault();
    navigateWhenReady((to) => navigate(to), address);
  }
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
