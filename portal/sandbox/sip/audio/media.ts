import { createLine } from './line.ts';
import { createPeer } from './peer.ts';

const frameMs = 20;
/** Number of frames that a busy process may catch up on; a longer delay is skipped. */
const mostLate = 10;

/** Ticks every 20 ms on average, however late a timer fires. @returns call to stop */
function startClock(tick: () => void): () => void {
  let next = performance.now();
  const timer = setInterval(() => {
    const time = performance.now();
    if (time - next > mostLate * frameMs) next = time;
    for (; next <= time; next += frameMs) tick();
  }, frameMs);
  return () => clearInterval(timer);
}

/** How packets get through: always, never, or until the other side's first key. */
export type MediaPath = 'open' | 'none' | 'lost-with-a-key';

/** Audio of one leg: a line and its WebRTC session. */
export async function createMedia(path: MediaPath) {
  const line = createLine();
  let onKey: (key: string) => void = () => {};
  const press = (key: string) => {
    if (path === 'lost-with-a-key') void peer.losePath();
    else onKey(key);
  };
  const peer = await createPeer({ onSound: line.hear, onKey: press }, path !== 'none');
  let stop: (() => void) | undefined;
  return {
    line,
    answer: peer.answer,
    offer: peer.offer,
    accept: peer.accept,
    /** Calls a listener once audio can be heard. */
    onConnected: peer.onConnected,
    /** Calls a listener with each key; replaces the previous listener. */
    onKey(listener: (key: string) => void): void {
      onKey = listener;
    },
    /** Reports a key that didn't arrive with the audio. */
    press,
    start(): void {
      stop ??= startClock(() => peer.send(line.tick()));
    },
    async close(): Promise<void> {
      stop?.();
      await peer.close();
    },
  };
}

export type Media = Awaited<ReturnType<typeof createMedia>>;
