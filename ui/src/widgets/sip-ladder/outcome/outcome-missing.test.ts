import { describe, expect, test } from 'vitest';
import type { Sent } from '../../../engines/sip-capture/capture.fixtures.ts';
import { between, heard, heardCut, say, sdp } from './dialogs.fixtures.ts';

const out = between('platform', 'carrier');
const back = between('carrier', 'platform');
const to = 't';

describe('what is missing is not told', () => {
  const begin = say(0, out, 'INVITE');
  const until = (one: Sent, header: string): Sent => ({
    ...one,
    text: one.text.slice(0, one.text.indexOf(header) + header.length + 4),
  });
  test('messages cut before their Call-ID', () => {
    const sent = [begin, say(900, back, '200', { to })].map((one) => until(one, 'Call-ID'));
    expect(heard(sent).text).toMatch(/^The messages are cut off before the headers/);
  });
  test('one cut answer may be the one that counts', () => {
    const sent = [
      begin,
      say(60, back, '503', { to: 'r' }),
      until(say(900, back, '200', { to }), 'From'),
    ];
    expect(heard(sent)).toEqual({
      tone: 'plain',
      text: 'The carrier answered with 503 after 60 ms. Other messages are cut too short to tell what came of the call.',
    });
    expect(heard([begin, until(say(900, back, '200', { to }), 'From')]).text).toBe(
      'No answer to the INVITE is in the readable part of this capture.',
    );
  });
  test('half a Call-ID is no other call', () => {
    expect(heard([begin, until(say(9, back, '100'), 'Call-ID')]).text).toMatch(/readable part/);
  });
  test('a capture with holes', () => {
    expect(heard([begin], { isPartial: true }).text).toMatch(/readable part/);
    const late = say(3000, out, 'INFO', { seq: 2, branch: 'i', to });
    expect(heard([begin, say(900, back, '200', { to }), late], { isPartial: true }).text).toBe(
      'The call was answered after 900 ms.',
    );
  });
  test('a call that had begun before', () => {
    expect(heard([say(0, out, 'BYE', { seq: 2, to })]).text).toBe(
      'The call was answered, and has ended. The beginning of the call is not in this capture.',
    );
  });
});

describe('what the capture cut off is not judged', () => {
  const password = (nonce: string, more = '') => [
    `WWW-Authenticate: Digest realm="here", nonce="${nonce}"${more}`,
  ];
  const credentials = ['Authorization: Digest username="u", realm="here", nonce="n1"'];
  test.each([
    [
      'a session description',
      [
        sdp('m=audio 4000 RTP/AVP 0 8')(say(0, out, 'INVITE')),
        sdp('m=audio 5000 RTP/AVP 8', 'a=sendrecv')(say(900, back, '200', { to })),
        say(910, out, 'ACK', { branch: 'k', to }),
      ],
      /But the carrier|In its answer/,
    ],
    [
      'a change to fax',
      [
        sdp('m=audio 4000 RTP/AVP 0')(say(0, out, 'INVITE')),
        sdp('m=audio 5000 RTP/AVP 0')(say(900, back, '200', { to })),
        say(910, out, 'ACK', { branch: 'k', to }),
        sdp('m=image 4000 udptl t38')(say(3000, out, 'INVITE', { seq: 2, branch: 'x', to })),
        sdp(
          'm=audio 0 RTP/AVP 0',
          'm=image 5000 udptl t38',
        )(say(3010, back, '200', { seq: 2, branch: 'x', to })),
      ],
      /refused|But the carrier/,
    ],
    [
      'credentials',
      [
        say(0, out, 'INVITE'),
        say(20, back, '401', { to: 'c', headers: password('n1') }),
        say(30, out, 'INVITE', { seq: 2, branch: 'b', headers: credentials }),
        say(50, back, '401', { seq: 2, branch: 'b', to: 'd', headers: password('n2') }),
      ],
      /no INVITE with it/,
    ],
    [
      'an expired nonce',
      [
        say(0, out, 'INVITE'),
        say(20, back, '401', { to: 'c', headers: password('n1') }),
        say(30, out, 'INVITE', { seq: 2, branch: 'b', headers: credentials }),
        say(50, back, '401', {
          seq: 2,
          branch: 'b',
          to: 'd',
          headers: password('n2', ', stale=true'),
        }),
      ],
      /was not accepted/,
    ],
    [
      'an address that is registered',
      [
        say(0, out, 'REGISTER', { headers: ['Contact: <sip:1@192.0.2.2>', 'Expires: 60'] }),
        say(20, back, '200', {
          method: 'REGISTER',
          to,
          headers: ['Contact: <sip:1@192.0.2.2>;expires=60'],
        }),
      ],
      /told what is registered|lists no address|run out/,
    ],
    [
      'an address that is removed',
      [
        say(0, out, 'REGISTER', { headers: ['Contact: <sip:1@192.0.2.2>', 'Expires: 0'] }),
        say(20, back, '200', { method: 'REGISTER', to }),
      ],
      /told what is registered|lists no address/,
    ],
    [
      'a query of the state',
      [
        say(0, out, 'SUBSCRIBE', {
          headers: [
            'Event: presence',
            'User-Agent: a phone with a name that is this long',
            'Expires: 0',
          ],
        }),
        say(20, back, '200', { method: 'SUBSCRIBE', to }),
        say(30, back, 'NOTIFY', {
          branch: 'n',
          from: to,
          to: 'f',
          headers: ['Subscription-State: terminated;reason=timeout'],
        }),
      ],
      /ended the subscription/,
    ],
    [
      'the Reason of a BYE',
      [
        say(0, out, 'INVITE'),
        say(900, back, '200', { to, headers: ['Session-Expires: 90'] }),
        say(910, out, 'ACK', { branch: 'k', to }),
        say(90_900, out, 'BYE', {
          seq: 2,
          branch: 'b',
          to,
          headers: ['Reason: Q.850;cause=41;text="Temporary failure"'],
        }),
      ],
      /gives no Reason|“/,
    ],
    [
      'the password of a BYE',
      [
        say(0, out, 'INVITE'),
        say(900, back, '200', { to }),
        say(910, out, 'ACK', { branch: 'k', to }),
        say(9000, out, 'BYE', { seq: 2, branch: 'b', to, headers: credentials }),
        say(9010, back, '401', { seq: 2, branch: 'b', method: 'BYE', to, headers: password('n2') }),
      ],
      /no BYE with it/,
    ],
  ])('%s', (_what, sent, untrue) => {
    expect(heardCut(sent).filter((text) => untrue.test(text))).toEqual([]);
  });
});
