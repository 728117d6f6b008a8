import { randomFrom } from './random.ts';
import { type Script, soundOf, type Tone } from './script.ts';
import { toneOf } from './tones.ts';
import { SAMPLE_RATE, speak } from './voice.ts';
import { wavOf } from './wav.ts';

const CHANNELS = 2;

/** Pitches in Hz. The platform's voice differs from the caller's. */
const CALLER_PITCHES = [
  [112, 118, 124],
  [196, 208, 220],
] as const;
const platformPitches = [176, 184, 192] as const;

const framesOf = (ms: number) => Math.round((ms * SAMPLE_RATE) / 1000);

/** Adds a few steps of noise, far below any speech threshold: a phone line is never quite silent. */
function addLineNoise(samples: Int16Array, seed: number): void {
  let state = seed | 1;
  for (let n = 0; n < samples.length; n += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    samples[n] = state >> 28;
  }
}

function addTone(samples: Int16Array, { digit, start, duration }: Tone): void {
  const from = framesOf(start);
  toneOf(digit, framesOf(duration))?.forEach((value, n) => {
    samples[(from + n) * CHANNELS] = value;
  });
}

/** Speech and digits, caller left (0) and platform right (1). */
export function soundTrack(script: Script): Int16Array<ArrayBuffer> {
  const samples = new Int16Array(framesOf(script.length) * CHANNELS);
  addLineNoise(samples, script.seed);
  const { talks, tones } = soundOf(script);
  const callerPitches = CALLER_PITCHES[script.seed % CALLER_PITCHES.length] ?? CALLER_PITCHES[0];
  talks.forEach(({ start, end, channel }, index) => {
    const random = randomFrom(script.seed + 7919 * (index + 1));
    const pitches = channel === 0 ? callerPitches : platformPitches;
    speak({ samples, channel, channels: CHANNELS }, { start, end }, random, pitches);
  });
  for (const tone of tones) addTone(samples, tone);
  return samples;
}

/** Recording of a call: two channels. */
export const recordingOf = (script: Script) => wavOf(soundTrack(script), CHANNELS);
