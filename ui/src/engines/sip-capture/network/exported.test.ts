import { expect, test } from 'vitest';
import { begin, talks } from '../capture.fixtures.ts';
import { readCapture } from '../capture.ts';
import { pcap } from '../capture-files.fixtures.ts';
import { bytesOf } from './packets.fixtures.ts';

const two = (value: number) => [(value >> 8) & 0xff, value & 0xff];
const octets = (address: string) => address.split('.').map(Number);
const tag = (name: number, value: readonly number[] | Uint8Array) =>
  bytesOf(two(name), two(value.length), value);
const name = tag(12, new TextEncoder().encode('sip\0'));
const end = tag(0, []);

const exported = (...tags: readonly Uint8Array[]) =>
  readCapture(pcap([{ at: begin, bytes: bytesOf(...tags) }], { link: 252 }));

test('messages that Wireshark exported have the addresses of their tags', () => {
  const sent = talks.answered.map(({ after, hop: { from, to }, text }) => ({
    at: begin + after,
    bytes: bytesOf(
      name,
      tag(20, octets(from.ip)),
      tag(21, octets(to.ip)),
      tag(24, [0, 0, 0, 2]),
      tag(25, [0, 0, ...two(from.port)]),
      tag(26, [0, 0, ...two(to.port)]),
      end,
      new TextEncoder().encode(text),
    ),
  }));
  const { messages, notes } = readCapture(pcap(sent, { link: 252 }));
  expect(notes).toEqual([]);
  expect(messages).toHaveLength(talks.answered.length);
  messages.forEach((message, index) => {
    const { after = 0, hop } = talks.answered[index] ?? {};
    expect(message).toMatchObject({ ...hop, transport: 'TCP' });
    expect(message.at).toBeCloseTo(begin + after);
  });
});

test('what is exported without addresses, or is no SIP, is passed over', () => {
  const [invite] = talks.answered;
  const text = new TextEncoder().encode(invite?.text);
  expect(exported(name, end, text).messages).toEqual([]);
  const ends = [tag(22, Array(16).fill(1)), tag(23, Array(16).fill(2))];
  expect(exported(name, ...ends, text).messages).toEqual([]);
  expect(exported(...ends, end, new Uint8Array(80)).messages).toEqual([]);
  expect(exported(...ends, end, text).messages).toMatchObject([{ transport: 'UDP' }]);
});
