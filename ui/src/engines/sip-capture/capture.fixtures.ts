import type { Endpoint } from './sip-capture.types.ts';

/*
 * Captures made by hand, for tests and stories. Checksums are left empty: nobody checks them.
 */

const encoder = new TextEncoder();

export function bytesOf(...parts: (number | readonly number[] | Uint8Array)[]): Uint8Array {
  const lists = parts.map((part) => (typeof part === 'number' ? [part] : part));
  const bytes = new Uint8Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    bytes.set(list, at);
    at += list.length;
  }
  return bytes;
}
const two = (value: number) => [(value >> 8) & 0xff, value & 0xff];
const four = (value: number) => [...two(value >>> 16), ...two(value & 0xffff)];

const isV6 = (ip: string) => ip.includes(':');
/** Only what the fixtures need: eight groups. */
const addressBytes = (ip: string) =>
  isV6(ip)
    ? ip.split(':').flatMap((group) => two(Number.parseInt(group, 16)))
    : ip.split('.').map(Number);

export type Hop = { from: Endpoint; to: Endpoint };

export const udp = ({ from, to }: Hop, payload: Uint8Array) =>
  bytesOf(two(from.port), two(to.port), two(8 + payload.length), [0, 0], payload);

export const tcp = ({ from, to }: Hop, sequence: number, payload: Uint8Array, flags = 0x18) =>
  bytesOf(
    two(from.port),
    two(to.port),
    four(sequence),
    four(0),
    [0x50, flags],
    [0x10, 0, 0, 0, 0, 0],
    payload,
  );

export function ip({ from, to }: Hop, protocol: number, payload: Uint8Array, fragment = 0, id = 7) {
  const ends = [...addressBytes(from.ip), ...addressBytes(to.ip)];
  if (isV6(from.ip)) {
    return bytesOf([0x60, 0, 0, 0], two(payload.length), [protocol, 64], ends, payload);
  }
  return bytesOf(
    [0x45, 0],
    two(20 + payload.length),
    two(id),
    two(fragment),
    [64, protocol, 0, 0],
    ends,
    payload,
  );
}

const typeOf = (packet: Uint8Array) => ((packet[0] ?? 0) >> 4 === 6 ? [0x86, 0xdd] : [0x08, 0]);

/** What stands before an IP packet, by the type of the link. */
export const links = {
  ethernet: { type: 1, wrap: (p: Uint8Array) => bytesOf(Array(12).fill(2), typeOf(p), p) },
  vlan: {
    type: 1,
    wrap: (p: Uint8Array) =>
      bytesOf(Array(12).fill(2), [0x88, 0xa8, 0, 5, 0x81, 0, 0, 9], typeOf(p), p),
  },
  cooked: { type: 113, wrap: (p: Uint8Array) => bytesOf(Array(14).fill(0), typeOf(p), p) },
  cooked2: { type: 276, wrap: (p: Uint8Array) => bytesOf(typeOf(p), Array(18).fill(0), p) },
  raw: { type: 101, wrap: (p: Uint8Array) => p },
  loopback: { type: 0, wrap: (p: Uint8Array) => bytesOf([2, 0, 0, 0], p) },
} as const;
export type Link = { type: number; wrap: (packet: Uint8Array) => Uint8Array };

const mac = Array(12).fill(2);
const ethernet = (packet: Uint8Array) => bytesOf(mac, typeOf(packet), packet);
const outer: Hop = {
  from: { ip: '198.51.100.1', port: 49_152 },
  to: { ip: '198.51.100.2', port: 49_152 },
};
const to = (port: number): Hop => ({ from: outer.from, to: { ...outer.to, port } });
const over = (protocol: number, payload: Uint8Array) => ethernet(ip(outer, protocol, payload));
const overUdp = (port: number, ...payload: Parameters<typeof bytesOf>) =>
  over(17, udp(to(port), bytesOf(...payload)));
const gre = (flags: number, type: number, ...rest: Parameters<typeof bytesOf>) =>
  over(47, bytesOf(two(flags), two(type), ...rest));
