import { describe, expect, test } from 'vitest';
import {
  begin,
  bytesOf,
  carrier,
  type Frame,
  frames,
  inward,
  ip,
  type Link,
  links,
  outward,
  pcap,
  pcapng,
  platform,
  sctp,
  sip,
  talks,
  tcp,
  tunnels,
  udp,
  webSocketFrame,
} from './capture.fixtures.ts';
import { readCapture } from './capture.ts';
import { CaptureError, captureProblems } from './capture-problems.ts';
import { messageName } from './sip/sip-text.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const names = (file: Uint8Array) => readCapture(file).messages.map(messageName);
const answered = [
  'INVITE',
  '100 Trying',
  '180 Ringing',
  '200 OK',
  '200 OK',
  'ACK',
  'BYE',
  '200 OK',
];

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
    expect(notes).toEqual(['The file ends in the middle of a packet.']);
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
      "4 packets can't be read here: of link type 147. They may hold messages that are missing below.",
    ]);
  });
});

describe('links', () => {
  test.each(Object.entries(links))('%s', (_name, link: Link) => {
    expect(names(pcap(frames(talks.answered, link), { link: link.type }))).toEqual(answered);
  });
});

const v6 = {
  from: { ip: '2001:db8:0:0:0:0:0:1', port: 5060 },
  to: { ip: 'fe80:0:0:1:0:0:0:2', port: 5080 },
};
const text = talks.rejected[0]?.text ?? '';
const at = (bytes: Uint8Array, after = 0): Frame => ({ at: begin + after, bytes });
const ethernet = links.ethernet.wrap;

describe('internet protocols', () => {
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
      at(
        ethernet(ip(outward, 17, datagram.subarray(from, to), (from / 8) | (to ? 0x2000 : 0), id)),
      );
    const file = pcap([
      piece(a, 1, 0, 160),
      piece(b, 2, 160),
      piece(b, 2, 0, 160),
      piece(a, 1, 160),
    ]);
    expect(readCapture(file).messages.map(({ cseq }) => cseq)).toEqual([8, 7]);
  });

  test('fragments that never come are said', () => {
    const datagram = udp(outward, encode(text));
    const file = pcap([at(ethernet(ip(outward, 17, datagram.subarray(0, 80), 0x2000)))]);
    expect(readCapture(file)).toEqual({
      messages: [],
      packets: 1,
      notes: ['Some packets are incomplete: fragments are missing.'],
    });
  });

  test('a packet that was cut short is shown as far as it goes', () => {
    const [frame] = frames(talks.rejected);
    if (!frame) throw new Error('a frame');
    const { messages, notes } = readCapture(pcap([{ ...frame, cut: 60 }]));
    expect(messages.map((one) => [messageName(one), one.isCut])).toEqual([['INVITE', true]]);
    expect(notes).toEqual(['Some messages are incomplete: the capture cut its packets.']);
  });

  test('what is not SIP is passed over', () => {
    const others = ['', 'HTTP/1.1 200 OK\r\n\r\n', 'hello', '\r\n\r\n'].map((other) =>
      at(ethernet(ip(outward, 17, udp(outward, encode(other))))),
    );
    expect(names(pcap([...others, ...frames(talks.rejected)]))).toHaveLength(4);
  });
});

describe('SIP over TCP', () => {
  const invite = encode(text);
  const ok = encode(talks.answered[3]?.text ?? '');
  const segment = (sequence: number, bytes: Uint8Array, after = 0, flags?: number) =>
    at(ethernet(ip(outward, 6, tcp(outward, sequence >>> 0, bytes, flags))), after);

  test('a message in three segments has the time of the last', () => {
    const file = pcap([
      segment(1000, invite.subarray(0, 40)),
      segment(1040, invite.subarray(40, 300), 4),
      segment(1300, invite.subarray(300), 9),
    ]);
    const [message, ...others] = readCapture(file).messages;
    expect(others).toEqual([]);
    expect([message?.text, message?.at, message?.transport]).toEqual([text, begin + 9, 'TCP']);
  });

  test('two messages in one segment, and keep-alives between', () => {
    const both = bytesOf(encode('\r\n\r\n'), invite, encode('\r\n'), ok);
    expect(names(pcap([segment(5, both)]))).toEqual(['INVITE', '200 OK']);
  });

  test('out of order, repeated and overlapping, over the end of the numbers', () => {
    const start = 2 ** 32 - 100;
    const file = pcap([
      segment(start - 1, new Uint8Array(), 0, 2),
      segment(start + 200, invite.subarray(200)),
      segment(start, invite.subarray(0, 150)),
      segment(start, invite.subarray(0, 150)),
      segment(start + 100, invite.subarray(100, 220)),
    ]);
    expect(readCapture(file).messages.map(({ text: whole }) => whole)).toEqual([text]);
  });

  test('a lost segment costs its message alone', () => {
    const file = pcap([segment(0, invite.subarray(0, 100)), segment(invite.length, ok)]);
    expect(names(file)).toEqual(['200 OK']);
  });

  test('a stream of something else costs no time', () => {
    const noise = new Uint8Array(1400).fill(0x41);
    const many = Array.from({ length: 500 }, (_, n) => segment(n * 1400, noise));
    expect(readCapture(pcap(many)).messages).toEqual([]);
  });
});

