import { expect, test } from 'vitest';
import { begin, frames, outward, talks } from '../capture.fixtures.ts';
import { readCapture } from '../capture.ts';
import { type Frame, pcap } from '../capture-files.fixtures.ts';
import { namesIn } from '../reading.fixtures.ts';
import { messageName } from '../sip/sip-text.ts';
import { bytesOf, encode, ip, links, udp } from './packets.fixtures.ts';

const v6 = {
  from: { ip: '2001:db8:0:0:0:0:0:1', port: 5060 },
  to: { ip: 'fe80:0:0:1:0:0:0:2', port: 5080 },
};
const text = talks.rejected[0]?.text ?? '';
const at = (bytes: Uint8Array, after = 0): Frame => ({ at: begin + after, bytes });
const ethernet = links.ethernet.wrap;

test('IPv6, with extension headers', () => {
  const datagram = udp(v6, encode(text));
  // Hop by hop (8 bytes), then destination options (16 bytes), then UDP.
  const extended = bytesOf([60, 0, 0, 0, 0, 0, 0, 0], [17, 1], Array(14).fill(0), datagram);
  const { messages } = readCapture(
    pcap([at(ethernet(ip(v6, 17, datagram))), at(ethernet(ip(v6, 0, extended)), 5)]),
  );
  expect(messages.map(({ from, to }) => [from, to])).toEqual([
    [
      { ip: '2001:db8::1', port: 5060 },
      { ip: 'fe80:0:0:1::2', port: 5080 },
    ],
    [
      { ip: '2001:db8::1', port: 5060 },
      { ip: 'fe80:0:0:1::2', port: 5080 },
    ],
  ]);
});

test('IPv6 fragments, the last one first', () => {
  const datagram = udp(v6, encode(text));
  const cut = 80;
  const piece = (offset: number, isLast: boolean, part: Uint8Array) =>
    at(
      ethernet(ip(v6, 44, bytesOf([17, 0, 0, offset | (isLast ? 0 : 1)], [0, 0, 0, 9], part))),
      isLast ? 0 : 3,
    );
  const file = pcap([
    piece(cut, true, datagram.subarray(cut)),
    piece(0, false, datagram.subarray(0, cut)),
  ]);
  expect(readCapture(file).messages.map(({ text: whole, at: time }) => [whole, time])).toEqual([
    [text, begin + 3],
  ]);
});

test('IPv4 fragments of two datagrams, mixed', () => {
  const [a, b] = [udp(outward, encode(text)), udp(outward, encode(text.replace('7 ', '8 ')))];
  const piece = (datagram: Uint8Array, id: number, from: number, to?: number) =>
    at(ethernet(ip(outward, 17, datagram.subarray(from, to), (from / 8) | (to ? 0x2000 : 0), id)));
  const file = pcap([piece(a, 1, 0, 160), piece(b, 2, 160), piece(b, 2, 0, 160), piece(a, 1, 160)]);
  expect(readCapture(file).messages.map(({ cseq }) => cseq)).toEqual([8, 7]);
});

test('IPv6 fragments with headers that only the first of them has', () => {
  // Destination options belong to the fragmentable part.
  const datagram = bytesOf([17, 1], Array(14).fill(0), udp(v6, encode(text)));
  const cut = 80;
  const piece = (offset: number, isLast: boolean, part: Uint8Array) =>
    at(ethernet(ip(v6, 44, bytesOf([60, 0, 0, offset | (isLast ? 0 : 1)], [0, 0, 0, 9], part))));
  const pieces = [
    piece(0, false, datagram.subarray(0, cut)),
    piece(cut, true, datagram.subarray(cut)),
  ];
  for (const file of [pieces, pieces.toReversed()].map((all) => pcap(all))) {
    const { messages, notes } = readCapture(file);
    expect([messages.map((one) => one.text), notes]).toEqual([[text], []]);
  }
});

const pieceOf = (message: string, from: number, to?: number) =>
  ip(
    outward,
    17,
    udp(outward, encode(message)).subarray(from, to),
    (from / 8) | (to ? 0x2000 : 0),
    0,
  );

test('a mirror port that doubles every fragment leaves none over', () => {
  const file = [pieceOf(text, 0, 160), pieceOf(text, 0, 160), pieceOf(text, 160)].flatMap(
    (piece) => [at(ethernet(piece))],
  );
  const { messages, notes } = readCapture(pcap([...file, at(ethernet(pieceOf(text, 160)), 1)]));
  expect([messages.map((one) => one.text), notes]).toEqual([[text], []]);
});

test('a fragment that is left over is not part of a packet with its number half a minute later', () => {
  const later = text.replace('CSeq: 7', 'CSeq: 8');
  const { messages, notes } = readCapture(
    pcap([
      at(ethernet(pieceOf(text, 160))),
      at(ethernet(pieceOf(later, 0, 160)), 31_000),
      at(ethernet(pieceOf(later, 160)), 31_001),
    ]),
  );
  expect(messages.map((one) => one.text)).toEqual([later]);
  expect(notes).toEqual([{ kind: 'fragments' }]);
});

test('fragments that never come are said', () => {
  const datagram = udp(outward, encode(text));
  const file = pcap([at(ethernet(ip(outward, 17, datagram.subarray(0, 80), 0x2000)))]);
  expect(readCapture(file)).toEqual({
    messages: [],
    packets: 1,
    notes: [{ kind: 'fragments' }],
  });
});

test('a packet that was cut short is shown as far as it goes', () => {
  const [frame] = frames(talks.rejected);
  if (!frame) throw new Error('a frame');
  const { messages, notes } = readCapture(pcap([{ ...frame, cut: 60 }]));
  expect(messages.map((one) => [messageName(one), one.isCut])).toEqual([['INVITE', true]]);
  expect(notes).toEqual([{ kind: 'cut' }]);
});

test('what is not SIP is passed over', () => {
  const others = ['', 'HTTP/1.1 200 OK\r\n\r\n', 'hello', '\r\n\r\n'].map((other) =>
    at(ethernet(ip(outward, 17, udp(outward, encode(other))))),
  );
  expect(namesIn(pcap([...others, ...frames(talks.rejected)]))).toHaveLength(4);
});
