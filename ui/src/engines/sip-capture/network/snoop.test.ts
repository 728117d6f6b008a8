import { expect, test } from 'vitest';
import { frames, talks } from '../capture.fixtures.ts';
import { readCapture } from '../capture.ts';
import { pcap } from '../capture-files.fixtures.ts';
import { bytesOf } from './packets.fixtures.ts';

const sent = frames(talks.answered);

/** A snoop file (RFC 1761), each packet padded to four bytes. */
function snoop(link = 4): Uint8Array {
  const head = new DataView(new ArrayBuffer(16));
  head.setUint32(8, 2);
  head.setUint32(12, link);
  const packets = sent.map(({ at, bytes }) => {
    const padding = (4 - (bytes.length % 4)) % 4;
    const record = new DataView(new ArrayBuffer(24));
    record.setUint32(0, bytes.length);
    record.setUint32(4, bytes.length);
    record.setUint32(8, 24 + bytes.length + padding);
    record.setUint32(16, Math.floor(at / 1000));
    record.setUint32(20, Math.round((at % 1000) * 1000));
    return bytesOf(new Uint8Array(record.buffer), bytes, Array(padding).fill(0));
  });
  const file = bytesOf(new Uint8Array(head.buffer), ...packets);
  file.set(new TextEncoder().encode('snoop'));
  return file;
}

test.each([0, 4])('a snoop file of link %d is read as the same packets in a pcap', (link) => {
  expect(readCapture(snoop(link))).toEqual(readCapture(pcap(sent)));
});

test('one that breaks off is read as far as it goes', () => {
  const { messages, notes } = readCapture(snoop().subarray(0, -30));
  expect([messages.length, notes]).toEqual([7, [{ kind: 'endsEarly' }]]);
});

test('a link that is not known is said', () => {
  expect(readCapture(snoop(3)).notes).toEqual([
    { kind: 'unread', why: 'linkType', name: '3 (snoop)', packets: 8 },
  ]);
});

test.each([
  [
    'FreeSWITCH',
    'recv 817 bytes from udp/[192.0.2.3]:5060 at 09:56:48.401:\nINVITE sip:1@a SIP/2.0\n',
  ],
  [
    'Asterisk',
    '<--- Received SIP request (817 bytes) from UDP:192.0.2.3:5060 --->\nINVITE sip:1@a SIP/2.0\n',
  ],
  ['sngrep', '2026/11/20 09:56:48.401 192.0.2.3:5060 -> 192.0.2.2:5060\r\nSIP/2.0 200 OK\r\n'],
])('a text trace of %s is named as such', (_name, text) => {
  const bytes = new TextEncoder().encode(text);
  expect(() => readCapture(bytes)).toThrow(
    'This is SIP as text, not a capture. Record the packets as pcap or pcapng, as tcpdump and sngrep do.',
  );
});
