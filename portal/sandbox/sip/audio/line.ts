import { createRecorder } from './recorder.ts';
import { createSampleQueue } from './sample-queue.ts';

/** Samples of 20 ms, what one RTP packet holds. */
export const FRAME = 160;

/** What arrives ahead of its time is kept up to here; a sender with a fast clock is cut. */
const mostAhead = 25 * FRAME;
/** A caller hears the echo apart from what they say. */
const echoDelay = 15 * FRAME;

/**
 * The platform's end of one caller's audio: what it hears, what it plays, and where it passes what
 * it hears. No clock: each `tick` is 20 ms.
 */
export function createLine() {
  const heard = createSampleQueue();
  const prompts = createSampleQueue();
  const incoming = createSampleQueue();
  const recorder = createRecorder();
  const state = { isMuted: false };
  let pass: (frame: Int16Array) => void = () => {};

  return {
    /** What the caller says, as it arrives. */
    hear(samples: Int16Array): void {
      heard.push(samples);
      heard.keep(mostAhead);
    },
    /** Plays after what is playing; a prompt comes before what is passed in. */
    play: (samples: Int16Array) => prompts.push(samples),
    /** What the other party says. */
    passIn(samples: Int16Array): void {
      incoming.push(samples);
      incoming.keep(mostAhead + echoDelay);
    },
    /** Passes on what the caller says. */
    passTo(next: typeof pass): void {
      incoming.clear();
      pass = next;
    },
    /** The caller hears themselves. */
    echo(): void {
      this.passTo((frame) => incoming.push(frame));
      incoming.push(new Int16Array(echoDelay));
    },
    /** Drops all that the caller says. */
    mute(isMuted: boolean): void {
      state.isMuted = isMuted;
    },
    recorder,
    /** The next 20 ms for the caller. */
    tick(): Int16Array {
      const said = heard.take(FRAME);
      const prompt = prompts.length > 0 ? prompts.take(FRAME) : undefined;
      pass(state.isMuted ? new Int16Array(FRAME) : said);
      // Read and dropped during a prompt, so that it isn't heard after it.
      const other = incoming.take(FRAME);
      const out = prompt ?? other;
      recorder.add(said, out);
      return out;
    },
  };
}

export type Line = ReturnType<typeof createLine>;
