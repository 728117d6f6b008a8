import { dialFrom } from './dial-script.ts';
import { gatherFrom, sayFrom } from './gather-script.ts';
import { chance, pick, randomFrom } from './random.ts';

/*
 * The events of a call. Recording, trace and log are all made from them, so they agree. All times
 * are milliseconds after the recording began.
 */

export type Interval = {
  start: number;
  end: number;
};

/** A person talking. */
export type Talk = Interval & {
  transcript: string;
};

export type Tone = {
  digit: string;
  start: number;
  /** Milliseconds the key is held. */
  duration: number;
};

/** A prompt: asked for at `start`, made by the vendor until `made`, heard from `played`. */
export type Prompt = {
  start: number;
  made: number;
  played: Interval;
  text: string;
  vendor: string;
  language: string;
  voice: string;
  cached: boolean;
  /** Known only of vendors that stream. */
  firstByteMs?: number;
};

export type Hook = Interval & {
  status: number;
};

export type Gather = Interval & {
  kind: 'gather';
  prompt: Prompt;
  resolve: 'speech' | 'dtmf' | 'timeout' | 'killed';
  vendor: string;
  language: string;
  speech?: Talk & { confidence: number };
  tones: readonly Tone[];
  /** From the end of speech to the transcript; unknown of some vendors. */
  latencyMs?: number;
  hook?: Hook;
};

export type Say = Interval & {
  kind: 'say';
  prompt: Prompt;
};

/** Two people talking, transcribed on both channels. */
export type Dial = Interval & {
  kind: 'dial';
  target: string;
  talks: readonly (Talk & { channel: 0 | 1; latencyMs: number; confidence: number })[];
};

export type Step = Gather | Say | Dial;

export type Script = {
  seed: number;
  /** Milliseconds of recording. */
  length: number;
  steps: readonly Step[];
};

/** The recording starts this long after the call is answered. */
export const RECORDING_DELAY_MS = 200;

const shortestDialMs = 8000;
const mostGathers = 4;

/** The story of a call of a given length; the same seed tells the same one. */
export function scriptOf(seed: number, talkMs: number): Script {
  const random = randomFrom(seed);
  const length = Math.max(0, talkMs - RECORDING_DELAY_MS);
  const language = pick(random, ['en-US', 'en-US', 'en-GB']);
  const steps: Step[] = [];
  let time = 0;
  for (let asked = 0; asked < mostGathers; asked += 1) {
    const gather = gatherFrom(random, time, asked, language);
    if (gather.end + 800 > length) break;
    steps.push(gather);
    time = gather.end + 50;
    // A prompt that was not understood is asked again, without a word in between.
    if (gather.resolve === 'timeout') continue;
    const say = sayFrom(random, time, language);
    if (say.end + 300 > length) break;
    steps.push(say);
    time = say.end + 100;
    if (chance(random, 0.35)) break;
  }
  const left = length - time;
  if (left > shortestDialMs) steps.push(dialFrom(random, time, length - 300));
  else if (left > 3500) {
    const last = gatherFrom(random, time, mostGathers, language);
    const { latencyMs: _latency, hook: _hook, speech: _speech, ...rest } = last;
    const isHeard = last.prompt.played.end + 200 < length;
    // The caller hangs up before saying anything.
    if (isHeard) steps.push({ ...rest, tones: [], resolve: 'killed', end: length });
  }
  return { seed, length, steps };
}

/** Everything that sounds, by channel: 0 is the caller, 1 the platform or the other side. */
export function soundOf({ steps }: Script): {
  talks: (Interval & { channel: 0 | 1 })[];
  tones: readonly Tone[];
} {
  const talks = steps.flatMap((step): (Interval & { channel: 0 | 1 })[] => {
    if (step.kind === 'dial') {
      return step.talks.map(({ start, end, channel }) => ({ start, end, channel }));
    }
    const prompt = { ...step.prompt.played, channel: 1 as const };
    if (step.kind === 'say' || !step.speech) return [prompt];
    const { start, end } = step.speech;
    return [prompt, { start, end, channel: 0 }];
  });
  return { talks, tones: steps.flatMap((step) => (step.kind === 'gather' ? step.tones : [])) };
}
