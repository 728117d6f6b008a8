/**
 * Calls that were sent before the code that needs their answers was there: by the script in the head
 * of the page, when a link is pressed, after a log-in. The call itself takes the answer over.
 */
export type Received = {
  status: number;
  text: string;
  /** Refused for too many calls: how long to wait, in ms, where the platform says it. */
  retryAfter?: number | undefined;
};
type EarlyCall = {
  token: string;
  sentAt: number;
  received: Promise<Received>;
  /** Once it is there. */
  answer?: Received;
};

declare global {
  /** By URL. Shared with the script in the head, which runs before any module. */
  var TRUNKLINE_EARLY: Record<string, EarlyCall> | undefined;
}

/** An answer not taken within this time is stale. In ms. */
const lifetime = 10_000;
/** The cache of the hooks asks for nothing it has been answered within this time. In ms. */
const cacheTime = 5000;

/** When each URL was asked for last: what the cache still has, nobody would take over. */
const askedAt = new Map<string, number>();

const isWithin = (time: number, since: number | undefined) =>
  since !== undefined && Date.now() - since < time;

/** Sends each call once. Only the call that takes it over reports its failure. */
export function sendEarly(urls: readonly string[], token: string): void {
  globalThis.TRUNKLINE_EARLY ??= {};
  const calls = globalThis.TRUNKLINE_EARLY;
  // Stale answers that nobody took: a list can be megabytes.
  for (const [url, { sentAt }] of Object.entries(calls)) {
    if (!isWithin(lifetime, sentAt)) delete calls[url];
  }
  for (const url of urls) {
    const known = calls[url];
    if (known?.token === token && isWithin(lifetime, known.sentAt)) continue;
    if (isJustAsked(url)) continue;
    const received = fetch(url, { headers: { Authorization: `Bearer ${token}` } }).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
    );
    const call: EarlyCall = { token, sentAt: Date.now(), received };
    received.then(
      (answer) => {
        call.answer = answer;
      },
      () => undefined,
    );
    calls[url] = call;
  }
}

/** The cache of the hooks has what was asked for so lately. */
export const isJustAsked = (url: string) => isWithin(cacheTime, askedAt.get(url));

/** Before and after a write: what was read earlier may be old. */
export function forgetEarly(): void {
  globalThis.TRUNKLINE_EARLY = {};
  askedAt.clear();
}

/** The answer to an early call, without taking it. */
export const peekEarly = (url: string): Promise<Received> | undefined =>
  globalThis.TRUNKLINE_EARLY?.[url]?.received;

/** The answer to an early call, without taking it; undefined while it is under way. */
export function earlyText(url: string, token: string | null): string | undefined {
  const known = globalThis.TRUNKLINE_EARLY?.[url];
  const isUsable = known?.token === token && isWithin(lifetime, known.sentAt);
  return isUsable && known.answer?.status === 200 ? known.answer.text : undefined;
}

/** Until early calls that are under way are answered; undefined when there are none. */
export function whenEarlyAnswered(): Promise<unknown> | undefined {
  const calls = Object.values(globalThis.TRUNKLINE_EARLY ?? {});
  const underWay = calls.filter(({ answer, sentAt }) => !answer && isWithin(1000, sentAt));
  return underWay.length > 0
    ? Promise.allSettled(underWay.map(({ received }) => received))
    : undefined;
}

/** The answer to a call that is under way already, once; undefined when there is none. */
export function takeEarly(url: string, token: string | null): Promise<Received> | undefined {
  askedAt.set(url, Date.now());
  const calls = globalThis.TRUNKLINE_EARLY;
  const known = calls?.[url];
  if (!calls || !known) return undefined;
  delete calls[url];
  return known.token === token && isWithin(lifetime, known.sentAt) ? known.received : undefined;
}
