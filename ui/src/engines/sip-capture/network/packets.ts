import { CaptureError } from '../capture-problems.ts';
import type { CaptureNote } from '../sip-capture.types.ts';
import { isSnoop, readSnoop } from './snoop.ts';

/** A packet as it was captured. */
export type Packet = {
  /** Milliseconds since the epoch, with fractions. */
  at: number;
  linkType: number;
  bytes: Uint8Array;
  /** Less was kept than was sent. */
  isCut: boolean;
};

/** Final remarks of the file reader. */
type AddNote = (note: CaptureNote) => void;

/** A file with more packets is not the capture of a call. */
const mostPackets = 100_000;

type Fields = {
  u16: (at: number) => number;
  u32: (at: number) => number;
  i64: (at: number) => bigint;
};

const fieldsOf = (bytes: Uint8Array, isLittle: boolean): Fields => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    u16: (at) => view.getUint16(at, isLittle),
    u32: (at) => view.getUint32(at, isLittle),
    i64: (at) => view.getBigInt64(at, isLittle),
  };
};

/** `head`: number of bytes before each packet. */
type PcapKind = { isLittle: boolean; perSecond: number; head: number };

/** Keyed by the first four bytes, read as big-endian. */
const pcapKinds: Record<number, PcapKind> = {
  2712847316: { isLittle: false, perSecond: 1e6, head: 16 },
  3569595041: { isLittle: true, perSecond: 1e6, head: 16 },
  2712812621: { isLittle: false, perSecond: 1e9, head: 16 },
  1295823521: { isLittle: true, perSecond: 1e9, head: 16 },
  // Old Linux distributions write a longer header before each packet.
  2712849716: { isLittle: false, perSecond: 1e6, head: 24 },
  885895841: { isLittle: true, perSecond: 1e6, head: 24 },
};
const pcapngStart = 0x0a0d0d0a;

/** No capture keeps a longer packet. */
const longestPacket = 0x40000;
/** A year, in seconds. */
const longestCapture = 31_536_000;

/** Recognises a file appended to another one. pcap includes its version, so that no time looks like it. */
function fileAt(bytes: Uint8Array, at: number): PcapKind | 'pcapng' | null {
  if (at + 12 > bytes.length) return null;
  const big = fieldsOf(bytes, false);
  if (big.u32(at) === pcapngStart) {
    return [0x1a2b3c4d, 0x4d3c2b1a].includes(big.u32(at + 8)) ? 'pcapng' : null;
  }
  const kind = pcapKinds[big.u32(at)];
  return kind && fieldsOf(bytes, kind.isLittle).u16(at + 4) === 2 ? kind : null;
}

const firstBytes = new Set([0x0a, ...Object.keys(pcapKinds).map((start) => Number(start) >>> 24)]);

/** Start of the next file before `to`; null for none. */
function nextFile(bytes: Uint8Array, from: number, to: number): number | null {
  for (let at = from; at < to; at += 1) {
    if (firstBytes.has(bytes[at] ?? 0) && fileAt(bytes, at)) return at;
  }
  return null;
}

/** Whether a packet may be followed by another one, by another file, or by the end. */
function mayFollow(bytes: Uint8Array, before: number, at: number, kind: PcapKind): boolean {
  const { isLittle, perSecond, head } = kind;
  if (at === bytes.length || fileAt(bytes, at)) return true;
  // The head of another file, and the bytes right behind it, may look like a packet's.
  if (at + head > bytes.length || nextFile(bytes, at - 24, at) !== null) return false;
  const { u32 } = fieldsOf(bytes, isLittle);
  const [kept, sent] = [u32(at + 8), u32(at + 12)];
  const isNear = Math.abs(u32(at) - u32(before)) <= longestCapture;
  return isNear && u32(at + 4) < perSecond && kept <= longestPacket && sent > 0 && sent >= kept;
}

