import { expect, test } from 'vitest';
import { begin, carrier, frames, inward, platform, sip, talks } from '../capture.fixtures.ts';
import { readCapture } from '../capture.ts';
import { pcap } from '../capture-files.fixtures.ts';
import { encode, ip, links, tcp } from '../network/packets.fixtures.ts';
import { namesIn } from '../reading.fixtures.ts';

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
  const [message] = readCapture(pcap(frames([{ after: 0, hop: inward, text: text200 }]))).messages;
  expect(message).toMatchObject({ method: 'BYE', status: 200, reason: 'OK', toTag: 'x' });
});

test('the method of a CSeq is matched in any case', () => {
  const text200 = sip({ first: 'SIP/2.0 200 OK', cseq: '8 Invite', toTag: 'x' });
  const [message] = readCapture(pcap(frames([{ after: 0, hop: inward, text: text200 }]))).messages;
  expect(message).toMatchObject({ method: 'INVITE', status: 200 });
});

test('line breaks before a message mean nothing', () => {
  const text = `\r\n\r\n${talks.answered[0]?.text}`;
  const file = pcap(frames([{ after: 0, hop: inward, text }]));
  expect(namesIn(file)).toEqual(['INVITE']);
});

const long = 'x'.repeat(3000);

test.each([
  [
    'a long address',
    talks.rejected[0]?.text.replace('172.31.4.20 SIP', `172.31.4.20;a=${long} SIP`),
  ],
  ['a long phrase', talks.rejected[2]?.text.replace('403 Forbidden', `403 ${long}`)],
  // Case doesn't matter (RFC 3261, 7.1).
  ['the version of a request in lower case', talks.rejected[0]?.text.replace('SIP/2.0', 'sip/2.0')],
  ['the version of an answer in lower case', talks.rejected[2]?.text.replace('SIP/2.0', 'Sip/2.0')],
])('%s is read, over UDP and over TCP', (_, text = '') => {
  const stream = encode(text);
  const segments = [0, 1400, 2800].map((from) => ({
    at: begin,
    bytes: links.ethernet.wrap(ip(inward, 6, tcp(inward, from, stream.slice(from, from + 1400)))),
  }));
  for (const file of [pcap(frames([{ after: 0, hop: inward, text }])), pcap(segments)]) {
    expect(readCapture(file).messages.map((one) => one.text)).toEqual([text]);
  }
});
