import type { NavContext, RouteRecord } from '../../screen/page/route.ts';
import { isAtLeast } from '../../session/policies.ts';
import { whenIdle } from '../../start/idle.ts';
import { forget, loadNextPart } from '../../start/loadable.tsx';
import { enabledRoutes, screenOf } from '../../start/screens.ts';
import { likelyNext } from './likely-next.ts';
import { entriesOf } from './navigation.ts';

/** Prefetching waits until the person has not typed, pointed, pressed or scrolled for this long. In ms. */
const calm = 1000;

// A moving pointer often ends in a press.
const activities = ['keydown', 'pointerover', 'pointerdown', 'wheel'] as const;

let lastActiveAt = 0;
const handleActivity = () => {
  lastActiveAt = performance.now();
};

/** Number of parallel loads: enough to use a slow link, few enough not to delay data. */
const atOnce = 4;

/**
 * Loads what `next` returns until there is nothing left, while no call is in flight and the person
 * is idle. Returns a function that stops it.
 */
function loadInTurn(next: () => Promise<unknown> | undefined): () => void {
  let isOver = false;
  let underWay = 0;
  let cancel = () => {};
  const goOn = () => {
    cancel();
    cancel = whenIdle(() => {
      const rest = lastActiveAt + calm - performance.now();
      if (rest > 0) {
        const timer = setTimeout(goOn, rest);
        cancel = () => clearTimeout(timer);
        return;
      }
      while (underWay < atOnce) {
        const loading = next();
        if (!loading) return;
        underWay += 1;
        void loading.then(() => {
          underWay -= 1;
          if (!isOver) goOn();
        });
      }
    });
  };
  goOn();
  return () => {
    isOver = true;
    cancel();
  };
}

function loadScreen(route: RouteRecord): Promise<unknown> {
  globalThis.PORTAL_PRELOAD?.(route.path, 'low');
  return screenOf(route).preload().catch(forget);
}

/**
 * Prefetches the code that this user may need next while the page is idle, so that opening a screen
 * only waits for data. Engines and editors load on use.
 * @returns function that stops it
 */
export function fetchAhead(context: NavContext, pathname: string): () => void {
  const open = enabledRoutes().filter(
    ({ minimumScope }) => !minimumScope || isAtLeast(context.user, minimumScope.scope),
  );
  const left = likelyNext(open, entriesOf(open, context), pathname).filter(
    (route) => !screenOf(route).isLoaded(),
  );
  const options = { capture: true, passive: true };
  for (const one of activities) document.addEventListener(one, handleActivity, options);
  let stop = () => {};
  let isOver = false;
  // The form of this list may be opened at any moment. The others wait until it has loaded and the
  // screen has been idle for a while.
  const [first] = left.splice(0, 1);
  const cancelFirst = whenIdle(async () => {
    if (first) await loadScreen(first);
    if (isOver) return;
    handleActivity();
    stop = loadInTurn(() => {
      const route = left.shift();
      // Parts of screens load after all screens.
      return route ? loadScreen(route) : loadNextPart();
    });
  });
  return () => {
    isOver = true;
    cancelFirst();
    stop();
    for (const one of activities) document.removeEventListener(one, handleActivity, options);
  };
}
