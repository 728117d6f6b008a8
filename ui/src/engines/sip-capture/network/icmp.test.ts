import { expect, test } from 'vitest';
import { begin, carrier, frames, inward, outward, platform, talks } from '../capture.fixtures.ts';
import { readCapture } from '../capture.ts';
import { pcap } from '../capture-files.fixtures.ts';
import { bytesOf, type Hop, ip, links, udp } from './packets.fixtures.ts';

const router = '198.51.100.9';
const frame = (packet: Uint8Array) => ({ at: begin + 5, bytes: links.ethernet.wrap(packet) });
const quoted = (hop: Hop, length = 28) =>
  ip(hop, 17, udp(hop, new Uint8Array(500))).subarray(0, length);
const icmp4 = (type: number, code: number, quote: Uint8Array) =>
  frame(
    ip(
      { from: { ip: router, port: 0 }, to: platform },
      1,
      bytesOf([type, code, 0, 0, 0, 0, 5, 0], quote),
    ),
  );
const told = (...errors: ReturnType<typeof frame>[]) =>
  readCapture(pcap([...frames(talks.silent), ...errors])).unreachable;

test.each([
  [0, 'host'],
  [1, 'host'],
  [3, 'port'],
  [4, 'too large'],
  [9, 'refused'],
  [10, 'refused'],
  [13, 'refused'],
])('destination unreachable of IPv4 with code %d: %s', (code, what) => {
  expect(told(icmp4(3, code, quoted(outward)))).toEqual([
    { at: begin + 5, by: router, from: platform, to: carrier, what },
  ]);
});

test('what tells nothing of SIP is passed over', () => {
  const media: Hop = { from: { ...platform, port: 40_000 }, to: { ...carrier, port: 24_000 } };
  expect(told(icmp4(3, 3, quoted(media)))).toBeUndefined();
  expect(told(icmp4(8, 0, quoted(outward)))).toBeUndefined();
  expect(told(icmp4(3, 3, quoted(outward, 22)))).toBeUndefined();
  expect(told(icmp4(3, 3, quoted(inward)))).toBeUndefined();
  const fragment = ip(outward, 17, udp(outward, new Uint8Array(80)), 40).subarray(0, 28);
  expect(told(icmp4(3, 3, fragment))).toBeUndefined();
});

test.each([
  [1, 0, 'host'],
  [1, 1, 'refused'],
  [1, 3, 'host'],
  [1, 4, 'port'],
  [2, 0, 'too large'],
])('IPv6 with type %d and code %d: %s', (type, code, what) => {
  const [near, far] = ['2001:db8:0:0:0:0:0:1', '2001:db8:0:0:0:0:0:2'];
  const hop: Hop = { from: { ip: near, port: 5060 }, to: { ip: far, port: 5080 } };
  const text = new TextEncoder().encode(talks.silent[0]?.text);
  const invite = { at: begin, bytes: links.ethernet.wrap(ip(hop, 17, udp(hop, text))) };
  const error = frame(
    ip(
      { from: { ip: '2001:db8:0:0:0:0:0:9', port: 0 }, to: hop.from },
      58,
      bytesOf([type, code, 0, 0, 0, 0, 0, 0], quoted(hop, 60)),
    ),
  );
  expect(readCapture(pcap([invite, error])).unreachable).toMatchObject([
    {
      by: '2001:db8::9',
      from: { ip: '2001:db8::1', port: 5060 },
      to: { ip: '2001:db8::2', port: 5080 },
      what,
    },
  ]);
});
