import { SAMPLE_RATE } from '../../evidence/voice.ts';
import { wavOf } from '../../evidence/wav.ts';
import { muLawOf, samplesOf } from './mu-law.ts';

/** Keeps a forgotten call from filling the disk. */
const longest = 600 * SAMPLE_RATE;
const CHANNELS = 2;

/** Records both sides of a call, caller left and platform right. µ-law halves the memory. */
export function createRecorder() {
  const parts: Uint8Array[] = [];
  let frames = 0;
  let isOn = false;

  return {
    start: () => {
      isOn = true;
    },
    pause: () => {
      isOn = false;
    },
    add(caller: Int16Array, platform: Int16Array): void {
      if (!isOn || frames >= longest) return;
      const both = new Int16Array(caller.length * CHANNELS);
      caller.forEach((sample, index) => {
        both[index * CHANNELS] = sample;
        both[index * CHANNELS + 1] = platform[index] ?? 0;
      });
      parts.push(muLawOf(both));
      frames += caller.length;
    },
    /** Undefined if nothing was recorded. */
    sound: (): Buffer | undefined => (parts.length > 0 ? Buffer.concat(parts) : undefined),
  };
}

export const wavOfSound = (sound: Uint8Array) => wavOf(samplesOf(sound), CHANNELS);