/** @returns where another file begins, or the end */
function* readPcap(bytes: Uint8Array, kind: PcapKind, addNote: AddNote): Generator<Packet, number> {
  const { isLittle, perSecond, head } = kind;
  /** A file may be truncated before another one was appended: its last packet then seems to reach into that. */
  const stop = (from: number, to: number) => {
    const next = nextFile(bytes, from, to);
    if (next !== null) addNote({ kind: 'breaksOff' });
    return next;
  };
  const early = stop(1, Math.min(24, bytes.length));
  if (early !== null) return early;
  if (bytes.length < 24) {
    addNote({ kind: 'endsEarly' });
    return bytes.length;
  }
  const { u32 } = fieldsOf(bytes, isLittle);
  // The upper half holds the length of checksums.
  const linkType = u32(20) & 0xffff;
  let at = 24;
  while (at < bytes.length && !fileAt(bytes, at)) {
    const kept = at + head > bytes.length ? 0 : u32(at + 8);
    const end = at + head + kept;
    if (end > bytes.length || !mayFollow(bytes, at, end, kind)) {
      const next = stop(at + 1, Math.min(end, bytes.length));
      if (next !== null) return next;
    }
    if (end > bytes.length || at + head > bytes.length) {
      addNote({ kind: 'endsEarly' });
      return bytes.length;
    }
    yield {
      at: u32(at) * 1000 + (u32(at + 4) * 1000) / perSecond,
      linkType,
      bytes: bytes.subarray(at + head, end),
      isCut: kept < u32(at + 12),
    };
    at = end;
  }
  return at;
}

type Interface = { linkType: number; perSecond: bigint; offset: number };

const padded = (length: number) => length + ((4 - (length % 4)) % 4);

/** Interface options that affect times: resolution and offset. */
function interfaceOf(block: Uint8Array, isLittle: boolean): Interface {
  const { u16, i64 } = fieldsOf(block, isLittle);
  const found: Interface = { linkType: u16(8), perSecond: 1_000_000n, offset: 0 };
  for (let at = 16; at + 4 <= block.length - 4; ) {
    const [code, length] = [u16(at), u16(at + 2)];
    if (code === 0 || at + 4 + length > block.length - 4) break;
    if (code === 9 && length >= 1) {
      const resolution = block[at + 4] ?? 6;
      const power = BigInt(Math.min(resolution & 0x7f, 60));
      found.perSecond = resolution & 0x80 ? 2n ** power : 10n ** power;
    } else if (code === 14 && length >= 8) {
      found.offset = Number(i64(at + 4));
    }
    at += 4 + padded(length);
  }
  return found;
}

function timeOf(high: number, low: number, { perSecond, offset }: Interface): number {
  const ticks = (BigInt(high) << 32n) + BigInt(low);
  const rest = (Number(ticks % perSecond) * 1000) / Number(perSecond);
  return (Number(ticks / perSecond) + offset) * 1000 + rest;
}

/** @returns where another file begins, or the end */
function* readPcapng(bytes: Uint8Array, addNote: AddNote): Generator<Packet, number> {
  let isLittle = true;
  let interfaces: Interface[] = [];
  /** Skips a broken part, up to where another file or section begins. */
  const stop = (at: number, kind: 'endsEarly' | 'breaksOff' | 'unreadablePart') => {
    const next = nextFile(bytes, at + 1, bytes.length);
    addNote({ kind: next === null ? kind : 'breaksOff' });
    return next ?? bytes.length;
  };
  for (let at = 0; at < bytes.length; ) {
    const isSection = at + 4 <= bytes.length && fieldsOf(bytes, false).u32(at) === pcapngStart;
    if (!isSection && fileAt(bytes, at)) return at;
    if (at + 12 > bytes.length) return stop(at, 'endsEarly');
    if (isSection) {
      // Each section has its own byte order.
      isLittle = fieldsOf(bytes, true).u32(at + 8) === 0x1a2b3c4d;
      interfaces = [];
    }
    const { u32 } = fieldsOf(bytes, isLittle);
    const length = u32(at + 4);
    if (length < 12 || length % 4 !== 0) return stop(at, 'unreadablePart');
    // A block with two different lengths may reach into the next file.
    const isWhole = at + length <= bytes.length && u32(at + length - 4) === length;
    if (!isWhole && nextFile(bytes, at + 1, Math.min(at + length, bytes.length)) !== null) {
      return stop(at, 'breaksOff');
    }
    if (at + length > bytes.length) return stop(at, 'endsEarly');
    const block = bytes.subarray(at, at + length);
    const packet = isSection ? null : packetOf(block, isLittle, interfaces);
    if (packet) yield packet;
    at += length;
  }
  return bytes.length;
}

