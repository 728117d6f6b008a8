import { bytesOf, four, type Hop, ip, type Link, two, typeOf, udp } from './packets.fixtures.ts';

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

/** Encapsulations that networks put around an IP packet, over Ethernet or another link. */
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
  'E-Tag of 802.1BR': {
    type: 1,
    wrap: (p) => bytesOf(mac, [0x89, 0x3f, 0, 0, 0, 7, 0, 0], typeOf(p), p),
  },
  'VN-Tag in a VLAN': {
    type: 1,
    wrap: (p) => bytesOf(mac, [0x81, 0, 0, 7, 0x89, 0x26, 0, 5, 0, 7], typeOf(p), p),
  },
  'security group of Cisco': {
    type: 1,
    wrap: (p) => bytesOf(mac, [0x89, 0x09, 1, 1, 0, 1, 0, 5], typeOf(p), p),
  },
  NSH: {
    type: 1,
    wrap: (p) =>
      bytesOf(mac, [0x89, 0x4f, 0x0f, 0xc2, 2, typeOf(p)[0] === 8 ? 1 : 2], [0, 0, 1, 255], p),
  },
  'Ethernet behind NSH': {
    type: 1,
    wrap: (p) =>
      bytesOf(mac, [0x89, 0x4f, 0x0f, 0xc6, 1, 3], [0, 0, 1, 255], Array(16).fill(0), ethernet(p)),
  },
  'NSH in VXLAN': {
    type: 1,
    wrap: (p) =>
      overUdp(4790, [12, 0, 0, 4, 0, 0, 42, 0], [0x0f, 0xc2, 2, 3, 0, 0, 1, 255], ethernet(p)),
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
