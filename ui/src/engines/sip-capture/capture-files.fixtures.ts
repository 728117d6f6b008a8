import { bytesOf } from './network/packets.fixtures.ts';

/*
 * Files of captures made by hand.
 */

export type Frame = { at: number; bytes: Uint8Array; cut?: number };

type FileOptions = { link?: number; isLittle?: boolean; isNano?: boolean };
type NgOptions = FileOptions & {
  /** As in the file: a power of ten, or of two if the highest bit is set. */
  resolution?: number;
  /** Seconds added to every time. */
  offset?: number;
};

const fields = (length: number) => {
  const bytes = new Uint8Array(length);
  return { bytes, view: new DataView(bytes.buffer) };
};

export function pcap(
  frames: readonly Frame[],
  { link = 1, isLittle = true, isNano = false }: FileOptions = {},
): Uint8Array {
  const head = fields(24);
  head.view.setUint32(0, isNano ? 0xa1b23c4d : 0xa1b2c3d4, isLittle);
  head.view.setUint16(4, 2, isLittle);
  head.view.setUint16(6, 4, isLittle);
  head.view.setUint32(16, 65_535, isLittle);
  head.view.setUint32(20, link, isLittle);
  return bytesOf(
    head.bytes,
    ...frames.map(({ at, bytes, cut = 0 }) => {
      const record = fields(16);
      const rest = Math.round((at % 1000) * (isNano ? 1e6 : 1e3));
      record.view.setUint32(0, Math.floor(at / 1000), isLittle);
      record.view.setUint32(4, rest, isLittle);
      record.view.setUint32(8, bytes.length - cut, isLittle);
      record.view.setUint32(12, bytes.length, isLittle);
      return bytesOf(record.bytes, bytes.subarray(0, bytes.length - cut));
    }),
  );
}

function block(type: number, body: Uint8Array, isLittle: boolean): Uint8Array {
  const length = 12 + body.length + ((4 - (body.length % 4)) % 4);
  const { bytes, view } = fields(length);
  view.setUint32(0, type, isLittle);
  view.setUint32(4, length, isLittle);
  bytes.set(body, 8);
  view.setUint32(length - 4, length, isLittle);
  return bytes;
}

export function pcapng(
  frames: readonly Frame[],
  { link = 1, isLittle = true, isNano = false, resolution, offset }: NgOptions = {},
): Uint8Array {
  const section = fields(16);
  section.view.setUint32(0, 0x1a2b3c4d, isLittle);
  section.view.setUint16(4, 1, isLittle);
  section.view.setUint32(8, 0xffffffff, isLittle);
  section.view.setUint32(12, 0xffffffff, isLittle);
  const unit = resolution ?? (isNano ? 9 : 6);
  const perSecond = unit & 0x80 ? 2n ** BigInt(unit & 0x7f) : 10n ** BigInt(unit);
  const option = (code: number, value: Uint8Array) => {
    const { bytes, view } = fields(4 + value.length + ((4 - (value.length % 4)) % 4));
    view.setUint16(0, code, isLittle);
    view.setUint16(2, value.length, isLittle);
    bytes.set(value, 4);
    return bytes;
  };
  const port = fields(8);
  port.view.setUint16(0, link, isLittle);
  const shift = fields(8);
  shift.view.setBigInt64(0, BigInt(offset ?? 0), isLittle);
  return bytesOf(
    block(0x0a0d0d0a, section.bytes, isLittle),
    block(
      1,
      bytesOf(
        port.bytes,
        unit === 6 ? [] : option(9, bytesOf(unit)),
        offset === undefined ? [] : option(14, shift.bytes),
      ),
      isLittle,
    ),
    ...frames.map(({ at, bytes, cut = 0 }) => {
      const micros = BigInt(Math.round((at - (offset ?? 0) * 1000) * 1000));
      const ticks = (micros * perSecond) / 1_000_000n;
      const kept = bytes.length - cut;
      const body = fields(20 + kept);
      body.view.setUint32(4, Number(ticks >> 32n), isLittle);
      body.view.setUint32(8, Number(ticks & 0xffffffffn), isLittle);
      body.view.setUint32(12, kept, isLittle);
      body.view.setUint32(16, bytes.length, isLittle);
      body.bytes.set(bytes.subarray(0, kept), 20);
      return block(6, body.bytes, isLittle);
    }),
  );
}
