import { u16 } from './bytes.ts';

/*
 * From the frame of a link to the IP packet in it, through what networks put in between: tags of
 * virtual networks, MPLS, PPPoE.
 */

const IPV4 = 0x0800;
const IPV6 = 0x86dd;
/** 802.1Q, 802.1ad and their predecessor. */
const vlanTags = [0x8100, 0x88a8, 0x9100, 0x9200, 0x9300];
/** 802.1ah: a whole Ethernet frame behind the provider's tag. */
const PROVIDER = 0x88e7;
const MPLS = [0x8847, 0x8848];
const PPPOE_SESSION = 0x8864;
/** A whole Ethernet frame follows. */
const BRIDGED = 0x6558;
const PPP = 0x880b;
/** Switch tags, by the bytes before the next type: two of Cisco's, and 802.1BR. */
const switchTags: Record<number, number> = { 35081: 6, 35110: 4, 35135: 6 };
/** Network service headers (RFC 8300). */
const NSH = 0x894f;

/** No packet nests more layers; a broken one may seem to. */
const mostLayers = 12;

const versionOf = (bytes: Uint8Array) => (bytes[0] ?? 0) >> 4;
const isIp = (bytes: Uint8Array) => versionOf(bytes) === 4 || versionOf(bytes) === 6;

/** The last label is flagged as the bottom of the stack; nothing says what follows. */
export function behindMpls(bytes: Uint8Array, layers = 0): Uint8Array | null {
  let at = 0;
  while (at + 4 <= bytes.length) {
    const isBottom = ((bytes[at + 2] ?? 0) & 1) === 1;
    at += 4;
    if (!isBottom) continue;
    const rest = bytes.subarray(at);
    if (isIp(rest)) return rest;
    // A pseudowire over MPLS: Ethernet, perhaps behind a control word of zeros.
    const behindWord = versionOf(rest) === 0 ? inEthernet(rest.subarray(4), layers + 1) : null;
    return behindWord ?? inEthernet(rest, layers + 1);
  }
  return null;
}

/** @param bytes from the protocol on, with or without the address and control bytes before it */
export function behindPpp(bytes: Uint8Array, layers = 0): Uint8Array | null {
  const at = bytes[0] === 0xff && bytes[1] === 0x03 ? 2 : 0;
  // A compressed protocol field is one odd byte.
  const isShort = ((bytes[at] ?? 0) & 1) === 1;
  const protocol = isShort ? (bytes[at] ?? 0) : u16(bytes, at);
  const rest = bytes.subarray(at + (isShort ? 1 : 2));
  if (protocol === 0x21 || protocol === 0x57) return rest;
  return protocol === 0x281 || protocol === 0x283 ? behindMpls(rest, layers + 1) : null;
}

/** The header gives its length and what follows: IPv4, IPv6, Ethernet, itself or MPLS. */
export function behindNsh(bytes: Uint8Array, layers = 0): Uint8Array | null {
  const length = ((bytes[1] ?? 0) & 0x3f) * 4;
  if (length < 8) return null;
  const rest = bytes.subarray(length);
  const next = bytes[3] ?? 0;
  if (next === 3) return inEthernet(rest, layers + 1);
  const type = [0, IPV4, IPV6, 0, NSH, MPLS[0]][next] ?? 0;
  return type === 0 ? null : behindType(type, rest, layers + 1);
}

/** @param bytes everything behind the type */
export function behindType(type: number, bytes: Uint8Array, layers = 0): Uint8Array | null {
  if (layers > mostLayers) return null;
  if (type === IPV4 || type === IPV6) return bytes;
  if (vlanTags.includes(type)) return behindType(u16(bytes, 2), bytes.subarray(4), layers + 1);
  const tag = switchTags[type];
  if (tag !== undefined) return behindType(u16(bytes, tag), bytes.subarray(tag + 2), layers + 1);
  if (type === NSH) return behindNsh(bytes, layers);
  if (MPLS.includes(type)) return behindMpls(bytes, layers + 1);
  if (type === PPPOE_SESSION) return behindPpp(bytes.subarray(6), layers + 1);
  if (type === PPP) return behindPpp(bytes, layers + 1);
  if (type === PROVIDER) return inEthernet(bytes.subarray(4), layers + 1);
  if (type === BRIDGED) return inEthernet(bytes, layers + 1);
  // IEEE 802.3: a length instead of a type, then a header that names the type.
  const isSnap = type <= 1500 && u16(bytes, 0) === 0xaaaa && bytes[2] === 3;
  return isSnap ? behindType(u16(bytes, 6), bytes.subarray(8), layers + 1) : null;
}

export const inEthernet = (bytes: Uint8Array, layers = 0): Uint8Array | null =>
  bytes.length < 14 ? null : behindType(u16(bytes, 12), bytes.subarray(14), layers);

const MACSEC = 0x88e5;

/** Whether an Ethernet frame is encrypted (MACsec), with or without a VLAN tag. */
export const isMacSec = (linkType: number, bytes: Uint8Array) =>
  linkType === 1 && u16(bytes, vlanTags.includes(u16(bytes, 12)) ? 16 : 12) === MACSEC;

/** Linux firewall log (NFLOG): fields with a length; field 9 is the packet. */
function inFirewallLog(bytes: Uint8Array): Uint8Array | null {
  for (let at = 4; at + 4 <= bytes.length; ) {
    // In the byte order of the host: little-endian on today's machines.
    const length = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
    if (length < 4) return null;
    if (bytes[at + 2] === 9 && bytes[at + 3] === 0) return bytes.subarray(at + 4, at + length);
    at += Math.ceil(length / 4) * 4;
  }
  return null;
}

/** Readers by link type, as numbered by libpcap. */
const readers: Record<number, (bytes: Uint8Array) => Uint8Array | null> = {
  // BSD loopback: the family in four bytes.
  0: (bytes) => bytes.subarray(4),
  108: (bytes) => bytes.subarray(4),
  1: (bytes) => inEthernet(bytes),
  // PPP, PPP in HDLC framing, PPPoE without Ethernet, Cisco HDLC.
  9: (bytes) => behindPpp(bytes),
  50: (bytes) => behindPpp(bytes),
  51: (bytes) => behindPpp(bytes.subarray(6)),
  104: (bytes) => behindType(u16(bytes, 2), bytes.subarray(4)),
  // Raw IP.
  12: (bytes) => bytes,
  14: (bytes) => bytes,
  101: (bytes) => bytes,
  228: (bytes) => bytes,
  229: (bytes) => bytes,
  // Formats of BSD and Linux for tunnels and firewalls, and PPP with its direction.
  109: (bytes) => bytes.subarray(12),
  117: (bytes) => bytes.subarray(Math.ceil((bytes[0] ?? 0) / 4) * 4),
  204: (bytes) => behindPpp(bytes.subarray(1)),
  239: inFirewallLog,
  // Linux cooked capture, and version 2, which puts the protocol first.
  113: (bytes) => behindType(u16(bytes, 14), bytes.subarray(16)),
  276: (bytes) => behindType(u16(bytes, 0), bytes.subarray(20)),
};

export const isKnownLink = (linkType: number) => readers[linkType] !== undefined;

/** The IP packet in a frame; null for none. */
export function ipInFrame(linkType: number, bytes: Uint8Array): Uint8Array | null {
  const ip = readers[linkType]?.(bytes) ?? null;
  return ip && ip.length >= 20 && isIp(ip) ? ip : null;
}
