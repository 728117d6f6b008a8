/**
 * Calls that were sent before the code that needs their answers was there: by the script in the head
 * of the page, when a link is pressed, after a log-in. The call itself takes the answer over.
 */
type EarlyCall = { token: string; sentAt: number; answer: Promise<Response> };

declare global {
  /** By URL. Shared with the script in the head, which runs before any module. */
  var TRUNKLINE_EARLY: Record<string, EarlyCall> | undefined;
}

/** An answer nobody has asked for by then is old. In ms. */
const lifetime = 10_000;

/** Sends each call once. Its failure is told by the call that takes it over, and there alone. */
export function sendEarly(urls: readonly string[], token: string): void {
  globalThis.TRUNKLINE_EARLY ??= {};
  const calls = globalThis.TRUNKLINE_EARLY;
  for (const url of urls) {
    const known = calls[url];
    if (known && known.token === token && Date.now() - known.sentAt < lifetime) continue;
    const answer = fetch(url, { headers: { Authorization: `Bearer ${token}` } });
    answer.catch(() => undefined);
    calls[url] = { token, sentAt: Date.now(), answer };
  }
}

/** The answer to a call that is under way already, once; undefined when there is none. */
export function takeEarly(url: string, token: string | null): Promise<Response> | undefined {
  const calls = globalThis.TRUNKLINE_EARLY;
  const known = calls?.[url];
  if (!calls || !known) return undefined;
  delete calls[url];
  const isFresh = known.token === token && Date.now() - known.sentAt < lifetime;
  return isFresh ? known.answer : undefined;
}
