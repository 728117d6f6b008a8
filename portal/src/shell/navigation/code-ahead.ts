import type { NavContext, RouteRecord } from '../../screen/page/route.ts';
import { isAtLeast } from '../../session/policies.ts';
import { whenIdle } from '../../start/idle.ts';
import { forget, loadNextPart } from '../../start/loadable.tsx';
import { enabledRoutes, screenOf } from '../../start/screens.ts';
import { likelyNext } from './likely-next.ts';
import { entriesOf } from './navigation.ts';

/** Nothing is fetched or run until a person has typed, pointed at, pressed or scrolled nothing for this long. In ms. */
const calm = 1000;

// A moving pointer often ends in a press.
const activities = ['keydown', 'pointerover', 'pointerdown', 'wheel'] as const;

let lastActiveAt = 0;
const handleActivity = () => {
  lastActiveAt = performance.now();
};

/** So many are on their way at once: a slow link is kept busy, and data wait for little. */
const atOnce = 4;

/**
 * Loads what `next` hands out until it has nothing more, while no call is under way and nobody does anything.
 * Returns a function that ends it.
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
 * Fetches the code of what this user may open next while nothing else is going on, so that opening
 * it waits for data alone. Engines and editors come when they are used.
 * @returns a function that ends it
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
  // The form of this list may be pressed at once. The others wait until it is there and the screen
  // has been read for a while.
  const [first] = left.splice(0, 1);
  const cancelFirst = whenIdle(async () => {
    if (first) await loadScreen(first);
    if (isOver) return;
    handleActivity();
    stop = loadInTurn(() => {
      const route = left.shift();
      // What belongs to the screens comes after all of them.
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
