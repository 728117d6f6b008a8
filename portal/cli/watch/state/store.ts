import type { State } from './state.ts';

export type Store = {
  get: () => State;
  /** Resolves once the change is written. Changes are written in order. */
  update: (change: (state: State) => State) => Promise<void>;
};

export function createStore(initial: State, write: (state: State) => Promise<void>): Store {
  let state = initial;
  let last: Promise<void> = Promise.resolve();
  return {
    get: () => state,
    update(change) {
      const written = last.then(async () => {
        const next = change(state);
        if (next === state) return;
        await write(next);
        state = next;
      });
      // A failed write only rejects for its own caller.
      last = written.catch(() => undefined);
      return written;
    },
  };
}
