import { expect, test } from 'vitest';
import { descriptionsIn } from './multipart.ts';
import { parseSip } from './sip-text.ts';

const description = 'v=0\r\nc=IN IP4 192.0.2.1\r\nm=audio 4000 RTP/AVP 0';
const part = (type: string, body: string) => `Content-Type: ${type}\r\n\r\n${body}`;
const isup = part('application/ISUP;version=itu-t92+', '\u0001\u0000--x\u0002');
const multipart = (boundary: string, ...parts: string[]) =>
  `${parts.map((one) => `--${boundary}\r\n${one}\r\n`).join('')}--${boundary}--\r\n`;

test.each([
  ['alone', 'application/sdp', description],
  ['without a type', '', description],
  [
    'before ISUP',
    'multipart/mixed;boundary=x',
    multipart('x', part('application/sdp', description), isup),
  ],
  [
    'after ISUP',
    'Multipart/Mixed; boundary="x y"',
    multipart('x y', isup, part('application/sdp', description)),
  ],
  [
    'with a preamble',
    'multipart/mixed;boundary=x',
    `This is text.\r\n${multipart('x', part('APPLICATION/SDP', description))}after`,
  ],
  [
    'related',
    'multipart/related;type="application/sdp";boundary=x',
    multipart('x', part('application/sdp', description)),
  ],
  [
    'within another',
    'multipart/mixed;boundary=x',
    multipart(
      'x',
      part(
        'multipart/alternative;\r\n boundary=y',
        multipart('y', part('application/sdp', description)),
      ),
      isup,
    ),
  ],
  [
    'a short header',
    'multipart/mixed;boundary=x',
    multipart('x', `c: application/sdp\r\n\r\n${description}`),
  ],
])('a session description: %s', (_, type, body) => {
  expect(descriptionsIn(type, body)).toEqual([description]);
});

test.each([
  ['no boundary', 'multipart/mixed', multipart('x', part('application/sdp', description))],
  ['another type', 'multipart/mixed;boundary=x', multipart('x', isup)],
  [
    'after the end',
    'multipart/mixed;boundary=x',
    `--x--\r\n--x\r\n${part('application/sdp', description)}`,
  ],
])('none: %s', (_, type, body) => {
  expect(descriptionsIn(type, body)).toEqual([]);
});

test('parts within parts come to an end', () => {
  let body = part('application/sdp', description);
  for (let depth = 0; depth < 9; depth += 1) {
    body = part(`multipart/mixed;boundary=b${depth}`, multipart(`b${depth}`, body));
  }
  expect(descriptionsIn('multipart/mixed;boundary=x', multipart('x', body))).toEqual([]);
});

test('a message with ISUP beside it has media', () => {
  const body = multipart('x', isup, part('application/sdp', description));
  const text = `INVITE sip:1@a SIP/2.0\r\nContent-Type: multipart/mixed;boundary=x\r\n\r\n${body}`;
  expect(parseSip(text)?.media).toMatchObject([{ kind: 'audio', port: 4000, codecs: ['PCMU'] }]);
});
