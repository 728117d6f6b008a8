import { u16 } from './bytes.ts';
import { ipInFrame } from './frames.ts';
import type { Packet } from './packets.ts';
import { tunnelled } from './tunnels.ts';

/** One packet's payload, from host to host, below the transport protocol. */
export type Datagram = {
  at: number;
  source: string;
  target: string;
  protocol: number;
  payload: Uint8Array;
  isCut: boolean;
};

const ipv4Text = (bytes: Uint8Array) => bytes.join('.');

/** As RFC 5952 writes it: lower case, the longest run of zeros as '::'. */
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

/** @param bytes four of IPv4, or sixteen */
export const addressText = (bytes: Uint8Array) =>
  bytes.length === 4 ? ipv4Text(bytes) : ipv6Text(bytes);

type Fragment = {
  key: string;
  /** In bytes. */
  offset: number;
  isLast: boolean;
};
type Parsed = Datagram & { fragment: Fragment | null };

/** The header of IPsec that signs a packet and hides nothing. */
const AUTHENTICATION = 51;

function parseIpv4(packet: Packet, ip: Uint8Array): Parsed | null {
  const head = ((ip[0] ?? 0) & 0x0f) * 4;
  if (head < 20 || ip.length < head) return null;
  const said = u16(ip, 2);
  // Cards that cut packets themselves leave the length empty.
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
  if (protocol === AUTHENTICATION && !isFragment) {
    const length = ((ip[head + 1] ?? 0) + 2) * 4;
    const payload = ip.subarray(Math.min(head + length, end), end);
    const isCut = said > ip.length;
    return {
      at: packet.at,
      source,
      target,
      protocol: ip[head] ?? 0,
      payload,
      isCut,
      fragment: null,
    };
  }
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

/** Extension headers that say their length in units of eight bytes. */
const plainExtensions = [0, 43, 60, 135, 139, 140];
const FRAGMENT = 44;

function parseIpv6(packet: Packet, ip: Uint8Array): Parsed | null {
  if (ip.length < 40) return null;
  const said = u16(ip, 4);
  const end = said === 0 ? ip.length : Math.min(40 + said, ip.length);
  const source = ipv6Text(ip.subarray(8, 24));
  const target = ipv6Text(ip.subarray(24, 40));
  let fragment: Fragment | null = null;
  let [next, at] = [ip[6] ?? 0, 40];
  for (let headers = 0; headers < 16 && at + 8 <= end; headers += 1) {
    const length = ip[at + 1] ?? 0;
    if (next === FRAGMENT) {
      const flags = u16(ip, at + 2);
      const key = `${source} ${target} ${ip[at]} ${u16(ip, at + 4)} ${u16(ip, at + 6)}`;
      fragment = { key, offset: flags & 0xfff8, isLast: (flags & 1) === 0 };
      [next, at] = [ip[at] ?? 0, at + 8];
      // Only the first fragment has the header.
      if (fragment.offset > 0) break;
    } else if (plainExtensions.includes(next)) {
      [next, at] = [ip[at] ?? 0, at + (length + 1) * 8];
    } else if (next === AUTHENTICATION) {
      [next, at] = [ip[at] ?? 0, at + (length + 2) * 4];
    } else break;
  }
  if (at > end) return null;
  const isWhole = fragment !== null && fragment.offset === 0 && fragment.isLast;
  return {
    at: packet.at,
    source,
    target,
    protocol: next,
    payload: ip.subarray(at, end),
    isCut: 40 + said > ip.length,
    fragment: isWhole ? null : fragment,
  };
}

/** More unfinished datagrams than these are an attack, or a bad line: the oldest are forgotten. */
const mostUnfinished = 256;
const largest = 65_535;
/** No tunnel goes through more tunnels than these. */
const deepest = 8;

type Pieces = { parts: Map<number, Uint8Array>; length: number | null; first: Parsed | null };

/** Puts fragments together; a datagram is there with its last piece. */
export function createReassembly() {
  const unfinished = new Map<string, Pieces>();

  function put({ fragment, ...piece }: Parsed): Datagram | null {
    if (!fragment) return piece;
    const { key, offset, isLast } = fragment;
    if (offset + piece.payload.length > largest) return null;
    const pieces = unfinished.get(key) ?? { parts: new Map(), length: null, first: null };
    unfinished.set(key, pieces);
    pieces.parts.set(offset, piece.payload);
    if (offset === 0) pieces.first = { ...piece, fragment };
    if (isLast) pieces.length = offset + piece.payload.length;
    const whole = joined(pieces);
    if (whole) unfinished.delete(key);
    else if (unfinished.size > mostUnfinished) {
      for (const oldest of unfinished.keys()) {
        unfinished.delete(oldest);
        break;
      }
    }
    // The first fragment knows the transport protocol; times are those of the last.
    return whole && pieces.first
      ? { ...piece, protocol: pieces.first.protocol, payload: whole }
      : null;
  }

  return {
    /** The innermost IP datagram that a packet completes; null when it does not. */
    datagramOf(packet: Packet): Datagram | null {
      let ip = ipInFrame(packet.linkType, packet.bytes);
      let isCut = packet.isCut;
      for (let depth = 0; ip && ip.length >= 20 && depth < deepest; depth += 1) {
        const version = (ip[0] ?? 0) >> 4;
        const parsed =
          version === 4 ? parseIpv4(packet, ip) : version === 6 ? parseIpv6(packet, ip) : null;
        const datagram = parsed && put({ ...parsed, isCut: parsed.isCut || isCut });
        if (!datagram) return null;
        ip = tunnelled(datagram);
        if (!ip) return datagram;
        isCut = datagram.isCut;
      }
      return null;
    },
    /** Datagrams that never became whole. */
    unfinished: () => unfinished.size,
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
