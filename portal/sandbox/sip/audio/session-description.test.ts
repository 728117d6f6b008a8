import { expect, test } from 'vitest';
import {
  answeredDirection,
  directionOf,
  reducedOffer,
  withoutPath,
} from './session-description.ts';

/** An offer of Chromium, shortened. */
const offer = [
  'v=0',
  'm=audio 9 UDP/TLS/RTP/SAVPF 111 9 0 8 13 110 126',
  'c=IN IP4 0.0.0.0',
  'a=candidate:1 1 udp 2113937151 9bd1.local 54054 typ host',
  'a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level',
  'a=sendrecv',
  'a=rtpmap:111 opus/48000/2',
  'a=rtcp-fb:111 transport-cc',
  'a=fmtp:111 minptime=10;useinbandfec=1',
  'a=rtpmap:9 G722/8000',
  'a=rtpmap:110 telephone-event/48000',
  'a=rtpmap:126 telephone-event/8000',
  '',
].join('\r\n');

test('PCMU and its events are left of an offer, and no address', () => {
  expect(reducedOffer(offer).split('\r\n')).toEqual([
    'v=0',
    'm=audio 9 UDP/TLS/RTP/SAVPF 0 126',
    'c=IN IP4 0.0.0.0',
    'a=sendrecv',
    'a=rtpmap:126 telephone-event/8000',
    '',
  ]);
});

test.each(['', 'v=0\r\nm=audio 9 RTP/AVP 111\r\na=rtpmap:111 opus/48000/2', 'm=video 9 RTP/AVP 0'])(
  'without PCMU there is nothing to talk with: %j',
  (sdp) => {
    expect(() => reducedOffer(sdp)).toThrow('no audio with PCMU');
  },
);

test.each([
  ['sendrecv', 'sendrecv'],
  ['sendonly', 'recvonly'],
  ['recvonly', 'sendonly'],
  ['inactive', 'inactive'],
] as const)('%s is answered with %s', (direction, expected) => {
  const asked = directionOf(offer.replace('sendrecv', direction));
  expect(answeredDirection[asked]).toBe(expected);
});

test('the path that leads nowhere stays on this machine', () => {
  expect(withoutPath('a=candidate:1 1 udp 2113937151 127.0.0.1 54054 typ host\r\n')).toBe(
    'a=candidate:1 1 udp 2113937151 127.0.0.1 65534 typ host\r\n',
  );
});
