import { between, chance, pick, type Random } from './random.ts';

export const SAMPLE_RATE = 8000;

/** First three formants of five vowels in Hz, with their strength. */
const vowels = [
  [730, 1090, 2440],
  [270, 2290, 3010],
  [300, 870, 2240],
  [530, 1840, 2480],
  [570, 840, 2410],
] as const;
const strength = [1, 0.5, 0.25] as const;
const bandwidth = 90;
const PERIOD = 256;

const periods = new Map<string, Float32Array>();

/** One period of a vowel at a pitch: harmonics weighted by the formants. */
function periodOf(vowel: number, pitch: number): Float32Array {
  const key = `${vowel}/${pitch}`;
  const known = periods.get(key);
  if (known) return known;
  const samples = new Float32Array(PERIOD);
  const formants = vowels[vowel] ?? vowels[0];
  for (let harmonic = 1; harmonic * pitch < 3400; harmonic += 1) {
    let loudness = 0;
    formants.forEach((formant, index) => {
      const distance = (harmonic * pitch - formant) / bandwidth;
      loudness += (strength[index] ?? 0) / (1 + distance * distance);
    });
    const step = (2 * Math.PI * harmonic) / PERIOD;
    for (let n = 0; n < PERIOD; n += 1) {
      samples[n] = (samples[n] ?? 0) + loudness * Math.sin(step * n + harmonic);
    }
  }
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  for (let n = 0; n < PERIOD; n += 1) samples[n] = (samples[n] ?? 0) / peak;
  periods.set(key, samples);
  return samples;
}

type Track = {
  samples: Int16Array;
  channel: number;
  channels: number;
};

const full = 32_767;
const attack = 0.012 * SAMPLE_RATE;
const decay = 0.008 * SAMPLE_RATE;

function voiced(track: Track, from: number, until: number, random: Random, pitch: number): void {
  const { samples, channel, channels } = track;
  const period = periodOf(between(random, 0, vowels.length - 1), pitch);
  const loudness = (0.28 + 0.2 * random()) * full;
  // Falls slightly, as in speech.
  let frequency = pitch * (0.94 + 0.14 * random());
  const glide = -(frequency * 0.06) / Math.max(1, until - from);
  let phase = 0;
  for (let n = from; n < until; n += 1) {
    const envelope = Math.min(1, (n - from) / attack, (until - n) / decay);
    phase += (frequency * PERIOD) / SAMPLE_RATE;
    frequency += glide;
    samples[n * channels + channel] = loudness * envelope * (period[phase & (PERIOD - 1)] ?? 0);
  }
}

/** A consonant: noise without low frequencies. */
function hiss(track: Track, from: number, until: number, random: Random): void {
  const { samples, channel, channels } = track;
  let state = between(random, 1, 0x7fff_ffff);
  let before = 0;
  for (let n = from; n < until; n += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    const noise = state >> 19;
    samples[n * channels + channel] = (noise - before) >> 1;
    before = noise;
  }
}

/**
 * Speech-like sound over an interval in ms: syllables of voiced vowels, some with a leading
 * consonant, grouped into words and phrases. The last syllable is voiced and ends with the
 * interval.
 */
export function speak(
  track: Track,
  interval: { start: number; end: number },
  random: Random,
  pitches: readonly number[],
): void {
  const samplesOf = (ms: number) => Math.round((ms * SAMPLE_RATE) / 1000);
  const { start, end } = interval;
  let time = start;
  let syllables = 0;
  while (time < end) {
    const wanted = between(random, 110, 210);
    const isLast = time + wanted + 320 > end;
    const until = isLast ? end : time + wanted;
    const consonant = chance(random, 0.45) && until - time > 90 ? between(random, 25, 50) : 0;
    if (consonant > 0) hiss(track, samplesOf(time), samplesOf(time + consonant), random);
    voiced(track, samplesOf(time + consonant), samplesOf(until), random, pick(random, pitches));
    syllables += 1;
    const isPhrase = syllables % 9 === 0;
    const isWord = syllables % 3 === 0;
    const pause = isPhrase ? between(random, 120, 260) : isWord ? between(random, 30, 80) : 8;
    time = until + pause;
  }
}
