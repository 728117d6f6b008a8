import { randomFrom } from './random.ts';
import { SAMPLE_RATE, speak } from './voice.ts';

const msPerCharacter = 65;

const seedOf = (text: string) =>
  [...text].reduce((seed, letter) => (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0, 7);

/** Speaks a text: it lasts as long as reading it aloud, and each voice has its own pitch. */
export function voiceSample(text: string, voice: string): Int16Array<ArrayBuffer> {
  const length = Math.min(30_000, 400 + text.length * msPerCharacter);
  const samples = new Int16Array(Math.round((length * SAMPLE_RATE) / 1000));
  const pitch = 95 + (Math.abs(seedOf(voice)) % 140);
  speak({ samples, channel: 0, channels: 1 }, { start: 0, end: length }, randomFrom(seedOf(text)), [
    pitch,
    pitch * 1.06,
    pitch * 1.12,
  ]);
  return samples;
}