/** The packet of a block; null for other blocks. Adds an interface to the known ones. */
function packetOf(block: Uint8Array, isLittle: boolean, interfaces: Interface[]): Packet | null {
  const { u16, u32 } = fieldsOf(block, isLittle);
  const type = u32(0);
  const body = block.length - 4;
  if (type === 1 && body >= 16) {
    interfaces.push(interfaceOf(block, isLittle));
    return null;
  }
  // Enhanced packet blocks, and the older packet blocks: their heads have the same length.
  if ((type === 6 || type === 2) && body >= 28) {
    const known = interfaces[type === 6 ? u32(8) : u16(8)];
    const kept = u32(20);
    if (!known || 28 + kept > body) return null;
    return {
      at: timeOf(u32(12), u32(16), known),
      linkType: known.linkType,
      bytes: block.subarray(28, 28 + kept),
      isCut: kept < u32(24),
    };
  }
  const first = interfaces[0];
  if (type === 3 && body >= 12 && first) {
    // Simple packet blocks have no time and no captured length.
    const sent = u32(8);
    const kept = Math.min(sent, body - 12);
    return {
      at: 0,
      linkType: first.linkType,
      bytes: block.subarray(12, 12 + kept),
      isCut: kept < sent,
    };
  }
  return null;
}

/** Reads files that were appended to each other, as `cat` does. */
function* readFiles(bytes: Uint8Array, first: PcapKind | 'pcapng', addNote: AddNote) {
  let rest = bytes;
  for (let kind: typeof first | null = first; kind; kind = fileAt(rest, 0)) {
    const end: number = yield* kind === 'pcapng'
      ? readPcapng(rest, addNote)
      : readPcap(rest, kind, addNote);
    rest = rest.subarray(end);
  }
}

function* counted(packets: Iterable<Packet>, addNote: AddNote): Generator<Packet> {
  let count = 0;
  for (const packet of packets) {
    if (count >= mostPackets) return addNote({ kind: 'tooMany', packets: mostPackets });
    count += 1;
    yield packet;
  }
}

/** Recognises the text trace of a SIP server or tool. */
const isTextOfSip = (bytes: Uint8Array) =>
  /\bSIP\/2\.0\b/.test(new TextDecoder('latin1').decode(bytes.subarray(0, 0x10000)));

/**
 * Reads the packets of a pcap, pcapng or snoop file in either byte order, or of several appended
 * files. A truncated file is read as far as possible, with a note.
 * @throws CaptureError for anything else
 */
export function readPackets(bytes: Uint8Array, addNote: AddNote): Generator<Packet> {
  if (bytes.length < 4) throw new CaptureError('empty');
  const start = fieldsOf(bytes, false).u32(0);
  const kind = start === pcapngStart ? 'pcapng' : pcapKinds[start];
  if (isSnoop(bytes))
    return counted(
      readSnoop(bytes, () => addNote({ kind: 'endsEarly' })),
      addNote,
    );
  if (kind === undefined) throw new CaptureError(isTextOfSip(bytes) ? 'text' : 'noCapture');
  if (kind !== 'pcapng' && bytes.length < 24) throw new CaptureError('empty');
  return counted(readFiles(bytes, kind, addNote), addNote);
}
