import { SAMPLE_RATE } from './voice.ts';

const headerBytes = 44;

/** Sound as WAV: 16 bit, 8 kHz. */
export function wavOf(samples: Int16Array<ArrayBuffer>, channels: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes + samples.byteLength);
  const view = new DataView(bytes.buffer);
  const text = (offset: number, value: string) =>
    bytes.set(new TextEncoder().encode(value), offset);
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * channels * 2, true);
  view.setUint16(32, channels * 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.byteLength, true);
  // WAV is little-endian, like every machine this runs on.
  bytes.set(new Uint8Array(samples.buffer), headerBytes);
  return bytes;
}
