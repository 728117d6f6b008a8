import type { State } from './state.ts';

export type Store = {
  get: () => State;
  /** Resolves once the change is written. Changes are written one after the other. */
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
      // A failed write fails its own caller only.
      last = written.catch(() => undefined);
      return written;
    },
  };
}
