import { peakCount } from './audio/silence.model.ts';
import type { Peaks } from './recording-player.types.ts';

type Talk = { channel: 0 | 1; from: number; to: number };

/** Peaks of a recording with speech at certain times, in seconds. */
export function talking(duration: number, talks: readonly Talk[], channels = 2): Peaks {
  const count = peakCount(duration);
  const list = Array.from({ length: channels }, () => new Float32Array(count).fill(0.002));
  for (const { channel, from, to } of talks) {
    const end = Math.round((to * count) / duration);
    for (let index = Math.round((from * count) / duration); index < end; index += 1) {
      // Syllables of varying loudness, always above silence.
      (list[channel] ?? [])[index] = 0.25 + 0.2 * Math.sin(index / 60);
    }
  }
  return { duration, channels: list };
}

/** Two people taking turns for a long time. */
export const longTalk = (duration: number) =>
  talking(
    duration,
    Array.from({ length: Math.floor(duration / 8) }, (_, n) => ({
      channel: (n % 2) as 0 | 1,
      from: n * 8 + 0.5,
      to: n * 8 + 5.5,
    })),
  );

/** A silent, playable WAV file: 8 bit, 8 kHz. */
export function silentWav(duration: number, channels = 2): Blob {
  const frames = Math.round(duration * 8000);
  const bytes = new Uint8Array(44 + frames * channels).fill(128, 44);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('RIFF'));
  view.setUint32(4, bytes.length - 8, true);
  bytes.set(new TextEncoder().encode('WAVEfmt '), 8);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 8000 * channels, true);
  view.setUint16(32, channels, true);
  view.setUint16(34, 8, true);
  bytes.set(new TextEncoder().encode('data'), 36);
  view.setUint32(40, frames * channels, true);
  return new Blob([bytes], { type: 'audio/wav' });
}
