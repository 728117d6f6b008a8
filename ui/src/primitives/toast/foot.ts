const listeners = new Set<() => void>();
let height = 0;

/**
 * Height of a bar at the foot of the window, in px: floating elements stay above it. Not a CSS
 * property of the page, because each change would restyle everything.
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
