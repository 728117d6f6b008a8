/** Lets the page draw and answer keys, if it has not for a while. */
export type Pause = () => Promise<void> | undefined;

/** In ms. */
const slice = 8;

/** Behind what the page has to do. Timers would wait longer: 4 ms each, a second in a hidden tab. */
function nextTask(): Promise<void> {
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

/** Work in slices: await it between steps. */
export function createPause(now = () => performance.now()): Pause {
  let began = now();
  return () => {
    if (now() - began < slice) return undefined;
    return nextTask().then(() => {
      began = now();
    });
  };
}
