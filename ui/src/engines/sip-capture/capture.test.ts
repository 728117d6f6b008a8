import { describe, expect, test } from 'vitest';
import { begin, frames, inward, talks } from './capture.fixtures.ts';
import { readCapture } from './capture.ts';
import { pcap, pcapng } from './capture-files.fixtures.ts';
import { CaptureError, captureProblems } from './capture-problems.ts';
import { bytesOf, encode, ip, type Link, links, tcp, udp } from './network/packets.fixtures.ts';
import { noteText } from './notes.ts';
import { answered, namesIn } from './reading.fixtures.ts';
import { messageName } from './sip/sip-text.ts';

describe('files', () => {
  test.each([
    ['pcap, little-endian', pcap, {}],
    ['pcap, big-endian', pcap, { isLittle: false }],
    ['pcap, nanoseconds', pcap, { isNano: true }],
    ['pcap, nanoseconds, big-endian', pcap, { isNano: true, isLittle: false }],
    ['pcapng, little-endian', pcapng, {}],
    ['pcapng, big-endian', pcapng, { isLittle: false }],
    ['pcapng, nanoseconds', pcapng, { isNano: true }],
    ['pcapng, nanoseconds, big-endian', pcapng, { isNano: true, isLittle: false }],
  ])('%s', (_name, write, options) => {
    const { messages, packets, notes } = readCapture(write(frames(talks.answered), options));
    expect(messages.map(messageName)).toEqual(answered);
    expect(messages.map(({ at }) => Math.round((at - begin) * 1000) / 1000)).toEqual(
      talks.answered.map(({ after }) => after),
    );
    expect([packets, notes]).toEqual([8, []]);
  });

  test('a file that breaks off is read as far as it goes', () => {
    const file = pcap(frames(talks.answered));
    const { messages, notes } = readCapture(file.subarray(0, file.length - 10));
    expect(messages.map(messageName)).toEqual(answered.slice(0, -1));
    expect(notes).toEqual([{ kind: 'endsEarly' }]);
  });

  test.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['half a head', bytesOf([0xd4, 0xc3, 0xb2, 0xa1, 2, 0]), 'empty'],
    ['text', encode('Not Found'), 'noCapture'],
  ] as const)('%s is no capture', (_name, bytes, code) => {
    expect(() => readCapture(bytes)).toThrow(new CaptureError(code));
    expect(new CaptureError(code, { ...captureProblems, [code]: 'Leer.' }).message).toBe('Leer.');
  });

  test('a capture without packets has no messages', () => {
    expect(readCapture(pcap([]))).toEqual({
      messages: [],
      packets: 0,
      notes: [],
    });
  });

  test('a link that is not known is said', () => {
    expect(readCapture(pcap(frames(talks.rejected), { link: 147 })).notes).toEqual([
      { kind: 'unread', why: 'linkType', name: '147', packets: 4 },
    ]);
  });
});

describe('links', () => {
  test.each(Object.entries(links))('%s', (_name, link: Link) => {
    expect(namesIn(pcap(frames(talks.answered, link), { link: link.type }))).toEqual(answered);
  });
});

describe('what cannot be read is named', () => {
  const marked = encode(`\uFEFF${talks.answered[0]?.text}`);
  const of = (protocol: number, payload: Uint8Array) => ({
    at: begin,
    bytes: links.ethernet.wrap(ip(inward, protocol, payload)),
  });
  test.each([
    [
      'TLS',
      of(6, tcp(inward, 0, bytesOf([0x17, 3, 3, 0, 40], Array(40).fill(7)))),
      'encrypted (TLS, port 5060)',
    ],
    ['ESP', of(50, bytesOf(Array(40).fill(7))), 'encrypted (IPsec ESP)'],
    ['L2TP', of(115, bytesOf(Array(40).fill(7))), 'L2TP version 3'],
    ['a byte order mark over UDP', of(17, udp(inward, marked)), 'SIP behind a byte order mark'],
    [
      'a byte order mark over TCP',
      of(6, tcp(inward, 0, marked)),
      'SIP behind a byte order mark, port 5060',
    ],
    [
      'MACsec',
      { at: begin, bytes: bytesOf(Array(12).fill(2), [0x88, 0xe5], Array(40).fill(7)) },
      'encrypted (MACsec)',
    ],
  ])('%s', (_name, frame, what) => {
    const { notes } = readCapture(pcap([...frames(talks.answered), frame]));
    expect(notes.map((note) => noteText(note))).toEqual([
      `1 packet can't be read here: ${what}. It may hold messages that are missing below.`,
    ]);
  });
});
