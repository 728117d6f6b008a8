import { describe, expect, test } from 'vitest';
import {
  begin,
  bytesOf,
  type Hop,
  ip,
  links,
  pcap,
  type Sent,
  talks,
  udp,
} from '../capture.fixtures.ts';
import { readCapture } from '../capture.ts';
import { messageName } from '../sip/sip-text.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const two = (value: number) => [(value >> 8) & 0xff, value & 0xff];
const four = (value: number) => [...two(value >>> 16), ...two(value & 0xffff)];
const octets = (address: string) => address.split('.').map(Number);

/** To the capture server, a little later. */
const hop: Hop = { from: { ip: '192.0.2.5', port: 4000 }, to: { ip: '192.0.2.9', port: 9060 } };
const read = (...sent: readonly Uint8Array[]) =>
  readCapture(
    pcap(
      sent.map((bytes, index) => ({
        at: begin + 90_000 + index,
        bytes: links.ethernet.wrap(ip(hop, 17, udp(hop, bytes))),
      })),
    ),
  );

type Chunk = readonly [type: number, value: readonly number[] | Uint8Array, vendor?: number];
function version3(...chunks: readonly Chunk[]) {
  const body = bytesOf(
    ...chunks.map(([type, value, vendor = 0]) =>
      bytesOf(two(vendor), two(type), two(6 + value.length), value),
    ),
  );
  return bytesOf(encode('HEP3'), two(6 + body.length), body);
}
const ends = ({ hop: { from, to } }: Sent): Chunk[] => [
  [1, [2]],
  [3, octets(from.ip)],
  [4, octets(to.ip)],
  [7, two(from.port)],
  [8, two(to.port)],
];
const time = (after: number): Chunk[] => [
  [9, four(Math.floor((begin + after) / 1000))],
  [10, four(((begin + after) % 1000) * 1000)],
];
const [invite] = talks.answered;

describe('version 3', () => {
  test('has the addresses and times of the call, not those of the copy', () => {
    const { messages, notes } = read(
      ...talks.answered.map((one) =>
        version3([2, [17]], ...ends(one), ...time(one.after), [11, [1]], [15, encode(one.text)]),
      ),
    );
    expect(notes).toEqual([]);
    expect(messages).toHaveLength(talks.answered.length);
    messages.forEach((message, index) => {
      const { after = 0, hop: own } = talks.answered[index] ?? {};
      expect(message).toMatchObject({ ...own, transport: 'UDP' });
      expect(message.at).toBeCloseTo(begin + after);
    });
  });

  test('over TCP and IPv6, without a time, with chunks of a vendor', () => {
    const v6 = (last: number) => [0x20, 1, 0x0d, 0xb8, ...Array(11).fill(0), last];
    const text = encode(invite?.text ?? '');
    const whole = version3([2, [6]], [5, v6(1)], [6, v6(2)], [15, encode('x'), 7], [15, text]);
    expect(read(whole).messages).toMatchObject([
      {
        at: begin + 90_000,
        from: { ip: '2001:db8::1', port: 0 },
        to: { ip: '2001:db8::2' },
        transport: 'TCP',
      },
    ]);
  });

  test.each([
    ['no addresses', version3([15, encode(invite?.text ?? '')])],
    ['another protocol', version3(...(invite ? ends(invite) : []), [15, encode('{"a": 1}')])],
    ['a chunk without a length', bytesOf(encode('HEP3'), two(12), [0, 0, 0, 1, 0, 0])],
    ['nothing', encode('HEP3')],
  ])('%s', (_, bytes) => {
    expect(read(bytes)).toMatchObject({ messages: [] });
  });

  test('what is compressed is told', () => {
    const bytes = version3(...(invite ? ends(invite) : []), [16, [1, 2, 3]]);
    expect(read(bytes).notes.join()).toMatch(/1 packet can't be read here: compressed HEP/);
  });
});

test.each([1, 2])('version %d', (version) => {
  const sent = talks.cancelled.map(({ hop: { from, to }, text }) =>
    bytesOf(
      [version, 16, 2, 17],
      two(from.port),
      two(to.port),
      octets(from.ip),
      octets(to.ip),
      version === 2 ? Array(12).fill(1) : [],
      encode(text),
    ),
  );
  expect(read(...sent).messages.map((one) => [messageName(one), one.from])).toEqual(
    read(...sent).messages.map((one, index) => [
      messageName(one),
      talks.cancelled[index]?.hop.from,
    ]),
  );
  expect(read(...sent).messages).toHaveLength(6);
});