const pppType = (packet: Uint8Array) => ((packet[0] ?? 0) >> 4 === 6 ? [0, 0x57] : [0, 0x21]);
/** Label 16, and label 17 at the bottom of the stack. */
const labels = [0, 1, 0, 64, 0, 1, 0x11, 64];
const v6: Hop = {
  from: { ip: '2001:db8:0:0:0:0:0:1', port: 0 },
  to: { ip: '2001:db8:0:0:0:0:0:2', port: 0 },
};

/** What networks put around an IP packet on the way, as frames of Ethernet or of another link. */
export const tunnels: Record<string, Link> = {
  'IP in IP': { type: 1, wrap: (p) => over(4, p) },
  'IPv4 in IPv6': { type: 1, wrap: (p) => ethernet(ip(v6, 4, p)) },
  GRE: { type: 1, wrap: (p) => gre(0, typeOf(p)[0] === 8 ? 0x0800 : 0x86dd, p) },
  'GRE with checksum, key and sequence': {
    type: 1,
    wrap: (p) => gre(0xb000, typeOf(p)[0] === 8 ? 0x0800 : 0x86dd, four(0), four(77), four(1), p),
  },
  'GRE with Ethernet': { type: 1, wrap: (p) => gre(0x2000, 0x6558, four(77), ethernet(p)) },
  'ERSPAN I': { type: 1, wrap: (p) => gre(0, 0x88be, ethernet(p)) },
  'ERSPAN II': {
    type: 1,
    wrap: (p) => gre(0x1000, 0x88be, four(1), two(0x1001), two(1), four(0), ethernet(p)),
  },
  'ERSPAN III': {
    type: 1,
    wrap: (p) =>
      gre(0x1000, 0x22eb, four(1), two(0x2001), two(1), four(9), [0, 0, 0, 0], ethernet(p)),
  },
  PPTP: {
    type: 1,
    wrap: (p) =>
      gre(0x3081, 0x880b, two(p.length + 4), two(1), four(1), four(0), [0xff, 3], pppType(p), p),
  },
  MPLS: { type: 1, wrap: (p) => bytesOf(mac, [0x88, 0x47], labels, p) },
  'Ethernet over MPLS': {
    type: 1,
    wrap: (p) => bytesOf(mac, [0x88, 0x47], labels, four(0), ethernet(p)),
  },
  'Ethernet over MPLS without a control word': {
    type: 1,
    wrap: (p) =>
      bytesOf(mac, [0x88, 0x47], labels, Array(6).fill(0), Array(6).fill(2), typeOf(p), p),
  },
  TZSP: { type: 1, wrap: (p) => overUdp(37_008, [1, 0, 0, 1], [0, 10, 1, 5, 1], ethernet(p)) },
  'MPLS in GRE': { type: 1, wrap: (p) => gre(0, 0x8847, labels, p) },
  PPPoE: {
    type: 1,
    wrap: (p) => bytesOf(mac, [0x88, 0x64, 0x11, 0], two(1), two(p.length + 2), pppType(p), p),
  },
  'PPPoE in a VLAN': {
    type: 1,
    wrap: (p) =>
      bytesOf(mac, [0x81, 0, 0, 7, 0x88, 0x64, 0x11, 0], two(1), two(p.length + 2), pppType(p), p),
  },
  VXLAN: { type: 1, wrap: (p) => overUdp(4789, [8, 0, 0, 0, 0, 0, 42, 0], ethernet(p)) },
  Geneve: {
    type: 1,
    wrap: (p) => overUdp(6081, [1, 0], two(0x6558), [0, 0, 42, 0], [0, 0, 0, 0], ethernet(p)),
  },
  'GTP-U': { type: 1, wrap: (p) => overUdp(2152, [0x30, 0xff], two(p.length), four(5), p) },
  'GTP-U with an extension header': {
    type: 1,
    wrap: (p) =>
      overUdp(2152, [0x34, 0xff], two(p.length + 8), four(5), [0, 1, 0, 0x85, 1, 0x10, 5, 0], p),
  },
  L2TP: {
    type: 1,
    wrap: (p) =>
      overUdp(1701, two(0x4002), two(p.length + 12), two(1), two(1), [0xff, 3], pppType(p), p),
  },
  'VXLAN in IP in IP': {
    type: 1,
    wrap: (p) =>
      over(4, ip(to(4789), 17, udp(to(4789), bytesOf([8, 0, 0, 0, 0, 0, 42, 0], ethernet(p))))),
  },
  PPP: { type: 9, wrap: (p) => bytesOf([0xff, 3], pppType(p), p) },
  'three tags, the outer of before 802.1ad': {
    type: 1,
    wrap: (p) => bytesOf(mac, [0x92, 0, 0, 5, 0x81, 0, 0, 6, 0x81, 0, 0, 9], typeOf(p), p),
  },
  '802.1ah': { type: 1, wrap: (p) => bytesOf(mac, [0x88, 0xe7, 0, 0, 0, 42], ethernet(p)) },
  'PPP with its direction': { type: 204, wrap: (p) => bytesOf([1, 0xff, 3], pppType(p), p) },
  'IPsec before it is encrypted (BSD)': { type: 109, wrap: (p) => bytesOf(Array(12).fill(0), p) },
  'the firewall of BSD': { type: 117, wrap: (p) => bytesOf(61, Array(63).fill(0), p) },
  'the firewall of Linux': {
    type: 239,
    wrap: (p) =>
      bytesOf(
        [2, 0, 0, 0],
        [5, 0, 10, 0, 65, 0, 0, 0],
        [p.length + 4, (p.length + 4) >> 8, 9, 0],
        p,
      ),
  },
  'HDLC of Cisco': { type: 104, wrap: (p) => bytesOf([0x0f, 0], typeOf(p), p) },
};

