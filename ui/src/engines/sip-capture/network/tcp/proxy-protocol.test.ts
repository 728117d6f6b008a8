import { expect, test } from 'vitest';
import { begin, inward, talks } from '../../capture.fixtures.ts';
import { readCapture } from '../../capture.ts';
import { pcap } from '../../capture-files.fixtures.ts';
import { messageName } from '../../sip/sip-text.ts';
import { bytesOf, encode, ip, links, tcp, webSocketFrame } from '../packets.fixtures.ts';
import { behindProxy } from './proxy-protocol.ts';

const invite = encode(talks.answered[0]?.text ?? '');
const upgrade = encode('GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n\r\n');
const hello = bytesOf([0x16, 3, 1, 0, 5], Array(5).fill(1));

const text = encode('PROXY TCP4 192.0.2.1 192.0.2.2 40000 5060\r\n');
const ends = [192, 0, 2, 1, 192, 0, 2, 2, 0x9c, 0x40, 0x13, 0xc4];
const signature = encode('\r\n\r\n\0\r\nQUIT\n');
const binary = bytesOf(signature, [0x21, 0x11, 0, ends.length], ends);

const read = (segments: readonly Uint8Array[]) => {
  let sequence = 1000;
  const packets = segments.map((bytes, n) => {
    const segment = tcp(inward, sequence, bytes);
    sequence += bytes.length;
    return { at: begin + n, bytes: links.ethernet.wrap(ip(inward, 6, segment)) };
  });
  const { messages, notes } = readCapture(pcap(packets));
  return { names: messages.map(messageName), notes };
};

test.each([
  ['version 1', text],
  ['version 2', binary],
])('what is behind the header of a load balancer is read: %s', (_name, header) => {
  expect(read([bytesOf(header, invite)])).toEqual({ names: ['INVITE'], notes: [] });
  expect(read([header, invite])).toEqual({ names: ['INVITE'], notes: [] });
  const frame = webSocketFrame(invite, { isMasked: true });
  expect(read([bytesOf(header, upgrade, frame)])).toEqual({ names: ['INVITE'], notes: [] });
  expect(read([bytesOf(header, hello)]).notes).toEqual([
    { kind: 'unread', why: 'encrypted', name: 'TLS', port: 5060, packets: 1 },
  ]);
});

test('what only looks like it stays as it is', () => {
  for (const like of ['PROXY TCP5 a\r\nx', 'PROXY TCP4 192.0.2.1', '\r\n\r\nQUIT\n', '']) {
    expect(behindProxy(encode(like))).toEqual(encode(like));
  }
});
