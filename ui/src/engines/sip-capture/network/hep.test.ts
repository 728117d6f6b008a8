import { describe, expect, test } from 'vitest';
import { begin, type Sent, talks } from '../capture.fixtures.ts';
import { readCapture } from '../capture.ts';
import { pcap } from '../capture-files.fixtures.ts';
import { messageName } from '../sip/sip-text.ts';
import { bytesOf, type Hop, ip, links, tcp, udp } from './packets.fixtures.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const two = (value: number) => [(value >> 8) & 0xff, value & 0xff];
const four = (value: number) => [...two(value >>> 16), ...two(value & 0xffff)];
const octets = (address: string) => address.split('.').map(Number);

/** The hop to the capture server, a little later. */
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
    expect(read(bytes).notes).toEqual([
      { kind: 'unread', why: 'compressed', name: 'HEP', packets: 1 },
    ]);
  });
});

describe('over TCP', () => {
  const messages = talks.answered.map((one) =>
    version3([2, [17]], ...ends(one), ...time(one.after), [11, [1]], [15, encode(one.text)]),
  );
  const stream = bytesOf(...messages);
  const segments = (bytes: Uint8Array, size: number) =>
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => ({
      at: begin + 90_000 + n,
      bytes: links.ethernet.wrap(
        ip(hop, 6, tcp(hop, n * size, bytes.subarray(n * size, (n + 1) * size))),
      ),
    }));

  test.each([60, 700, 20_000])('segments of %d bytes', (size) => {
    const { messages: found, notes } = readCapture(pcap(segments(stream, size)));
    expect(notes).toEqual([]);
    expect(found).toHaveLength(talks.answered.length);
    found.forEach((message, index) => {
      const { after = 0, hop: own } = talks.answered[index] ?? {};
      expect(message).toMatchObject({ ...own, transport: 'UDP' });
      expect(message.at).toBeCloseTo(begin + after);
    });
  });

  test('from the middle of a message on, and behind a lost segment', () => {
    const names = (sent: ReturnType<typeof segments>) =>
      readCapture(pcap(sent)).messages.map(messageName);
    const all = names(segments(stream, 700));
    expect(names(segments(stream.subarray(100), 700))).toEqual(all.slice(1));
    const inSecond = Math.floor(((messages[0]?.length ?? 0) + 20) / 60);
    expect(names(segments(stream, 60).filter((_, n) => n !== inSecond))).toEqual(
      all.filter((_, n) => n !== 1),
    );
  });

  test('what is compressed is told', () => {
    const bytes = version3(...(invite ? ends(invite) : []), [16, Array(40).fill(3)]);
    expect(readCapture(pcap(segments(bytes, 700))).notes).toEqual([
      { kind: 'unread', why: 'compressed', name: 'HEP', port: 4000, packets: 1 },
    ]);
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
