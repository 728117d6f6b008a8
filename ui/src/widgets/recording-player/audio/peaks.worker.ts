import { peaksOf, wavPeaks } from './wav.ts';

type Question = { file: ArrayBuffer } | { channels: Float32Array[]; sampleRate: number };

/** Analyses one recording; the caller terminates it. */
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const peaks = 'file' in data ? wavPeaks(data.file) : peaksOf(data.channels, data.sampleRate);
  self.postMessage(peaks, { transfer: (peaks?.channels ?? []).map(({ buffer }) => buffer) });
});
