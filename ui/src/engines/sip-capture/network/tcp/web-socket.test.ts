import { expect, test } from 'vitest';
import { begin, inward, talks } from '../../capture.fixtures.ts';
import { readCapture } from '../../capture.ts';
import { pcap } from '../../capture-files.fixtures.ts';
import { namesIn } from '../../reading.fixtures.ts';
import { messageName } from '../../sip/sip-text.ts';
import { bytesOf, encode, ip, links, tcp, webSocketFrame } from '../packets.fixtures.ts';

const upgrade = encode(
  'GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: sip\r\n\r\n',
);
const [first, second] = talks.answered.map(({ text }) => encode(text));
if (!first || !second) throw new Error('two messages');
const sent = (bytes: Uint8Array, size: number) =>
  pcap(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => ({
      at: begin + n,
      bytes: links.ethernet.wrap(
        ip(inward, 6, tcp(inward, n * size, bytes.subarray(n * size, (n + 1) * size))),
      ),
    })),
  );

test.each([1, 7, 300, 5000])('behind its handshake, in segments of %d bytes', (size) => {
  const stream = bytesOf(
    upgrade,
    webSocketFrame(first, { isMasked: true }),
    // A ping in between.
    webSocketFrame(encode('hi'), { first: 0x89, isMasked: true }),
    webSocketFrame(second.subarray(0, 40), { first: 0x01, isMasked: true }),
    webSocketFrame(second.subarray(40), { first: 0x80, isMasked: true }),
  );
  const { messages, notes } = readCapture(sent(stream, size));
  expect(messages.map(messageName)).toEqual(['INVITE', '100 Trying']);
  expect(messages[0]?.transport).toBe('WebSocket');
  expect(notes).toEqual([]);
});

test('without the handshake, which was before the capture', () => {
  expect(namesIn(sent(webSocketFrame(first), 5000))).toEqual(['INVITE']);
});

test('compressed frames are named', () => {
  const stream = bytesOf(upgrade, webSocketFrame(encode('xyz'), { first: 0xc1 }));
  const { messages, notes } = readCapture(sent(stream, 5000));
  expect(messages).toEqual([]);
  expect(notes).toEqual([
    expect.objectContaining({ why: 'compressed', name: 'WebSocket', packets: 1 }),
  ]);
});

/** Its first frame exceeds what the reader buffers before it has seen a message. */
const long = talks.answered[0]?.text.replace('From:', `Subject: ${'a'.repeat(600)}\r\nFrom:`) ?? '';
const frame = webSocketFrame(encode(long), { isMasked: true });
const next = webSocketFrame(second, { isMasked: true });

test.each([
  ['in two segments', [], ['INVITE', '100 Trying']],
  ['behind a ping', webSocketFrame(encode('a'), { first: 0x89 }), ['INVITE', '100 Trying']],
  ['behind empty lines', webSocketFrame(encode('\r\n\r\n')), ['INVITE', '100 Trying']],
])('without the handshake, %s', (_name, before, names) => {
  const stream = bytesOf(before, frame, next);
  expect(namesIn(sent(stream, frame.length - 20))).toEqual(names);
});

/** Segments at given offsets of the stream. */
const placed = (...parts: readonly (readonly [place: number, bytes: Uint8Array])[]) =>
  pcap(
    parts.map(([place, bytes], n) => ({
      at: begin + n,
      bytes: links.ethernet.wrap(ip(inward, 6, tcp(inward, 1000 + place, bytes))),
    })),
  );

test('a capture that begins within a frame is read from the next segment with one', () => {
  const half = frame.subarray(200);
  expect(namesIn(placed([0, half], [half.length, next]))).toEqual(['100 Trying']);
});

test('a lost part of a frame costs that frame alone', () => {
  const begun = upgrade.length;
  const file = placed(
    [0, upgrade],
    [begun, frame.subarray(0, 300)],
    [begun + 301, frame.subarray(301)],
    [begun + frame.length, next],
  );
  const { messages, notes } = readCapture(file);
  expect(messages.map(messageName)).toEqual(['100 Trying']);
  expect(notes).toEqual([{ kind: 'holes' }]);
});
