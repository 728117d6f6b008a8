import { createStore } from '../../browser/store.ts';

/** The router tells of each. */
const moves = ['pushState', 'replaceState', 'popstate'];

/**
 * Something that one page hands to another, in memory only. A person who goes elsewhere before it is
 * taken has changed their mind.
 * @param pathnameOf the page that takes it
 */
export function createHandover<Thing>(pathnameOf: (thing: Thing) => string) {
  const store = createStore<Thing | null>(null);

  function give(thing: Thing): void {
    const target = pathnameOf(thing);
    // Until the code of that page is there, the page of before may change its query.
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

  /** What waits for this page; once, however often it is drawn. */
  function take(): Thing | undefined {
    const thing = store.get();
    if (thing === null || pathnameOf(thing) !== window.location.pathname) return undefined;
    store.set(null);
    return thing;
  }

  return { use: store.use, give, take };
}
