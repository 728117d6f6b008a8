import { describe, expect, test } from 'vitest';
import type { Sent } from '../../../../../engines/sip-capture/capture.fixtures.ts';
import { between, heard, type Said, say, sdp } from '../../dialogs.fixtures.ts';

const [out, back] = [between('platform', 'carrier'), between('carrier', 'platform')];
const to = 't';
const good = 'The call was answered after 1.00 s and ended by the caller 8.00 s later.';
type As = (one: Sent) => Sent;
const bare: As = (one) => one;
const offer = sdp('m=audio 4000 RTP/AVP 0 8 101', 'a=rtpmap:101 telephone-event/8000');
const bye = say(9000, out, 'BYE', { seq: 9, branch: 'b', to });
const done = say(9010, back, '200', { seq: 9, branch: 'b', to, method: 'BYE' });

const call = (asked: As, answered: As, early: readonly Sent[] = [], ack: As = bare) => [
  asked(say(0, out, 'INVITE')),
  ...early,
  answered(say(1000, back, '200', { to })),
  ack(say(1010, out, 'ACK', { branch: 'k', to })),
];
const told = (sent: readonly Sent[]) => {
  const { tone, text } = heard([...sent, bye, done]);
  expect(text.startsWith(good)).toBe(true);
  return { tone, text: text.slice(good.length).trim() };
};
const nothing = { tone: 'good', text: '' };

describe('an answer without sound', () => {
  const refused = {
    tone: 'bad',
    text: 'But the carrier rejected the audio in its answer (port 0). Compare the codecs of both sides, and whether both use SRTP.',
  };
  test('that has port 0', () => {
    expect(told(call(offer, sdp('m=audio 0 RTP/AVP 0')))).toEqual(refused);
    // The call was answered, but its sentence is rated just as bad.
    expect(heard(call(offer, sdp('m=audio 0 RTP/AVP 0'))).tone).toBe('bad');
  });
  test('that takes another stream of the offer', () => {
    const both = sdp('m=audio 4000 RTP/AVP 0', 'm=image 4002 udptl t38');
    expect(told(call(both, sdp('m=audio 0 RTP/AVP 0', 'm=image 5000 udptl t38')))).toEqual(nothing);
  });
  test('that takes only the video', () => {
    const both = sdp('m=audio 4000 RTP/AVP 0', 'm=video 4002 RTP/AVP 96');
    expect(told(call(both, sdp('m=audio 0 RTP/AVP 0', 'm=video 5002 RTP/AVP 96')))).toEqual(
      refused,
    );
    const twice = sdp('m=audio 4000 RTP/AVP 0', 'm=audio 4002 RTP/AVP 8');
    expect(told(call(twice, sdp('m=audio 0 RTP/AVP 0', 'm=audio 5002 RTP/AVP 8')))).toEqual(
      nothing,
    );
  });
  test('that says nothing of it', () => {
    expect(told(call(offer, bare))).toEqual({
      tone: 'bad',
      text: 'But the carrier answered without a session description, so no audio was agreed.',
    });
    const ringing = offer(say(500, back, '183', { to }));
    expect(told(call(offer, bare, [ringing]))).toEqual(nothing);
    const other = offer(say(500, back, '183', { to: 'another' }));
    expect(told(call(offer, bare, [other])).tone).toBe('bad');
    expect(heard(call(offer, bare), { isPartial: true }).tone).toBe('good');
  });
  test('where nothing was offered, or the ACK answers', () => {
    expect(told(call(bare, bare))).toEqual(nothing);
    expect(told(call(bare, offer, [], offer))).toEqual(nothing);
    expect(told(call(bare, offer, [], sdp('m=audio 0 RTP/AVP 0'))).text).toMatch(
      /^But the platform rejected the audio in its answer/,
    );
  });
  test('where the audio was offered in the answer, and the ACK has none', () => {
    expect(told(call(bare, offer))).toEqual({
      tone: 'bad',
      text: 'But the carrier offered the audio only in its answer, and the ACK of the platform has no session description: no audio was agreed.',
    });
    // A reliable 183 with the offer, answered by the PRACK.
    const own: Said = { seq: 2, branch: 'p', to };
    const early = [
      offer(say(500, back, '183', { to })),
      offer(say(510, out, 'PRACK', own)),
      say(520, back, '200', { ...own, method: 'PRACK' }),
    ];
    expect(told(call(bare, offer, early))).toEqual(nothing);
    expect(told(call(bare, offer, early.slice(0, 1)))).toEqual(nothing);
    expect(heard(call(bare, offer), { isPartial: true }).tone).toBe('good');
    const withoutAck = call(bare, offer).slice(0, -1);
    expect(told(withoutAck)).toEqual(nothing);
  });
  test.each(['INVITE', 'UPDATE'])('which a later %s makes good, or brings about', (method) => {
    const own: Said = { seq: 2, branch: 'c', to };
    const change = (answer: As) => [
      offer(say(2000, out, method, own)),
      answer(say(2010, back, '200', { ...own, method })),
    ];
    const none = sdp('m=audio 0 RTP/AVP 0');
    expect(told([...call(offer, none), ...change(offer)])).toEqual(nothing);
    expect(told([...call(offer, offer), ...change(none)])).toEqual(refused);
    expect(told([...call(offer, none), ...change(bare)])).toEqual(nothing);
    // A held call is no fault.
    const held = sdp('m=audio 4000 RTP/AVP 0', 'a=inactive');
    expect(told([...call(offer, offer), ...change(held)])).toEqual(nothing);
  });
});

