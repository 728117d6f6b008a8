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
