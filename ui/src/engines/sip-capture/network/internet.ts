import { u16 } from './bytes.ts';
import { ipInFrame } from './frames.ts';
import type { Packet } from './packets.ts';
import { tunnelled } from './tunnels.ts';

/** The payload of one packet below its transport protocol, from host to host. */
export type Datagram = {
  at: number;
  source: string;
  target: string;
  protocol: number;
  payload: Uint8Array;
  isCut: boolean;
};

const ipv4Text = (bytes: Uint8Array) => bytes.join('.');

/** Writes an IPv6 address as RFC 5952 does: lower case, the longest run of zeros as '::'. */
function ipv6Text(bytes: Uint8Array): string {
  const groups = Array.from({ length: 8 }, (_, n) => u16(bytes, n * 2).toString(16));
  const text = groups.join(':');
  let [from, longest] = [0, ''];
  for (const { 0: run, index } of text.matchAll(/\b0(?::0)+\b/g)) {
    if (run.length > longest.length) [from, longest] = [index, run];
  }
  if (longest === '') return text;
  const head = text.slice(0, from).replace(/:$/, '');
  const tail = text.slice(from + longest.length).replace(/^:/, '');
  return `${head}::${tail}`;
}

/** @param bytes four for IPv4, sixteen for IPv6 */
export const addressText = (bytes: Uint8Array) =>
  bytes.length === 4 ? ipv4Text(bytes) : ipv6Text(bytes);

type Fragment = {
  key: string;
  /** In bytes. */
  offset: number;
  isLast: boolean;
};
type Parsed = Datagram & { fragment: Fragment | null };

/** IPsec AH: signs a packet but hides nothing. */
const AUTHENTICATION = 51;

function parseIpv4(packet: Packet, ip: Uint8Array): Parsed | null {
  const head = ((ip[0] ?? 0) & 0x0f) * 4;
  if (head < 20 || ip.length < head) return null;
  const said = u16(ip, 2);
  // Cards with segmentation offload leave the length empty.
  const end = said === 0 ? ip.length : Math.min(said, ip.length);
  if (end < head) return null;
  const flags = u16(ip, 6);
  const offset = (flags & 0x1fff) * 8;
  const hasMore = (flags & 0x2000) !== 0;
  const protocol = ip[9] ?? 0;
  const source = ipv4Text(ip.subarray(12, 16));
  const target = ipv4Text(ip.subarray(16, 20));
  const key = `${source} ${target} ${protocol} ${u16(ip, 4)}`;
  const isFragment = hasMore || offset > 0;
  return {
    at: packet.at,
    source,
    target,
    protocol,
    payload: ip.subarray(head, end),
    isCut: said > ip.length,
    fragment: isFragment ? { key, offset, isLast: !hasMore } : null,
  };
}

/** Extension headers that give their length in units of eight bytes. */
const plainExtensions = [0, 43, 60, 135, 139, 140];
const FRAGMENT = 44;

/** Skips extension headers. @returns null if they reach beyond the end */
function behindHeaders(first: number, bytes: Uint8Array) {
  let [next, at] = [first, 0];
  for (let headers = 0; headers < 16 && at + 8 <= bytes.length; headers += 1) {
    const length = bytes[at + 1] ?? 0;
    if (plainExtensions.includes(next)) [next, at] = [bytes[at] ?? 0, at + (length + 1) * 8];
    else if (next === AUTHENTICATION) [next, at] = [bytes[at] ?? 0, at + (length + 2) * 4];
    else break;
  }
  return at > bytes.length ? null : { protocol: next, payload: bytes.subarray(at) };
}

function parseIpv6(packet: Packet, ip: Uint8Array): Parsed | null {
  if (ip.length < 40) return null;
  const said = u16(ip, 4);
  const end = said === 0 ? ip.length : Math.min(40 + said, ip.length);
  const source = ipv6Text(ip.subarray(8, 24));
  const target = ipv6Text(ip.subarray(24, 40));
  const found = behindHeaders(ip[6] ?? 0, ip.subarray(40, end));
  if (!found) return null;
  let { protocol, payload } = found;
  let fragment: Fragment | null = null;
  if (protocol === FRAGMENT && payload.length >= 8) {
    const flags = u16(payload, 2);
    const key = `${source} ${target} ${payload[0]} ${u16(payload, 4)} ${u16(payload, 6)}`;
    const offset = flags & 0xfff8;
    const isLast = (flags & 1) === 0;
    if (offset > 0 || !isLast) fragment = { key, offset, isLast };
    protocol = payload[0] ?? 0;
    payload = payload.subarray(8);
  }
  return {
    at: packet.at,
    source,
    target,
    protocol,
    payload,
    isCut: 40 + said > ip.length,
    fragment,
  };
}

