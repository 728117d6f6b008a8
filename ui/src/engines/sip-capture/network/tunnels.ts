import type { UnreadPackets } from '../sip-capture.types.ts';
import { u16, u32 } from './bytes.ts';
import { behindMpls, behindNsh, behindPpp, behindType, inEthernet } from './frames.ts';

/*
 * Packets that carry packets: how networks, clouds and mobile cores bring calls from one place to
 * another. What is inside is read like a packet of the capture itself.
 */

type Tunnelled = { protocol: number; payload: Uint8Array };

const UDP = 17;
const inIp = (bytes: Uint8Array) => (/^[46]$/.test(String((bytes[0] ?? 0) >> 4)) ? bytes : null);

/** GRE (RFC 2784 and 2890; version 1 is PPTP). ERSPAN uses it to mirror ports to a capture. */
function inGre(bytes: Uint8Array): Uint8Array | null {
  const flags = u16(bytes, 0);
  const type = u16(bytes, 2);
  const has = (flag: number) => (flags & flag) !== 0;
  let at = 4;
  if ((flags & 7) === 1) {
    at += 4 + (has(0x1000) ? 4 : 0) + (has(0x0080) ? 4 : 0);
    return behindPpp(bytes.subarray(at));
  }
  if (has(0x8000) || has(0x4000)) at += 4;
  if (has(0x2000)) at += 4;
  if (has(0x1000)) at += 4;
  const rest = bytes.subarray(at);
  // ERSPAN: its first version has neither a header nor a sequence number.
  if (type === 0x88be) return inEthernet(has(0x1000) ? rest.subarray(8) : rest);
  if (type === 0x22eb) {
    const isOfIp = ((u16(rest, 10) >> 10) & 0x1f) === 2;
    const inner = rest.subarray(12 + ((rest[11] ?? 0) & 1) * 8);
    return isOfIp ? inIp(inner) : inEthernet(inner);
  }
  return behindType(type, rest);
}

/** GTP-U of mobile cores: each extension header names the next. */
function inGtp(bytes: Uint8Array): Uint8Array | null {
  const [flags = 0, type] = bytes;
  if (flags >> 5 !== 1 || (flags & 0x10) === 0 || type !== 0xff) return null;
  if ((flags & 7) === 0) return inIp(bytes.subarray(8));
  let next = (flags & 4) !== 0 ? (bytes[11] ?? 0) : 0;
  let at = 12;
  for (let headers = 0; next !== 0 && headers < 8; headers += 1) {
    const length = (bytes[at] ?? 0) * 4;
    if (length === 0) return null;
    next = bytes[at + length - 1] ?? 0;
    at += length;
  }
  return inIp(bytes.subarray(at));
}

function inGeneve(bytes: Uint8Array): Uint8Array | null {
  const [first = 0] = bytes;
  return first >> 6 === 0
    ? behindType(u16(bytes, 2), bytes.subarray(8 + (first & 0x3f) * 4))
    : null;
}

/** L2TP version 2 data; its control messages carry no packet. */
function inL2tp(bytes: Uint8Array): Uint8Array | null {
  const flags = u16(bytes, 0);
  if ((flags & 0x800f) !== 2) return null;
  let at = 6;
  if ((flags & 0x4000) !== 0) at += 2;
  if ((flags & 0x0800) !== 0) at += 4;
  if ((flags & 0x0200) !== 0) at += 2 + u16(bytes, at);
  return behindPpp(bytes.subarray(at));
}

/** TZSP, from routers that mirror packets: tags up to an end tag of 1, then Ethernet. */
function inTzsp(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] !== 1 || u16(bytes, 2) !== 1) return null;
  let at = 4;
  for (let tags = 0; tags < 32 && at < bytes.length; tags += 1) {
    const tag = bytes[at];
    if (tag === 1) return inEthernet(bytes.subarray(at + 1));
    at += tag === 0 ? 1 : 2 + (bytes[at + 1] ?? 0);
  }
  return null;
}

