import { useEffect, useRef } from 'react';
import { createStore } from '../../session/store.ts';

/**
 * Asks before unsaved work is left: by link, by Back and Forward, by closing the tab.
 * wouter has no blocker, so history entries are numbered here, at module load: before wouter's own
 * listener, because browsers call the listeners of an event in the order of registration.
 */
type Attempt = { leave: () => void };

const attempt = createStore<Attempt | null>(null);
/** The attempt to leave that waits for an answer; the shell asks. */
export const useLeaveAttempt = attempt.use;

/** One for each form on the page. */
const guards = new Set<() => boolean>();
const isDirty = () => [...guards].some((ask) => ask());
let isFree = false;
let guardedPathname = '';
let position = indexOf(window.history.state) ?? 0;
/** A Back or Forward that is being undone: its steps, and whether the person is asked then. */
let undoing: { steps: number; isAsked: boolean } | null = null;
/** A change is being processed: nobody leaves, and nobody is asked. */
let isHeld = false;

let navigations = 0;
/** Whether the person has moved since the page was loaded: then the focus follows to the heading. */
export const hasNavigated = () => navigations > 0;

function indexOf(state: unknown): number | undefined {
  const index = (state as { index?: unknown } | null)?.index;
  return typeof index === 'number' ? index : undefined;
}

for (const method of ['pushState', 'replaceState'] as const) {
  const original = window.history[method].bind(window.history);
  window.history[method] = (state: unknown, unused: string, url?: string | URL | null) => {
    if (method === 'pushState') position += 1;
    navigations += 1;
    original({ ...(state as object | null), index: position }, unused, url);
  };
}

const blocks = (pathname: string) => !isFree && pathname !== guardedPathname && isDirty();

window.addEventListener('popstate', (event) => {
  const target = indexOf(event.state) ?? position + 1;
  const steps = target - position;
  if (undoing !== null) {
    // The page is back where it was: now React may render again.
    event.stopImmediatePropagation();
    const { steps: retry, isAsked } = undoing;
    undoing = null;
    if (isAsked) attempt.set({ leave: () => leaveFreely(() => window.history.go(retry)) });
    return;
  }
  if (isHeld || blocks(window.location.pathname)) {
    event.stopImmediatePropagation();
    undoing = { steps, isAsked: !isHeld };
    window.history.go(-steps);
    return;
  }
  position = target;
  navigations += 1;
  isFree = false;
});

window.addEventListener('beforeunload', (event) => {
  if (isHeld || isDirty()) event.preventDefault();
});

/** For wouter's Router: covers links and `navigate`. */
export function guardNavigation<Options>(
  navigate: (to: string, options?: Options) => void,
  to: string,
  options?: Options,
): void {
  const { pathname } = new URL(to, window.location.href);
  // Another page of the same list leaves nothing.
  if (isHeld && pathname !== window.location.pathname) return;
  if (blocks(pathname)) attempt.set({ leave: () => leaveFreely(() => navigate(to, options)) });
  else navigate(to, options);
}

/** Runs a navigation without the question. */
export function leaveFreely(action: () => void): void {
  isFree = true;
  action();
}

/** Keeps the page while a change is processed. Returns the function that lets go. */
export function holdPage(): () => void {
  isHeld = true;
  return () => {
    isHeld = false;
  };
}

/** The person's answer to the question. */
export function answerLeaveAttempt(answer: 'leave' | 'stay'): void {
  const waiting = attempt.get();
  attempt.set(null);
  if (answer === 'leave') waiting?.leave();
}

/** Runs an action that leaves the page, after the question when there is unsaved work. */
export function leaveVia(action: () => void): void {
  if (!isFree && isDirty()) attempt.set({ leave: () => leaveFreely(action) });
  else action();
}

/**
 * Guards the current address while `dirty` answers true. Returns a function that runs a navigation
 * without the question, for after a save.
 */
export function useLeaveGuard(dirty: () => boolean): (navigate: () => void) => void {
  const latest = useRef(dirty);
  useEffect(() => {
    latest.current = dirty;
  });
  useEffect(() => {
    const ask = () => latest.current();
    guards.add(ask);
    isFree = false;
    guardedPathname = window.location.pathname;
    return () => {
      guards.delete(ask);
      isFree = false;
    };
  }, []);
  return leaveFreely;
}
