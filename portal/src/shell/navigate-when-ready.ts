import { createStore } from '../browser/store.ts';
import { guardNavigation } from '../screen/leave-guard/index.ts';
import { isCodeLoaded, loadCode } from './screen-code.ts';

const pending = createStore(false);
/** Code is on its way; the screen of before stays until it is there. */
export const useIsNavigating = pending.use;

/** Tells the latest navigation from those it overtook. */
let latest = 0;

// Back and Forward overtake it too.
window.addEventListener('popstate', () => {
  latest += 1;
  pending.set(false);
});

type Navigate<Options> = (to: string, options?: Options) => void;

/**
 * For wouter's Router: the code of a screen is there before the address changes, so that React never
 * has to show a fallback, which it would hold for 300 ms.
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
      if (isCodeLoaded(pathname)) return go();
      pending.set(true);
      // The boundary around the screen reports code that failed.
      loadCode(pathname).then(go, go);
    },
    to,
    options,
  );
}
