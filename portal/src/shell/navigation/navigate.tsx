import { navigate } from 'wouter/use-browser-location';
import { isLinkSlow } from '../../browser/connection.ts';
import { createStore } from '../../browser/store.ts';
import { whenEarlyAnswered } from '../../platform/client/cache/early.ts';
import { guardNavigation } from '../../screen/leave-guard/index.ts';
import { useDelayed } from '../../screen/page/use-delayed.ts';
import { askForData } from '../../start/data-ahead.ts';
import { isCodeLoaded, loadCode } from '../../start/screens.ts';

/** Whether code is loading; the previous screen stays until it has loaded. */
const pending = createStore(false);

/** Number of the latest navigation, which supersedes earlier ones. */
let latest = 0;

// Back and Forward supersede it too.
window.addEventListener('popstate', () => {
  latest += 1;
  pending.set(false);
});

/** A wait too short to notice. In ms. */
const dataPatience = 50;

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Navigate<Options> = (to: string, options?: Options) => void;

/**
 * For wouter's Router: loads the code of a screen before the address changes, so that React never
 * shows a fallback, which it would hold for 300 ms. Also waits briefly for data.
 */
export function navigateWhenReady<Options>(
  navigate: Navigate<Options>,
  to: string,
  options?: Options,
): void {
  guardNavigation(
    (address: string, given?: Options) => {
      latest += 1;
      const own = latest;
      const { pathname } = new URL(address, window.location.href);
      const go = () => {
        if (own !== latest) return;
        pending.set(false);
        navigate(address, given);
      };
      askForData(address);
      const answers = isLinkSlow() ? undefined : whenEarlyAnswered();
      // If the data arrives that fast, the screen renders once with its rows instead of twice.
      const data = answers && Promise.race([answers, passed(dataPatience)]);
      const isThere = isCodeLoaded(pathname);
      if (!data && isThere) return go();
      pending.set(!isThere);
      // The error boundary of the screen reports code that failed to load.
      Promise.allSettled([loadCode(pathname), data]).then(go);
    },
    to,
    options,
  );
}

/**
 * Navigates from the frame around the screens. The frame stays when the address changes, and
 * `useLocation` would rerender all of it.
 */
export const goTo = (address: string) => navigateWhenReady((to) => navigate(to), address);

/**
 * Follows the console's links, which are plain anchors: a router link in each of fifty rows would
 * listen to the address and dominate the rendering of a list. Returns a function that stops it.
 */
export function followLinks(): () => void {
  function follow(event: MouseEvent) {
    const { button, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    // Leaves anything but a plain click to the browser: another tab, another window, a download.
    if (event.defaultPrevented || button !== 0) return;
    if (ctrlKey || metaKey || altKey || shiftKey) return;
    const link = target instanceof Element ? target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (!link || !address?.startsWith('/') || link.target || link.hasAttribute('download')) return;
    event.preventDefault();
    goTo(address);
  }
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

/** Shorter waits need no indicator. In ms. */
const patience = 150;

/** A thin line while the code of the next screen loads. */
export function ProgressLine() {
  const isNavigating = pending.use();
  const wasNavigating = useDelayed(isNavigating, patience);
  return isNavigating && wasNavigating ? (
    <div
      role="progressbar"
      aria-label="Loading"
      className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pulse bg-accent-mark"
    />
  ) : null;
}
