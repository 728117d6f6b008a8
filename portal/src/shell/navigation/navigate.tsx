import { navigate } from 'wouter/use-browser-location';
import { isLinkSlow } from '../../browser/connection.ts';
import { createStore } from '../../browser/store.ts';
import { whenEarlyAnswered } from '../../platform/client/cache/early.ts';
import { guardNavigation } from '../../screen/leave-guard/index.ts';
import { useDelayed } from '../../screen/page/use-delayed.ts';
import { askForData } from '../../start/data-ahead.ts';
import { isCodeLoaded, loadCode } from '../../start/screens.ts';

/** Code is on its way; the screen of before stays until it is there. */
const pending = createStore(false);

/** Number of the latest navigation: earlier ones are overtaken. */
let latest = 0;

// Back and Forward overtake it too.
window.addEventListener('popstate', () => {
  latest += 1;
  pending.set(false);
});

/** Nobody notices a wait as short as this. In ms. */
const dataPatience = 50;

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Navigate<Options> = (to: string, options?: Options) => void;

/**
 * For wouter's Router: the code of a screen is there before the address changes, so that React never
 * has to show a fallback, which it would hold for 300 ms. Data that come at once are waited for, too.
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
      // Drawn once with its rows instead of twice, where they come as fast as that.
      const data = answers && Promise.race([answers, passed(dataPatience)]);
      const isThere = isCodeLoaded(pathname);
      if (!data && isThere) return go();
      pending.set(!isThere);
      // The boundary around the screen reports code that failed.
      Promise.allSettled([loadCode(pathname), data]).then(go);
    },
    to,
    options,
  );
}

/**
 * For the frame around the screens: it stays when the address changes, and `useLocation` would draw
 * all of it again.
 */
export const goTo = (address: string) => navigateWhenReady((to) => navigate(to), address);

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
    goTo(address);
  }
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

/** Shorter waits are not worth a sign. In ms. */
const patience = 150;

/** A thin line while the code of the next screen is on its way. */
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
