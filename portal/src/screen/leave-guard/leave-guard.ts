import { createStore } from '../../browser/store.ts';

/** The parts of `window` the guard needs; tests bring a session history of their own. */
export type GuardedWindow = {
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  location: Pick<Location, 'href' | 'pathname'>;
  addEventListener(type: 'popstate', listener: (event: PopStateEvent) => void): void;
  addEventListener(type: 'beforeunload', listener: (event: BeforeUnloadEvent) => void): void;
};

/** The question, where it isn't about unsaved changes of a form. */
export type LeaveQuestion = { title: string; text: string; leaveLabel: string };

/** An attempt to leave unsaved work, waiting for the person's answer. */
type LeaveAttempt = {
  leave: () => void;
  question: LeaveQuestion | undefined;
  /** Saves the work, and tells whether it was saved; undefined where that can't be done. */
  save: (() => Promise<boolean>) | undefined;
};

/** What a form on the page tells the guard, each time as things stand. */
type GuardedForm = {
  hasUnsavedWork: () => boolean;
  question?: () => LeaveQuestion | undefined;
  save?: () => (() => Promise<boolean>) | undefined;
};

/**
 * Asks before unsaved work is left: by link, by Back and Forward, by closing the tab.
 *
 * The router has no way to refuse a Back or Forward: `popstate` is fired when the address has
 * changed already. The guard therefore keeps a number in the state of every history entry, tells
 * from it how far the browser has gone, hides the event from the router and goes back as far.
 * Create it before the router, because listeners of one event are called in order of registration.
 */
export function createLeaveGuard(page: GuardedWindow) {
  const { history, location } = page;
  const attempt = createStore<LeaveAttempt | null>(null);
  const forms = new Set<GuardedForm>();
  let protectedPathname = '';
  /** The next navigation is not asked about. */
  let isFree = false;
  /** A save or deletion is under way: block leaving without a question. */
  let isHeld = false;
  /**
   * A Back or Forward that is being reverted. `retry` repeats it; null when nobody is asked. `next`
   * is a navigation that must wait: the browser stands on the wrong entry until it has gone back.
   */
  let reverting: { retry: number | null; next?: () => void } | null = null;
  let navigations = 0;
  /** Number of the current history entry. */
  let position = 0;

  const dirtyForms = () => [...forms].filter(({ hasUnsavedWork }) => hasUnsavedWork());
  const isDirty = () => dirtyForms().length > 0;
  const blocks = (pathname: string) => !isFree && pathname !== protectedPathname && isDirty();
  const ask = (leave: () => void) => {
    const [form, another] = dirtyForms();
    attempt.set({
      leave: () => leaveFreely(leave),
      question: form?.question?.(),
      // With two unsaved forms, only one would be saved.
      save: another ? undefined : form?.save?.(),
    });
  };

  const original = {
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
  };
  history.pushState = (state: unknown, unused: string, url?: string | URL | null) => {
    original.pushState(numbered(state, position + 1), unused, url);
    position += 1;
    navigations += 1;
  };
  history.replaceState = (state: unknown, unused: string, url?: string | URL | null) => {
    original.replaceState(numbered(state, position), unused, url);
    navigations += 1;
  };

  /** Gives the current entry a number when it has none yet. */
  function readPosition(otherwise: number): number {
    const known = indexOf(history.state);
    if (known === undefined) original.replaceState(numbered(history.state, otherwise), '');
    return known ?? otherwise;
  }
  // A reload and a duplicated tab bring the numbers along; every other first entry has none.
  position = readPosition(0);

  function handlePopState(event: PopStateEvent): void {
    // Only a new entry has no number: a change of the hash, which stays on the page.
    if (indexOf(event.state) === undefined) {
      position = readPosition(position + 1);
      return;
    }
    const target = readPosition(position);
    const steps = target - position;
    if (reverting !== null && steps === 0) {
      event.stopImmediatePropagation();
      const { retry, next } = reverting;
      reverting = null;
      if (next) next();
      else if (retry !== null) ask(() => history.go(retry));
    } else if (steps !== 0 && (isHeld || blocks(location.pathname))) {
      event.stopImmediatePropagation();
      // A second press while the first is reverted keeps the first target.
      reverting ??= { retry: isHeld ? null : steps };
      history.go(-steps);
    } else {
      reverting = null;
      position = target;
      navigations += 1;
      isFree = false;
    }
  }

  function leaveFreely(navigate: () => void): void {
    if (reverting !== null) {
      reverting.next = () => leaveFreely(navigate);
      return;
    }
    isFree = true;
    navigate();
  }

  page.addEventListener('popstate', handlePopState);
  page.addEventListener('beforeunload', (event) => {
    if (isHeld || isDirty()) event.preventDefault();
  });

  return {
    attempt,
    leaveFreely,
    hasNavigated: () => navigations > 0,

    /** Stands between the router and the history. */
    guardNavigation<Options>(
      navigate: (to: string, options?: Options) => void,
      to: string,
      options?: Options,
    ): void {
      const { pathname } = new URL(to, location.href);
      // Another page of the same list leaves nothing.
      if (isHeld && pathname !== location.pathname) return;
      if (blocks(pathname)) ask(() => navigate(to, options));
      else navigate(to, options);
    },

    leaveVia(action: () => void): void {
      if (!isFree && isDirty()) ask(action);
      else action();
    },

    hold(): () => void {
      isHeld = true;
      return () => {
        isHeld = false;
      };
    },

    async answer(answer: 'leave' | 'save' | 'stay'): Promise<void> {
      const waiting = attempt.get();
      attempt.set(null);
      // What couldn't be saved keeps the person on the page that says why.
      if (answer === 'leave' || (answer === 'save' && (await waiting?.save?.()))) waiting?.leave();
    },

    /** Guards the current address while the form holds unsaved work. Returns the way to stop. */
    protect(form: GuardedForm): () => void {
      forms.add(form);
      isFree = false;
      protectedPathname = location.pathname;
      return () => {
        forms.delete(form);
        isFree = false;
      };
    },
  };
}

const numbered = (state: unknown, index: number) => ({ ...(state as object | null), index });

function indexOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('index' in state)) return undefined;
  return typeof state.index === 'number' ? state.index : undefined;
}
