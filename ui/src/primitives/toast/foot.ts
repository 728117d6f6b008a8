const listeners = new Set<() => void>();
let height = 0;

/**
 * How much of the window a bar at its foot takes, in px: what floats there stays above. Not a
 * property of the page: each change of one restyles everything in it.
 */
export const foot = {
  get: () => height,
  set(next: number): void {
    if (next === height) return;
    height = next;
    for (const tell of listeners) tell();
  },
  subscribe(tell: () => void): () => void {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};