describe('messages', () => {
  test('repeats know what they repeat', () => {
    const { messages } = readCapture(pcap(frames(talks.answered)));
    expect(messages.map(({ repeats }) => repeats)).toEqual([
      null,
      null,
      null,
      null,
      3,
      null,
      null,
      null,
    ]);
    const silent = readCapture(pcap(frames(talks.silent)));
    expect(silent.messages.map(({ repeats }) => repeats)).toEqual([null, 0, 0, 0]);
  });

  test('media of an offer', () => {
    const [invited] = readCapture(pcap(frames(talks.answered))).messages;
    expect(invited?.media).toEqual([
      {
        kind: 'audio',
        address: '203.0.113.10',
        port: 24_000,
        protocol: 'RTP/AVP',
        codecs: ['PCMU', 'PCMA', 'telephone-event'],
        direction: 'sendrecv',
      },
    ]);
  });

  test('short names and folded lines of headers', () => {
    const odd = [
      'OPTIONS sip:172.31.4.20 SIP/2.0',
      'v: SIP/2.0/UDP a;received=1',
      ' ;branch=z9hG4bKfolded',
      't: <sip:172.31.4.20>',
      'i: short@id',
      'CSeq:   99   OPTIONS',
      'l: 0',
      '',
      '',
    ].join('\r\n');
    const [message] = readCapture(pcap(frames([{ after: 0, hop: inward, text: odd }]))).messages;
    expect(message).toMatchObject({
      callId: 'short@id',
      cseq: 99,
      branch: 'z9hG4bKfolded',
      toTag: '',
      method: 'OPTIONS',
      from: carrier,
      to: platform,
    });
  });

  test('an answer is to the method of its CSeq', () => {
    const text200 = sip({ first: 'SIP/2.0 200 OK', cseq: '8 BYE', toTag: 'x' });
    const [message] = readCapture(
      pcap(frames([{ after: 0, hop: inward, text: text200 }])),
    ).messages;
    expect(message).toMatchObject({ method: 'BYE', status: 200, reason: 'OK', toTag: 'x' });
  });
});

describe('tunnels', () => {
  test.each(Object.entries(tunnels))('%s', (_name, link) => {
    const { messages, notes } = readCapture(
      pcap(frames(talks.answered, link), { link: link.type }),
    );
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
    expect(names(pcap(mixed))).toEqual(answered);
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
    expect(names(file)).toEqual(['INVITE']);
  });

  test('line breaks before a message mean nothing', () => {
    const text = `\r\n\r\n${talks.answered[0]?.text}`;
    const file = pcap(frames([{ after: 0, hop: inward, text }]));
    expect(names(file)).toEqual(['INVITE']);
  });

  test('the signature of IPsec hides nothing', () => {
    const [first] = talks.answered;
    const signed = bytesOf(
      [17, 4, 0, 0],
      Array(20).fill(0),
      udp(inward, encode(first?.text ?? '')),
    );
    const file = pcap([{ at: begin, bytes: links.ethernet.wrap(ip(inward, 51, signed)) }]);
    expect(names(file)).toEqual(['INVITE']);
  });

  test('a broken tunnel is passed over', () => {
    const [frame] = frames(talks.answered, tunnels['GTP-U with an extension header']);
    for (let length = 14; length < (frame?.bytes.length ?? 0); length += 7) {
      const cut = frame?.bytes.slice(0, length) ?? new Uint8Array();
      expect(() => readCapture(pcap([{ at: begin, bytes: cut }]))).not.toThrow();
    }
  });
});

describe('SCTP', () => {
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
      expect(names(file)).toEqual(['INVITE']);
    }
  });
});

describe('WebSocket', () => {
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
    expect(names(sent(webSocketFrame(first), 5000))).toEqual(['INVITE']);
  });

  test('compressed frames are named', () => {
    const stream = bytesOf(upgrade, webSocketFrame(encode('xyz'), { first: 0xc1 }));
    const { messages, notes } = readCapture(sent(stream, 5000));
    expect(messages).toEqual([]);
    expect(notes).toEqual([expect.stringMatching(/^1 packet can't be read here: compressed Web/)]);
  });
});

describe('what cannot be read is named', () => {
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
    [
      'MACsec',
      { at: begin, bytes: bytesOf(Array(12).fill(2), [0x88, 0xe5], Array(40).fill(7)) },
      'encrypted (MACsec)',
    ],
  ])('%s', (_name, frame, what) => {
    const { notes } = readCapture(pcap([...frames(talks.answered), frame]));
    expect(notes).toEqual([
      `1 packet can't be read here: ${what}. It may hold messages that are missing below.`,
    ]);
  });
});