/** More unfinished datagrams mean an attack or a bad line: the oldest are dropped. */
const mostUnfinished = 256;
const largest = 65_535;
/** No packet nests more tunnels. */
const deepest = 8;

/** A later fragment may belong to another packet with the same number. In ms. */
const longestWait = 30_000;

type Pieces = {
  at: number;
  parts: Map<number, Uint8Array>;
  length: number | null;
  first: Parsed | null;
};

const isSame = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);

/** Only copies of fragments that already made a whole: mirror ports may double every packet. */
const areCopies = ({ parts }: Pieces, whole: Uint8Array) =>
  [...parts].every(([offset, part]) => isSame(part, whole.subarray(offset, offset + part.length)));

function dropOldest<T>(all: Map<string, T>, drop: (key: string, one: T) => void): void {
  if (all.size <= mostUnfinished) return;
  for (const [key, one] of all) {
    drop(key, one);
    return;
  }
}

/** Reassembles fragments; the last piece completes the datagram. */
export function createReassembly() {
  const unfinished = new Map<string, Pieces>();
  /** Latest whole datagram per key that still has spare pieces. */
  const finished = new Map<string, Uint8Array>();
  let lost = 0;

  const areLost = (key: string, pieces: Pieces) => {
    const whole = finished.get(key);
    return !whole || !areCopies(pieces, whole);
  };

  function forget(key: string, pieces: Pieces): void {
    if (areLost(key, pieces)) lost += 1;
    unfinished.delete(key);
  }

  function put({ fragment, ...piece }: Parsed): Datagram | null {
    if (!fragment) return piece;
    const { key, offset, isLast } = fragment;
    if (offset + piece.payload.length > largest) return null;
    const before = unfinished.get(key);
    if (before && Math.abs(piece.at - before.at) > longestWait) forget(key, before);
    const pieces = unfinished.get(key) ?? {
      at: piece.at,
      parts: new Map(),
      length: null,
      first: null,
    };
    unfinished.set(key, pieces);
    pieces.parts.set(offset, piece.payload);
    if (offset === 0) pieces.first = { ...piece, fragment };
    if (isLast) pieces.length = offset + piece.payload.length;
    const whole = joined(pieces);
    if (whole) {
      unfinished.delete(key);
      finished.delete(key);
      finished.set(key, whole);
      dropOldest(finished, (oldest) => finished.delete(oldest));
    } else {
      dropOldest(unfinished, forget);
    }
    // The first fragment names the transport protocol; the last gives the time.
    return whole && pieces.first
      ? { ...piece, protocol: pieces.first.protocol, payload: whole }
      : null;
  }

  return {
    /** The innermost IP datagram that a packet completes; null if it completes none. */
    datagramOf(packet: Packet): Datagram | null {
      let ip = ipInFrame(packet.linkType, packet.bytes);
      let isCut = packet.isCut;
      for (let depth = 0; ip && ip.length >= 20 && depth < deepest; depth += 1) {
        const version = (ip[0] ?? 0) >> 4;
        const parsed =
          version === 4 ? parseIpv4(packet, ip) : version === 6 ? parseIpv6(packet, ip) : null;
        const whole = parsed && put({ ...parsed, isCut: parsed.isCut || isCut });
        const inside = whole && behindHeaders(whole.protocol, whole.payload);
        if (!inside) return null;
        const datagram = { ...whole, ...inside };
        ip = tunnelled(datagram);
        if (!ip) return datagram;
        isCut = datagram.isCut;
      }
      return null;
    },
    /** Number of datagrams that were never completed. */
    unfinished: () => lost + [...unfinished].filter(([key, pieces]) => areLost(key, pieces)).length,
  };
}

function joined({ parts, length, first }: Pieces): Uint8Array | null {
  if (length === null || !first) return null;
  const whole = new Uint8Array(length);
  let filled = 0;
  for (const [offset, part] of [...parts].sort(([a], [b]) => a - b)) {
    if (offset > filled) return null;
    const end = Math.min(offset + part.length, length);
    if (end > filled) {
      whole.set(part.subarray(0, end - offset), offset);
      filled = end;
    }
  }
  return filled === length ? whole : null;
}
