import { toneOf } from '../../evidence/tones.ts';
import { SAMPLE_RATE } from '../../evidence/voice.ts';
import { voiceSample } from '../../evidence/voice-sample.ts';

export const greetingText = 'Welcome.';
const voice = 'sandbox';

export const spoken = (text: string) => voiceSample(text, voice);
export const greeting = () => spoken(greetingText);

const keyTone = 0.2 * SAMPLE_RATE;
const gap = 0.06 * SAMPLE_RATE;

/** A key read back: its tone, and a pause to tell it from the next. */
export function keySound(key: string, length = keyTone): Int16Array {
  const samples = new Int16Array(Math.round(length) + gap);
  const tone = toneOf(key, Math.round(length));
  if (tone) samples.set(tone);
  return samples;
}
