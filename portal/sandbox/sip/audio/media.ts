import { createLine } from './line.ts';
import { createPeer } from './peer.ts';

const frameMs = 20;
/** A process that was busy catches up on so many frames; the rest is lost. */
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

/** How packets find their way: `none`, or until the first key of the other side. */
export type MediaPath = 'open' | 'none' | 'lost-with-a-key';

/** Audio of one leg: a line, and the WebRTC session it is heard over. */
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
    /** Called once sound can be heard. */
    onConnected: peer.onConnected,
    /** Called with each key, in place of the listener before. */
    onKey(listener: (key: string) => void): void {
      onKey = listener;
    },
    /** A key that came another way than with the sound. */
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