describe('codecs', () => {
  test.each([
    [
      ['m=audio 5000 RTP/AVP 18'],
      'But the carrier answered with G729, and PCMU, PCMA was offered: there may be no audio. Compare the codecs of both sides.',
    ],
    [
      ['m=audio 5000 RTP/AVP 101', 'a=rtpmap:101 telephone-event/8000'],
      'But the carrier answered with no voice codec, and PCMU, PCMA was offered: there may be no audio. Compare the codecs of both sides.',
    ],
  ])('that were not offered: %#', (lines, text) => {
    expect(told(call(offer, sdp(...lines)))).toEqual({ tone: 'plain', text });
  });
  test.each([
    ['m=audio 5000 RTP/AVP 8'],
    ['m=audio 5000 RTP/AVP 18 8'],
    // A payload type without a name means the codec that the offer gave it.
    ['m=audio 5000 RTP/AVP 96'],
    ['m=audio 5000 RTP/AVP 97', 'a=rtpmap:97 pcma/8000'],
  ])('that were offered: %s', (...lines) => {
    expect(told(call(offer, sdp(...lines)))).toEqual(nothing);
  });
});

describe('encryption', () => {
  const key = 'a=crypto:1 AES_CM_128_HMAC_SHA1_80 inline:aaaa';
  const secure = sdp('m=audio 4000 RTP/SAVP 0', key);
  test('of the offer alone, or of the answer alone', () => {
    expect(told(call(secure, offer))).toEqual({
      tone: 'plain',
      text: 'But the audio was offered encrypted (SRTP), and the carrier answered without encryption: there may be no audio. Use SRTP on both sides, or on neither.',
    });
    expect(told(call(offer, secure)).text).toMatch(
      /^But the audio was offered without encryption, and the carrier answered with SRTP: /,
    );
  });
  test('that both have, or that was left open', () => {
    expect(told(call(secure, secure))).toEqual(nothing);
    expect(told(call(sdp('m=audio 4000 RTP/AVP 0', key), secure))).toEqual(nothing);
    const chosen = sdp('m=audio 4000 RTP/AVP 0', 'a=acfg:1 t=1');
    expect(told(call(secure, chosen))).toEqual(nothing);
    // Profiles with and without feedback are equally encrypted.
    expect(told(call(secure, sdp('m=audio 4000 UDP/TLS/RTP/SAVPF 0')))).toEqual(nothing);
  });
});

describe('direction', () => {
  const answer = (...lines: string[]) => sdp('m=audio 5000 RTP/AVP 0', ...lines);
  test.each([
    ['a=recvonly', 'won’t send audio'],
    ['a=sendonly', 'won’t receive audio'],
    ['a=inactive', 'will neither send nor receive audio'],
    // RFC 2543 puts a call on hold this way.
    ['c=IN IP4 0.0.0.0', 'won’t receive audio'],
  ])('%s', (line, says) => {
    expect(told(call(offer, answer(line)))).toEqual({
      tone: 'plain',
      text: `In its answer, the carrier says that it ${says}.`,
    });
  });
  test('an address that ICE finds', () => {
    const ice = answer(
      'c=IN IP4 0.0.0.0',
      'a=ice-ufrag:x',
      'a=candidate:1 1 udp 1 192.0.2.9 9 typ host',
    );
    expect(told(call(offer, ice))).toEqual(nothing);
  });
  test('an offer of one direction is answered with the other', () => {
    const recording = sdp('m=audio 4000 RTP/AVP 0', 'a=sendonly');
    expect(told(call(recording, answer('a=recvonly')))).toEqual(nothing);
  });
});