/** Teredo: IPv6 over UDP, perhaps behind its origin address. */
const inTeredo = (bytes: Uint8Array) => {
  const rest = u16(bytes, 0) === 0 ? bytes.subarray(8) : bytes;
  return (rest[0] ?? 0) >> 4 === 6 ? rest : null;
};

const isVxlan = (bytes: Uint8Array) => bytes[0] === 0x08;
/** VXLAN with a protocol field: 1 and 2 are IP, 3 Ethernet, 4 NSH. */
function inVxlanGpe(bytes: Uint8Array): Uint8Array | null {
  const rest = bytes.subarray(8);
  if (bytes[3] === 4) return behindNsh(rest);
  return bytes[3] === 3 ? inEthernet(rest) : inIp(rest);
}

/** Keyed by the destination port. */
const byPort: Record<number, (bytes: Uint8Array) => Uint8Array | null> = {
  1701: inL2tp,
  2152: inGtp,
  3544: inTeredo,
  4754: inGre,
  4789: (bytes) => (isVxlan(bytes) ? inEthernet(bytes.subarray(8)) : null),
  4790: inVxlanGpe,
  6081: inGeneve,
  6635: (bytes) => behindMpls(bytes),
  // The port from before VXLAN had an assigned one; Linux still uses it.
  8472: (bytes) => (isVxlan(bytes) ? inEthernet(bytes.subarray(8)) : null),
  37008: inTzsp,
};

/** Keyed by the IP protocol. */
const byProtocol: Record<number, (bytes: Uint8Array) => Uint8Array | null> = {
  4: inIp,
  41: inIp,
  47: inGre,
  94: inIp,
  // Ethernet within IP.
  97: (bytes) => inEthernet(bytes.subarray(2)),
  137: (bytes) => behindMpls(bytes),
};

type Hidden = readonly [why: UnreadPackets['why'], name: string];

const ESP: Hidden = ['encrypted', 'IPsec ESP'];

/** Protocols whose payload can't be read. */
const hiddenProtocols: Record<number, Hidden> = { 50: ESP, 115: ['protocol', 'L2TP version 3'] };

/** IPsec through a NAT (RFC 3948): four zeros mark a key exchange. */
const natOfIpsec = 4500;

/** Recognises WireGuard data by its type and block size; 32 bytes are a keep-alive. */
const isWireGuard = (bytes: Uint8Array) =>
  bytes.length > 32 && bytes.length % 16 === 0 && u32(bytes, 0) === 0x04000000;

/** Why the payload of a packet can't be read; undefined: it can. */
export function hiddenIn({ protocol, payload }: Tunnelled): Hidden | undefined {
  if (protocol !== UDP) return hiddenProtocols[protocol];
  if (isWireGuard(payload.subarray(8))) return ['encrypted', 'WireGuard'];
  const isNat = u16(payload, 0) === natOfIpsec || u16(payload, 2) === natOfIpsec;
  const isData = payload.length >= 8 + 16 && u32(payload, 8) !== 0;
  return isNat && isData ? ESP : undefined;
}

/** The tunnelled IP packet; null for none. */
export function tunnelled({ protocol, payload }: Tunnelled): Uint8Array | null {
  if (protocol !== UDP) return byProtocol[protocol]?.(payload) ?? null;
  return byPort[u16(payload, 2)]?.(payload.subarray(8)) ?? null;
}

/**
 * Unwraps TURN channel data (RFC 8656, 12.4), recognised by its number and its length; other data
 * is returned as it is.
 */
export function inChannel(bytes: Uint8Array): Uint8Array {
  const [first = 0] = bytes;
  const length = u16(bytes, 2);
  const isChannel = first >= 0x40 && first <= 0x4f && bytes.length >= 4;
  // Over UDP the message may be padded to a multiple of four.
  const isWhole = length + 4 <= bytes.length && bytes.length - length - 4 < 4;
  return isChannel && isWhole ? bytes.subarray(4, 4 + length) : bytes;
}
