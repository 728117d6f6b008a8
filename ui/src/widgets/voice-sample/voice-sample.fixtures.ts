/** A tone as WAV, `seconds` long: 8 kHz, 8 bit, one channel. */
export function tone(seconds: number): Blob {
  const count = Math.round(8000 * seconds);
  const bytes = new Uint8Array(44 + count);
  const view = new DataView(bytes.buffer);
  const text = (offset: number, value: string) =>
    bytes.set(new TextEncoder().encode(value), offset);
  text(0, 'RIFF');
  view.setUint32(4, 36 + count, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 8000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, count, true);
  for (let n = 0; n < count; n += 1) bytes[44 + n] = 128 + 40 * Math.sin(n / 3);
  return new Blob([bytes], { type: 'audio/wav' });
}
