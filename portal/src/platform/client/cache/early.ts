import { type Body, readBody, wholeText } from '../calls/body.ts';

/**
 * Prefetched reads, sent before the code that needs them has loaded: by the script in the page
 * head, when a link is pressed, after log-in. The actual read takes the response.
 */
export type Received = Body & {
  status: number;
  /** Time to wait after a 429, if the platform gives one. In ms. */
  retryAfter?: number | undefined;
};
type EarlyCall = {
  token: string;
  sentAt: number;
  received: Promise<Received>;
  /** Set once the response has arrived. */
  answer?: Received;
};

declare global {
  /** By URL. Shared with the script in the head, which runs before any module. */
  var PORTAL_EARLY: Record<string, EarlyCall> | undefined;
}

/** Unused responses older than this are stale. In ms. */
const lifetime = 10_000;
/** SWR's dedupe interval, in ms. */
const cacheTime = 5000;

/** Last request per URL, until something is written. */
const requestedAt = new Map<string, number>();

const isWithin = (time: number, since: number | undefined) =>
  since !== undefined && Date.now() - since < time;

/** A large response keeps its connection open until the rest is read. */
const drop = ({ answer }: EarlyCall) => void answer?.rest?.reader.cancel();

/**
 * Whether a list is always sent whole, however long. The rest isn't streamed: browser tools show a
 * streamed body unreliably.
 */
const isWhole = (url: string) =>
  /\/(Accounts|Clients|Lcrs|MicrosoftTeamsTenants|SpeechCredentials|Users)$/.test(url);

/** Prefetches each URL once. The read that takes the response reports failures. */
export function sendEarly(urls: readonly string[], token: string): void {
  globalThis.PORTAL_EARLY ??= {};
  const calls = globalThis.PORTAL_EARLY;
  // Drop stale responses: a list can be megabytes.
  for (const [url, call] of Object.entries(calls)) {
    if (isWithin(lifetime, call.sentAt)) continue;
    drop(call);
    delete calls[url];
  }
  for (const url of urls) {
    const known = calls[url];
    if (known?.token === token && isWithin(lifetime, known.sentAt)) continue;
    if (isJustAsked(url)) continue;
    const load = isWhole(url) ? readBody : wholeText;
    const received = fetch(url, { headers: { Authorization: `Bearer ${token}` } }).then(
      async (answer) => ({ status: answer.status, ...(await load(answer)) }),
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

/**
 * Whether a read of this URL was sent, with no write since.
 * @param within in ms; default: SWR's dedupe interval
 */
export const isJustAsked = (url: string, within: number = cacheTime) =>
  isWithin(within, requestedAt.get(url));

/** Marks the result of several reads as requested now. */
export const noteAsked = (name: string) => void requestedAt.set(name, Date.now());

/** Call before and after a write: prefetched responses may be out of date. */
export function forgetEarly(): void {
  Object.values(globalThis.PORTAL_EARLY ?? {}).forEach(drop);
  globalThis.PORTAL_EARLY = {};
  requestedAt.clear();
}

/** The response to a prefetch, without taking it. */
export const peekEarly = (url: string): Promise<Received> | undefined =>
  globalThis.PORTAL_EARLY?.[url]?.received;

/** The body of a prefetch, without taking it; undefined until it has arrived with 200, or if it is large. */
export function earlyText(url: string, token: string | null): string | undefined {
  const known = globalThis.PORTAL_EARLY?.[url];
  const isUsable = known?.token === token && isWithin(lifetime, known.sentAt);
  const answer = isUsable ? known.answer : undefined;
  return answer?.status === 200 && !answer.rest ? answer.text : undefined;
}

/** Settles when the prefetches in flight do; undefined if there are none. */
export function whenEarlyAnswered(): Promise<unknown> | undefined {
  const calls = Object.values(globalThis.PORTAL_EARLY ?? {});
  const underWay = calls.filter(({ answer, sentAt }) => !answer && isWithin(1000, sentAt));
  return underWay.length > 0
    ? Promise.allSettled(underWay.map(({ received }) => received))
    : undefined;
}

/** Takes the response to a prefetch; undefined if there is none. */
export function takeEarly(url: string, token: string | null): Promise<Received> | undefined {
  requestedAt.set(url, Date.now());
  const calls = globalThis.PORTAL_EARLY;
  const known = calls?.[url];
  if (!calls || !known) return undefined;
  delete calls[url];
  return known.token === token && isWithin(lifetime, known.sentAt) ? known.received : undefined;
}
