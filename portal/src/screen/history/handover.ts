import { createStore } from '../../browser/store.ts';

/** Events that the router fires for each navigation. */
const moves = ['pushState', 'replaceState', 'popstate'];

/**
 * Hands something from one page to another, in memory only. If the person goes elsewhere first, it
 * is dropped.
 * @param pathnameOf path of the page that takes it
 */
export function createHandover<Thing>(pathnameOf: (thing: Thing) => string) {
  const store = createStore<Thing | null>(null);

  function give(thing: Thing): void {
    const target = pathnameOf(thing);
    // While the code of the target page loads, the previous page may still change its query.
    let from: string | undefined = window.location.pathname;
    const look = () => {
      const { pathname } = window.location;
      if (pathname === target) from = undefined;
      const isWaiting = store.get() === thing;
      if (isWaiting && (pathname === target || pathname === from)) return;
      if (isWaiting) store.set(null);
      for (const move of moves) window.removeEventListener(move, look);
    };
    store.set(thing);
    for (const move of moves) window.addEventListener(move, look);
    look();
  }

  /** Takes what was handed to this page; only once, however often the page renders. */
  function take(): Thing | undefined {
    const thing = store.get();
    if (thing === null || pathnameOf(thing) !== window.location.pathname) return undefined;
    store.set(null);
    return thing;
  }

  return { use: store.use, give, take };
}
