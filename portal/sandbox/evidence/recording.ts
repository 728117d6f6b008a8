import { randomFrom } from './random.ts';
import { type Script, soundOf, type Tone } from './script.ts';
import { tonePair } from './tones.ts';
import { SAMPLE_RATE, speak } from './voice.ts';
import { wavOf } from './wav.ts';

const CHANNELS = 2;
const toneLoudness = 0.25 * 32_767;
const toneRamp = 0.004 * SAMPLE_RATE;

/** Pitches in Hz. The platform speaks with another voice than the caller. */
const CALLER_PITCHES = [
  [112, 118, 124],
  [196, 208, 220],
] as const;
const platformPitches = [176, 184, 192] as const;

const framesOf = (ms: number) => Math.round((ms * SAMPLE_RATE) / 1000);

/** A phone line is never quite silent: a few steps of noise, far below any threshold for speech. */
function addLineNoise(samples: Int16Array, seed: number): void {
  let state = seed | 1;
  for (let n = 0; n < samples.length; n += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    samples[n] = state >> 28;
  }
}

function addTone(samples: Int16Array, { digit, start, duration }: Tone): void {
  const pair = tonePair(digit);
  if (!pair) return;
  const from = framesOf(start);
  const count = framesOf(duration);
  const low = (2 * Math.PI * pair.low) / SAMPLE_RATE;
  const high = (2 * Math.PI * pair.high) / SAMPLE_RATE;
  for (let n = 0; n < count; n += 1) {
    const envelope = Math.min(1, n / toneRamp, (count - n) / toneRamp);
    const value = Math.sin(low * n) + Math.sin(high * n);
    samples[(from + n) * CHANNELS] = toneLoudness * envelope * value;
  }
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

/** The recording of a call: two channels. */
export const recordingOf = (script: Script) => wavOf(soundTrack(script), CHANNELS);
