import { expect, test } from 'vitest';
import { begin, carrier, frames, inward, outward, talks } from '../capture.fixtures.ts';
import { readCapture } from '../capture.ts';
import { pcap } from '../capture-files.fixtures.ts';
import { answered, namesIn } from '../reading.fixtures.ts';
import { messageName } from '../sip/sip-text.ts';
import { bytesOf, encode, type Hop, ip, links, two, udp } from './packets.fixtures.ts';
import { tunnels } from './tunnels.fixtures.ts';

test.each(Object.entries(tunnels))('%s', (_name, link) => {
  const { messages, notes } = readCapture(pcap(frames(talks.answered, link), { link: link.type }));
  expect(messages.map(messageName)).toEqual(answered);
  expect(messages[0]?.from).toEqual(carrier);
  expect(notes).toEqual([]);
});

test('answers in a tunnel and requests outside of it are one call', () => {
  const plain = frames(talks.answered);
  const wrapped = frames(talks.answered, tunnels['IP in IP'] ?? links.ethernet);
  const mixed = plain.map((frame, at) =>
    talks.answered[at]?.hop === outward ? (wrapped[at] ?? frame) : frame,
  );
  expect(namesIn(pcap(mixed))).toEqual(answered);
});

test('a tunnel that is fragmented carries whole packets', () => {
  const [first] = talks.answered;
  const inner = ip(inward, 17, udp(inward, encode(first?.text ?? '')));
  const at = 16 * 8;
  const parts = [
    ip(outward, 4, inner.subarray(0, at), 0x2000),
    ip(outward, 4, inner.subarray(at), at / 8),
  ];
  const file = pcap(parts.map((part) => ({ at: begin, bytes: links.ethernet.wrap(part) })));
  expect(namesIn(file)).toEqual(['INVITE']);
});

test('the signature of IPsec hides nothing', () => {
  const [first] = talks.answered;
  const signed = bytesOf([17, 4, 0, 0], Array(20).fill(0), udp(inward, encode(first?.text ?? '')));
  const file = pcap([{ at: begin, bytes: links.ethernet.wrap(ip(inward, 51, signed)) }]);
  expect(namesIn(file)).toEqual(['INVITE']);
});

test('IPsec over UDP, as it goes through a NAT, is encrypted', () => {
  const nat = (port: number): Hop => ({
    from: { ip: '192.0.2.1', port },
    to: { ip: '192.0.2.2', port: 4500 },
  });
  const packet = (...payload: number[]) => ({
    at: begin,
    bytes: links.ethernet.wrap(ip(nat(4500), 17, udp(nat(4500), bytesOf(payload)))),
  });
  const hidden = Array(40).fill(7);
  // Four zeros precede its key exchange, and a single byte keeps the NAT open (RFC 3948).
  const file = pcap([packet(0, 0, 0, 0, ...hidden), packet(0xff), packet(0, 0, 0, 9, ...hidden)]);
  expect(readCapture(file).notes).toEqual([
    { kind: 'unread', why: 'encrypted', name: 'IPsec ESP', packets: 1 },
  ]);
});

test('a broken tunnel is passed over', () => {
  const [frame] = frames(talks.answered, tunnels['GTP-U with an extension header']);
  for (let length = 14; length < (frame?.bytes.length ?? 0); length += 7) {
    const cut = frame?.bytes.slice(0, length) ?? new Uint8Array();
    expect(() => readCapture(pcap([{ at: begin, bytes: cut }]))).not.toThrow();
  }
});

const toPort = (port: number): Hop => ({
  from: { ip: '192.0.2.1', port: 40_000 },
  to: { ip: '192.0.2.2', port },
});
const sentTo = (port: number, ...payloads: Uint8Array[]) =>
  pcap(
    payloads.map((payload) => ({
      at: begin,
      bytes: links.ethernet.wrap(ip(toPort(port), 17, udp(toPort(port), payload))),
    })),
  );

test('WireGuard is encrypted, on any port', () => {
  const packet = (type: number, length: number) =>
    bytesOf([type, 0, 0, 0], Array(length - 4).fill(7));
  // Its handshake and its keepalive packets carry no payload.
  const file = sentTo(51_821, packet(1, 148), packet(2, 92), packet(4, 32), packet(4, 128));
  expect(readCapture(file).notes).toEqual([
    { kind: 'unread', why: 'encrypted', name: 'WireGuard', packets: 1 },
  ]);
  expect(readCapture(sentTo(4000, packet(4, 130), packet(0x80, 128))).notes).toEqual([]);
});

test('what a channel of TURN carries is read', () => {
  const message = encode(talks.answered[0]?.text ?? '');
  const { length } = message;
  const channel = (said: number, filled: number) =>
    bytesOf([0x40, 0x01], two(said), message, Array(filled).fill(0));
  expect(namesIn(sentTo(3478, channel(length, (4 - (length % 4)) % 4)))).toEqual(['INVITE']);
  expect(namesIn(sentTo(3478, channel(length + 9, 0)))).toEqual([]);
});
