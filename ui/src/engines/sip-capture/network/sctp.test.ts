import { expect, test } from 'vitest';
import { begin, inward, talks } from '../capture.fixtures.ts';
import { readCapture } from '../capture.ts';
import { pcap } from '../capture-files.fixtures.ts';
import { namesIn } from '../reading.fixtures.ts';
import { messageName } from '../sip/sip-text.ts';
import { encode, ip, links, sctp } from './packets.fixtures.ts';

const [first, second] = talks.answered.map(({ text }) => encode(text));
const frame = (...chunks: Parameters<typeof sctp>[1][]) => ({
  at: begin,
  bytes: links.ethernet.wrap(ip(inward, 132, sctp(inward, ...chunks))),
});

test('a message is a chunk, two may share a packet, one sent again is one', () => {
  if (!first || !second) throw new Error('two messages');
  const chunks = [
    { number: 0xffffffff, data: first },
    { number: 0, data: second },
  ];
  const { messages } = readCapture(pcap([frame(...chunks), frame(...chunks)]));
  expect(messages.map(messageName)).toEqual(['INVITE', '100 Trying']);
  expect(messages[0]?.transport).toBe('SCTP');
});

test('fragments are put together, whatever their order', () => {
  if (!first) throw new Error('a message');
  const parts = [
    { number: 5, flags: 2, data: first.subarray(0, 100) },
    { number: 6, flags: 0, data: first.subarray(100, 200) },
    { number: 7, flags: 1, data: first.subarray(200) },
  ] as const;
  for (const order of [
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ] as const) {
    const file = pcap(order.map((at) => frame(parts[at])));
    expect(namesIn(file)).toEqual(['INVITE']);
  }
});
