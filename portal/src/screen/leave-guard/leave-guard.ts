import { createStore } from '../../browser/store.ts';

/** The parts of `window` that the guard needs; tests replace the session history. */
export type GuardedWindow = {
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  location: Pick<Location, 'href' | 'pathname'>;
  addEventListener(type: 'popstate', listener: (event: PopStateEvent) => void): void;
  addEventListener(type: 'beforeunload', listener: (event: BeforeUnloadEvent) => void): void;
};

/** A question that isn't about unsaved changes of a form. */
export type LeaveQuestion = { title: string; text: string; leaveLabel: string };

/** An attempt to leave unsaved work, waiting for the person's decision. */
type LeaveAttempt = {
  leave: () => void;
  question: LeaveQuestion | undefined;
  /** Saves the work and returns whether that succeeded; undefined if it can't be saved. */
  save: (() => Promise<boolean>) | undefined;
};

/** The guard's view of a form on the page; each function reads the current state. */
type GuardedForm = {
  hasUnsavedWork: () => boolean;
  question?: () => LeaveQuestion | undefined;
  save?: () => (() => Promise<boolean>) | undefined;
};

/**
 * Asks before unsaved work is left: by link, by Back and Forward, by closing the tab. The router
 * can't refuse a Back or Forward, because `popstate` fires after the address has changed. The guard
 * therefore numbers the state of every history entry, computes from it how far the browser went,
 * hides the event from the router and goes back by the same distance. Create it before the router,
 * because listeners of one event are called in order of registration.
 */
export function createLeaveGuard(page: GuardedWindow) {
  const { history, location } = page;
  const attempt = createStore<LeaveAttempt | null>(null);
  const forms = new Set<GuardedForm>();
  let protectedPathname = '';
  /** Whether the next navigation is allowed without a question. */
  let isFree = false;
  /** Whether a save or deletion is in progress, which blocks leaving without a question. */
  let isHeld = false;
  /**
   * A Back or Forward that is being reverted. `retry` repeats it; null: it isn't asked about.
   * `next` is a navigation that must wait: the browser is on the wrong entry until it has gone
   * back.
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

  /** Gives the current entry a number if it has none yet. */
  function readPosition(otherwise: number): number {
    const known = indexOf(history.state);
    if (known === undefined) original.replaceState(numbered(history.state, otherwise), '');
    return known ?? otherwise;
  }
  // After a reload and in a duplicated tab, the entry has a number; any other first entry has none.
  position = readPosition(0);

  function handlePopState(event: PopStateEvent): void {
    // Only a new entry has no number, after a change of the hash, which stays on the page.
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
      // A second press during the reversal keeps the first target.
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

    /** Called between the router and the history. */
    guardNavigation<Options>(
      navigate: (to: string, options?: Options) => void,
      to: string,
      options?: Options,
    ): void {
      const { pathname } = new URL(to, location.href);
      // Another page of the same list doesn't count as leaving.
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
      // After a failed save the person stays on the page that says why.
      if (answer === 'leave' || (answer === 'save' && (await waiting?.save?.()))) waiting?.leave();
    },

    /** Guards the current address while the form has unsaved work. Returns a function that stops it. */
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
