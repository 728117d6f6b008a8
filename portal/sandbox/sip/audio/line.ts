import { createRecorder } from './recorder.ts';
import { createSampleQueue } from './sample-queue.ts';

/** Samples in 20 ms, the content of one RTP packet. */
export const FRAME = 160;

/** Limit of audio that arrives early; a sender with a fast clock loses the excess. */
const mostAhead = 25 * FRAME;
/** Delay that separates the echo from the caller's own voice. */
const echoDelay = 15 * FRAME;

/**
 * The platform's end of one caller's audio: receives, plays and passes on audio. Has no clock: each
 * `tick` is 20 ms.
 */
export function createLine() {
  const heard = createSampleQueue();
  const prompts = createSampleQueue();
  const incoming = createSampleQueue();
  const recorder = createRecorder();
  const state = { isMuted: false };
  let pass: (frame: Int16Array) => void = () => {};

  return {
    /** Receives the caller's audio. */
    hear(samples: Int16Array): void {
      heard.push(samples);
      heard.keep(mostAhead);
    },
    /** Queues a prompt after the current one; prompts take precedence over passed-in audio. */
    play: (samples: Int16Array) => prompts.push(samples),
    /** Receives the other party's audio. */
    passIn(samples: Int16Array): void {
      incoming.push(samples);
      incoming.keep(mostAhead + echoDelay);
    },
    /** Passes the caller's audio on. */
    passTo(next: typeof pass): void {
      incoming.clear();
      pass = next;
    },
    /** Plays the caller's own audio back to them. */
    echo(): void {
      this.passTo((frame) => incoming.push(frame));
      incoming.push(new Int16Array(echoDelay));
    },
    /** Passes on silence instead of the caller's audio. */
    mute(isMuted: boolean): void {
      state.isMuted = isMuted;
    },
    recorder,
    /** Returns the next 20 ms for the caller. */
    tick(): Int16Array {
      const said = heard.take(FRAME);
      const prompt = prompts.length > 0 ? prompts.take(FRAME) : undefined;
      pass(state.isMuted ? new Int16Array(FRAME) : said);
      // Read and dropped during a prompt, so that it doesn't play afterwards.
      const other = incoming.take(FRAME);
      const out = prompt ?? other;
      recorder.add(said, out);
      return out;
    },
  };
}

export type Line = ReturnType<typeof createLine>;
