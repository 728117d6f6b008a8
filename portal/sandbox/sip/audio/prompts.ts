import { toneOf } from '../../evidence/tones.ts';
import { SAMPLE_RATE } from '../../evidence/voice.ts';
import { voiceSample } from '../../evidence/voice-sample.ts';

export const greetingText = 'Welcome.';
const voice = 'sandbox';

export const spoken = (text: string) => voiceSample(text, voice);
export const greeting = () => spoken(greetingText);

/** How long the tone of a key read back lasts. */
export const keyMs = 200;
const gap = 0.06 * SAMPLE_RATE;

/** A key read back: its tone, and a pause before the next. */
export function keySound(key: string, ms = keyMs): Int16Array {
  const length = Math.round((ms * SAMPLE_RATE) / 1000);
  const samples = new Int16Array(length + gap);
  const tone = toneOf(key, length);
  if (tone) samples.set(tone);
  return samples;
}
