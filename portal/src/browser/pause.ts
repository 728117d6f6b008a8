/** Yields to rendering and input once the slice is used up. */
export type Pause = () => Promise<void> | undefined;

/** In ms. */
const slice = 8;

/** Resumes after pending work of the page. A timer would take longer: 4 ms, or a second in a hidden tab. */
export function nextTask(): Promise<void> {
  if (globalThis.scheduler && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Slices long work: await it between steps. */
export function createPause(now = () => performance.now()): Pause {
  let began = now();
  return () => {
    if (now() - began < slice) return undefined;
    return nextTask().then(() => {
      began = now();
    });
  };
}
