import { expect, test } from 'vitest';
import { mediaOf } from './sip-text.ts';

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
