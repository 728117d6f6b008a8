import type { Peaks } from '../recording-player.types.ts';
import { peakCount } from './silence.model.ts';

/** Reads one sample, -1 to 1, at a byte offset. */
type Reader = (at: number) => number;

/** G.711: eight bits for thirteen (A-law) or fourteen (mu-law). */
function muLaw(byte: number): number {
  const value = ~byte & 0xff;
  const magnitude = (((value & 0x0f) << 3) + 0x84) << ((value & 0x70) >> 4);
  return (value & 0x80 ? 0x84 - magnitude : magnitude - 0x84) / 32_768;
}
function aLaw(byte: number): number {
  const value = byte ^ 0x55;
  const exponent = (value & 0x70) >> 4;
  const base = ((value & 0x0f) << 4) + 8;
  const magnitude = exponent === 0 ? base : (base + 0x100) << (exponent - 1);
  return (value & 0x80 ? magnitude : -magnitude) / 32_768;
}

function readerOf(view: DataView, format: number, bits: number): Reader | null {
  if (format === 1 && bits === 16) return (at) => view.getInt16(at, true) / 32_768;
  if (format === 1 && bits === 8) return (at) => (view.getUint8(at) - 128) / 128;
  if (format === 1 && bits === 24) {
    return (at) => (view.getInt16(at + 1, true) * 256 + view.getUint8(at)) / 8_388_608;
  }
  if (format === 1 && bits === 32) return (at) => view.getInt32(at, true) / 2_147_483_648;
  if (format === 3 && bits === 32) return (at) => view.getFloat32(at, true);
  if (format === 6 && bits === 8) return (at) => aLaw(view.getUint8(at));
  if (format === 7 && bits === 8) return (at) => muLaw(view.getUint8(at));
  return null;
}

const EXTENSIBLE = 0xfffe;

/** The largest value of each group of frames. */
function strongest(frames: number, count: number, sampleAt: (frame: number) => number) {
  const peaks = new Float32Array(count);
  for (let index = 0; index < count; index += 1) {
    const end = Math.floor(((index + 1) * frames) / count);
    let most = 0;
    for (let frame = Math.floor((index * frames) / count); frame < end; frame += 1) {
      const value = Math.abs(sampleAt(frame));
      if (value > most) most = value;
    }
    peaks[index] = most;
  }
  return peaks;
}

/** Peaks of decoded audio. @param channels samples, -1 to 1 */
export function peaksOf(channels: readonly Float32Array[], sampleRate: number): Peaks {
  const frames = channels[0]?.length ?? 0;
  const duration = frames / sampleRate;
  const count = peakCount(duration);
  return {
    duration,
    channels: channels
      .slice(0, 2)
      .map((samples) => strongest(frames, count, (frame) => samples[frame] ?? 0)),
  };
}

/** Peaks of a WAV file, without decoding all of it; null if it can't be read. */
export function wavPeaks(file: ArrayBuffer): Peaks | null {
  const view = new DataView(file);
  const tag = (at: number) => view.getUint32(at);
  // 'RIFF', or 'RF64' or 'BW64', which write -1 here and keep their sizes in another chunk; then
  // 'WAVE'
  if (file.byteLength < 12 || ![0x52494646, 0x52463634, 0x42573634].includes(tag(0))) return null;
  if (tag(8) !== 0x57415645) return null;
  let format:
    | { channels: number; rate: number; block: number; bits: number; kind: number }
    | undefined;
  let longSize = 0;
  for (let at = 12; at + 8 <= file.byteLength; ) {
    const size = view.getUint32(at + 4, true);
    const start = at + 8;
    // 'ds64': sizes of the file and of its samples.
    if (tag(at) === 0x64733634 && start + 16 <= file.byteLength) {
      longSize = view.getUint32(start + 8, true) + view.getUint32(start + 12, true) * 2 ** 32;
    }
    // 'fmt '
    if (tag(at) === 0x666d7420 && start + 16 <= file.byteLength) {
      const kind = view.getUint16(start, true);
      const hasMore = kind === EXTENSIBLE && start + 26 <= file.byteLength;
      format = {
        kind: hasMore ? view.getUint16(start + 24, true) : kind,
        channels: view.getUint16(start + 2, true),
        rate: view.getUint32(start + 4, true),
        block: view.getUint16(start + 12, true),
        bits: view.getUint16(start + 14, true),
      };
    }
    // 'data'. In a truncated recording the size may be wrong or missing: the actual data counts.
    if (tag(at) === 0x64617461) {
      const isUnwritten = size === 0 && view.getUint32(4, true) === 0;
      if (!format) return null;
      const { channels, rate, block, bits, kind } = format;
      const read = readerOf(view, kind, bits);
      const width = bits / 8;
      const said = isUnwritten
        ? file.byteLength
        : size === 0xffffffff && longSize
          ? longSize
          : size;
      const frames = Math.floor(
        Math.min(said, file.byteLength - start) / Math.max(1, width * channels),
      );
      // Rejects samples in wider containers, such as 24 bits in 32.
      if (block > width * channels) return null;
      if (!read || channels < 1 || rate < 1 || frames < 1) return null;
      const duration = frames / rate;
      const count = peakCount(duration);
      return {
        duration,
        channels: Array.from({ length: Math.min(channels, 2) }, (_, channel) =>
          strongest(frames, count, (frame) => read(start + (frame * channels + channel) * width)),
        ),
      };
    }
    at = start + size + (size % 2);
  }
  return null;
}
