/** News for the other tabs of this console. The tab that tells does not hear itself. */
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
 * Goes on in one tab of the browser until it ends there; then the next one that waits takes over.
 * Without locks, which need https or localhost, every tab goes on. Returns what ends it.
 * @param begin returns what ends it in this tab
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
 * Runs something in one tab at a time; false when another tab is at it. Browsers have locks on
 * https and localhost only: elsewhere it runs without.
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
