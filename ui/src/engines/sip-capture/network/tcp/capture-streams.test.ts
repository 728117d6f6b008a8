import { expect, test } from 'vitest';
import { begin, inward, sip } from '../../capture.fixtures.ts';
import { readCapture } from '../../capture.ts';
import { pcap } from '../../capture-files.fixtures.ts';
import { messageName } from '../../sip/sip-text.ts';
import { bytesOf, ip, links, tcp, webSocketFrame } from '../packets.fixtures.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const request = (method: string, more: Partial<Parameters<typeof sip>[0]> = {}) =>
  encode(sip({ first: `${method} sip:1@x SIP/2.0`, cseq: `1 ${method}`, ...more }));
const upgrade = encode('GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n\r\n');

/** A connection, beginning with its SYN. */
const connection = (start: number, bytes: Uint8Array, size = 1400) => [
  tcp(inward, start, new Uint8Array(), 2),
  ...Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    tcp(inward, start + 1 + n * size, bytes.subarray(n * size, (n + 1) * size)),
  ),
];
const names = (...segments: Uint8Array[]) => {
  const packets = segments.map((segment, n) => ({
    at: begin + n,
    bytes: links.ethernet.wrap(ip(inward, 6, segment)),
  }));
  return readCapture(pcap(packets)).messages.map(messageName);
};

test('lengths are those of bytes, whatever the characters', () => {
  const first = request('MESSAGE', { headers: ['Subject: Grüße, 5 €'], body: 'Zürich' });
  expect(names(...connection(0, bytesOf(first, request('OPTIONS'))))).toEqual([
    'MESSAGE',
    'OPTIONS',
  ]);
});

test('a frame of WebSocket may be longer than 64 KiB', () => {
  const long = request('MESSAGE', { body: 'a'.repeat(70_000) });
  const stream = bytesOf(upgrade, webSocketFrame(long), webSocketFrame(request('OPTIONS')));
  expect(names(...connection(0, stream))).toEqual(['MESSAGE', 'OPTIONS']);
});

test.each([
  [
    'WebSocket',
    bytesOf(upgrade, webSocketFrame(request('MESSAGE'))),
    bytesOf(upgrade, webSocketFrame(request('OPTIONS'))),
  ],
  ['WebSocket, then SIP', bytesOf(upgrade, webSocketFrame(request('MESSAGE'))), request('OPTIONS')],
  [
    'SIP, broken off in a message',
    bytesOf(request('MESSAGE'), request('INFO', { body: 'x'.repeat(400) }).subarray(0, 350)),
    request('OPTIONS'),
  ],
])('a port that is used again begins a new connection: %s', (_, first, second) => {
  for (const start of [5_000_000, 7]) {
    expect(names(...connection(90_000, first), ...connection(start, second))).toEqual([
      'MESSAGE',
      'OPTIONS',
    ]);
  }
});

test('a connection that ends behind a lost segment is read to its end', () => {
  const [syn, ...rest] = connection(0, bytesOf(new Uint8Array(1400), request('MESSAGE')));
  expect(
    names(...(syn ? [syn] : []), ...rest.slice(1), ...connection(9, request('OPTIONS'))),
  ).toEqual(['MESSAGE', 'OPTIONS']);
});

test('a connection that is captured from its middle on, and out of order', () => {
  const whole = bytesOf(request('INVITE'), request('OPTIONS'));
  const segment = (from: number, to: number) => tcp(inward, 100 + from, whole.subarray(from, to));
  expect(names(segment(90, 200), segment(0, 90), segment(200, whole.length))).toEqual([
    'INVITE',
    'OPTIONS',
  ]);
  expect(names(segment(90, whole.length), segment(0, 90))).toEqual(['INVITE', 'OPTIONS']);
  expect(names(segment(0, whole.length))).toEqual(['INVITE', 'OPTIONS']);
});