export type Frame = { at: number; bytes: Uint8Array; cut?: number };

type FileOptions = { link?: number; isLittle?: boolean; isNano?: boolean };
type NgOptions = FileOptions & {
  /** As the file has it: a power of ten, or of two with the upper bit. */
  resolution?: number;
  /** Seconds that are added to every time. */
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

/** A packet of SCTP with chunks of data. Flags: 2 begins a message, 1 ends it. */
export const sctp = (
  { from, to: { port } }: Hop,
  ...chunks: readonly { number: number; flags?: number; data: Uint8Array }[]
) =>
  bytesOf(
    two(from.port),
    two(port),
    four(7),
    four(0),
    ...chunks.map(({ number, flags = 3, data }) =>
      bytesOf(
        [0, flags],
        two(16 + data.length),
        four(number),
        two(0),
        two(0),
        four(0),
        data,
        Array((4 - (data.length % 4)) % 4).fill(0),
      ),
    ),
  );

/** A frame of WebSocket. */
export function webSocketFrame(payload: Uint8Array, { first = 0x81, isMasked = false } = {}) {
  const { length } = payload;
  const size =
    length < 126
      ? [length]
      : length < 0x10000
        ? [126, ...two(length)]
        : [127, ...four(0), ...four(length)];
  const key = [0x37, 0xfa, 0x21, 0x3d];
  if (!isMasked) return bytesOf(first, size, payload);
  size[0] = (size[0] ?? 0) | 0x80;
  return bytesOf(
    first,
    size,
    key,
    payload.map((byte, at) => byte ^ (key[at % 4] ?? 0)),
  );
}

export const carrier: Endpoint = { ip: '203.0.113.10', port: 5060 };
export const platform: Endpoint = { ip: '172.31.4.20', port: 5060 };
export const inward: Hop = { from: carrier, to: platform };
export const outward: Hop = { from: platform, to: carrier };

const sdp = (ip: string, port: number) =>
  [
    'v=0',
    `o=- 1 1 IN IP4 ${ip}`,
    's=-',
    `c=IN IP4 ${ip}`,
    't=0 0',
    `m=audio ${port} RTP/AVP 0 8 101`,
    'a=rtpmap:101 telephone-event/8000',
    'a=sendrecv',
    '',
  ].join('\r\n');

type Line = {
  first: string;
  cseq: string;
  toTag?: string;
  body?: string;
  branch?: string;
  fromTag?: string;
  callId?: string;
  /** Branches of the hops before this one, the last first. */
  over?: readonly string[];
  headers?: readonly string[];
};

const via = (branch: string) => `Via: SIP/2.0/UDP 203.0.113.10:5060;branch=${branch}`;

export function sip({
  first,
  cseq,
  toTag = '',
  body = '',
  branch = 'z9hG4bK1',
  fromTag = 'from1',
  callId = 'f25f55b0d34e5cb2@203.0.113.10',
  over = [],
  headers = [],
}: Line): string {
  return [
    first,
    ...[branch, ...over].map(via),
    `From: <sip:15085551000@203.0.113.10>;tag=${fromTag}`,
    `To: <sip:12125557204@172.31.4.20>${toTag && `;tag=${toTag}`}`,
    `Call-ID: ${callId}`,
    `CSeq: ${cseq}`,
    ...headers,
    ...(body === '' ? [] : ['Content-Type: application/sdp']),
    `Content-Length: ${encoder.encode(body).length}`,
    '',
    body,
  ].join('\r\n');
}

const uri = 'sip:12125557204@172.31.4.20';
const invite = sip({
  first: `INVITE ${uri} SIP/2.0`,
  cseq: '7 INVITE',
  body: sdp('203.0.113.10', 24_000),
});
const answer = (status: string, cseq = '7 INVITE', body = '') =>
  sip({ first: `SIP/2.0 ${status}`, cseq, toTag: 'to1', body });

/** 20 November 2026, 09:56:48.401 UTC. */
export const begin = 1_795_168_608_401;

export type Sent = { after: number; hop: Hop; text: string };
/** The messages of some calls, by what happens in them. */
export const talks = {
  answered: [
    { after: 0, hop: inward, text: invite },
    { after: 18, hop: outward, text: answer('100 Trying') },
    { after: 320, hop: outward, text: answer('180 Ringing') },
    { after: 3000, hop: outward, text: answer('200 OK', '7 INVITE', sdp('172.31.4.20', 40_000)) },
    { after: 3500, hop: outward, text: answer('200 OK', '7 INVITE', sdp('172.31.4.20', 40_000)) },
    {
      after: 3524,
      hop: inward,
      text: sip({ first: `ACK ${uri} SIP/2.0`, cseq: '7 ACK', toTag: 'to1', branch: 'z9hG4bK2' }),
    },
    {
      after: 67_000,
      hop: inward,
      text: sip({ first: `BYE ${uri} SIP/2.0`, cseq: '8 BYE', toTag: 'to1', branch: 'z9hG4bK3' }),
    },
    {
      after: 67_012,
      hop: outward,
      text: sip({ first: 'SIP/2.0 200 OK', cseq: '8 BYE', toTag: 'to1', branch: 'z9hG4bK3' }),
    },
  ],
  rejected: [
    { after: 0, hop: outward, text: invite },
    { after: 20, hop: inward, text: answer('100 Trying') },
    { after: 120, hop: inward, text: answer('403 Forbidden') },
    {
      after: 130,
      hop: outward,
      text: sip({ first: `ACK ${uri} SIP/2.0`, cseq: '7 ACK', toTag: 'to1' }),
    },
  ],
  silent: [0, 500, 1500, 3500].map((after) => ({ after, hop: outward, text: invite })),
  cancelled: [
    { after: 0, hop: inward, text: invite },
    { after: 200, hop: outward, text: answer('180 Ringing') },
    { after: 12_000, hop: inward, text: sip({ first: `CANCEL ${uri} SIP/2.0`, cseq: '7 CANCEL' }) },
    { after: 12_010, hop: outward, text: answer('200 OK', '7 CANCEL') },
    { after: 12_020, hop: outward, text: answer('487 Request Terminated') },
    {
      after: 12_040,
      hop: inward,
      text: sip({ first: `ACK ${uri} SIP/2.0`, cseq: '7 ACK', toTag: 'to1' }),
    },
  ],
} satisfies Record<string, Sent[]>;

export const frames = (sent: readonly Sent[], link: Link = links.ethernet): Frame[] =>
  sent.map(({ after, hop, text }) => ({
    at: begin + after,
    bytes: link.wrap(ip(hop, 17, udp(hop, encoder.encode(text)))),
  }));
