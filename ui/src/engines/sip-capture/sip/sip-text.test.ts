import { expect, test } from 'vitest';
import { branchesOf, mediaOf, parseSip } from './sip-text.ts';

test('a stream has its own address and direction, or those of the session', () => {
  const body = [
    'v=0',
    'c=IN IP4 192.0.2.1',
    'a=sendonly',
    'm=audio 4000 RTP/AVP 0',
    'm=video 4002 RTP/AVP 96',
    'c=IN IP6 2001:db8::7',
    'a=rtpmap:96 VP8/90000',
    'a=inactive',
  ];
  expect(mediaOf(body.join('\r\n'))).toMatchObject([
    { kind: 'audio', address: '192.0.2.1', direction: 'sendonly', codecs: ['PCMU'] },
    { kind: 'video', address: '2001:db8::7', direction: 'inactive', codecs: ['VP8'] },
  ]);
});

test('blanks at the end of a line of a session description mean nothing', () => {
  const body = 'v=0 \r\nc=IN IP4 192.0.2.1\t\r\nm=audio 4000 RTP/AVP 0 \r\na=sendonly \r\n';
  expect(mediaOf(body)).toMatchObject([
    { address: '192.0.2.1', codecs: ['PCMU'], direction: 'sendonly' },
  ]);
});

test('blanks around the equals sign of a parameter mean nothing', () => {
  // As in RFC 4475, 3.1.1.1.
  const text = [
    'INVITE sip:1@192.0.2.2 SIP/2.0',
    'TO :',
    ' sip:1@192.0.2.2 ;   tag    = 1918181833n',
    'from   : "J \\\\\\"; tag=no"       <sip:2@192.0.2.3>',
    '  ;',
    '  tag = 98asjd8',
    'Call-ID: one',
    'cseq: 0009',
    '  INVITE',
    'v:  SIP  / 2.0  / TCP     192.0.2.4   ;',
    '  branch  =   z9hG4bK9ikj8  ,',
    ' SIP  /    2.0   / UDP  192.0.2.5   ; branch=',
    ' z9hG4bK30239',
    '',
    '',
  ].join('\r\n');
  expect(parseSip(text)).toMatchObject({
    cseq: 9,
    branch: 'z9hG4bK9ikj8',
    fromTag: '98asjd8',
    toTag: '1918181833n',
  });
  expect(branchesOf(text)).toEqual(['z9hG4bK9ikj8', 'z9hG4bK30239']);
});

test('codecs by the numbers of RFC 3551, and by names behind more than one blank', () => {
  const lines = ['m=audio 4000 RTP/AVP 5 10 11 12 26 31 34 96', 'a=rtpmap:96 \topus/48000/2'];
  expect(mediaOf(lines.join('\r\n'))[0]?.codecs).toEqual([
    'DVI4',
    'L16',
    'L16',
    'QCELP',
    'JPEG',
    'H261',
    'H263',
    'opus',
  ]);
});

test('the address of multicast is without its time to live', () => {
  const addressIn = (line: string) =>
    mediaOf(`v=0\r\n${line}\r\nm=audio 4000 RTP/AVP 0\r\n`)[0]?.address;
  // RFC 8866, 5.7.
  expect(addressIn('c=IN IP4 224.2.1.1/127')).toBe('224.2.1.1');
  expect(addressIn('c=IN IP4 224.2.1.1/127/3')).toBe('224.2.1.1');
  expect(addressIn('c=IN IP6 ff15::101/3')).toBe('ff15::101');
  expect(addressIn('c=IN IP4 192.0.2.1')).toBe('192.0.2.1');
});
