/** Broadcasts news to the other tabs of this console, not to the sender. */
export function tellOtherTabs(subject: string, news: string): void {
  const channel = new BroadcastChannel(subject);
  channel.postMessage(news);
  channel.close();
}

/** Returns what ends it. */
export function hearOtherTabs(subject: string, hear: (news: unknown) => void): () => void {
  const channel = new BroadcastChannel(subject);
  channel.onmessage = ({ data }) => hear(data);
  return () => channel.close();
}

/**
 * Runs in one tab at a time; when it ends there, the next waiting tab takes over. Without locks,
 * which need https or localhost, it runs in every tab. Returns a function that ends it.
 * @param begin returns a function that ends it in this tab
 */
export function inOneTab(name: string, begin: () => () => void): () => void {
  if (!('locks' in navigator)) return begin();
  const ending = new AbortController();
  const { signal } = ending;
  const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  navigator.locks
    .request(name, { signal }, async () => {
      const end = begin();
      await ended;
      end();
    })
    // The wait for it was ended.
    .catch(() => undefined);
  return () => ending.abort();
}

/**
 * Runs something in one tab at a time; false while another tab runs it. Browsers have locks on
 * https and localhost only: elsewhere it runs without one.
 */
export async function oneTabAtATime(name: string, action: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await action();
    return true;
  }
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await action();
    return lock !== null;
  });
}
