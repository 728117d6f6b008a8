import { describe, expect, test } from 'vitest';
import type { Sent } from '../../../engines/sip-capture/capture.fixtures.ts';
import { between, heard, refusedBehind, type Said, say } from './dialogs.fixtures.ts';

const out = between('platform', 'carrier');
const back = between('carrier', 'platform');
const outBackup = between('platform', 'backup');
const backBackup = between('backup', 'platform');
const fromPhone = between('phone', 'platform');
const toPhone = between('platform', 'phone');

const to = 't';
/** A 2xx to the previous INVITE, its ACK and the end. */
const answered = (after: number, { seq = 1, branch = 'a', ...more }: Said = {}): Sent[] => [
  say(after, back, '200', { seq, branch, to, ...more }),
  say(after + 10, out, 'ACK', { seq, branch: `${branch}-ack`, to, ...more }),
  say(after + 5010, out, 'BYE', { seq: seq + 1, branch: `${branch}-bye`, to, ...more }),
];
const challenge = 'Proxy-Authenticate: Digest realm="carrier", nonce="1"';
const password = 'Proxy-Authorization: Digest username="u", realm="carrier", nonce="1"';

describe('what comes before an answer is a step, not the end', () => {
  test.each<[string, Sent[]]>([
    [
      'a redirect that was followed',
      [
        say(0, out, 'INVITE'),
        say(50, back, '302', { to: 'r' }),
        say(60, outBackup, 'INVITE', { seq: 2, branch: 'b' }),
        say(900, backBackup, '200', { seq: 2, branch: 'b', to }),
        say(910, outBackup, 'ACK', { seq: 2, branch: 'c', to }),
      ],
    ],
    [
      'a password, and another because the first came too late',
      [
        say(0, out, 'INVITE'),
        say(50, back, '407', { headers: [challenge], to: 'r' }),
        say(60, out, 'INVITE', { seq: 2, branch: 'b', headers: [password] }),
        say(90, back, '407', {
          seq: 2,
          branch: 'b',
          headers: [`${challenge}, stale=true`],
          to: 'r',
        }),
        say(100, out, 'INVITE', { seq: 3, branch: 'c', headers: [password] }),
        ...answered(900, { seq: 3, branch: 'c' }),
      ],
    ],
    [
      'a session timer that was too short',
      [
        say(0, out, 'INVITE'),
        say(50, back, '422', { headers: ['Min-SE: 1800'], to: 'r' }),
        say(60, out, 'INVITE', { seq: 2, branch: 'b' }),
        ...answered(900, { seq: 2, branch: 'b' }),
      ],
    ],
    [
      'media that did not suit, then others',
      [
        say(0, out, 'INVITE'),
        say(50, back, '488', { to: 'r' }),
        say(60, out, 'INVITE', { seq: 2, branch: 'b' }),
        ...answered(900, { seq: 2, branch: 'b' }),
      ],
    ],
    [
      'another server after 503, with the same CSeq',
      [
        say(0, out, 'INVITE'),
        say(50, back, '503', { to: 'r' }),
        say(60, outBackup, 'INVITE', { branch: 'b' }),
        say(900, backBackup, '200', { branch: 'b', to }),
        say(910, outBackup, 'ACK', { branch: 'c', to }),
      ],
    ],
    [
      'a proxy that rings two places',
      [
        say(0, fromPhone, 'INVITE'),
        say(5, toPhone, '100'),
        say(10, out, 'INVITE', { branch: 'p1', over: ['a'] }),
        say(10, outBackup, 'INVITE', { branch: 'p2', over: ['a'] }),
        say(50, back, '486', { branch: 'p1', over: ['a'], to: 'busy' }),
        say(55, out, 'ACK', { branch: 'p1', to: 'busy' }),
        say(890, backBackup, '200', { branch: 'p2', over: ['a'], to }),
        say(900, toPhone, '200', { to }),
        say(910, fromPhone, 'ACK', { branch: 'c', to }),
      ],
    ],
  ])('%s', (_, sent) => {
    expect(heard(sent).tone).toBe('good');
    expect(heard(sent).text).toMatch(/^The call was answered after 900 ms/);
  });
});

describe('provisional answers', () => {
  test('ringing counts from the first', () => {
    const sent = [
      say(0, out, 'INVITE'),
      ...[2000, 62_000, 122_000].map((after) => say(after, back, '180', { to })),
    ];
    expect(heard(sent).text).toMatch(/^It rang after 2\.00 s\./);
  });
  test.each([
    ['100', /^The carrier took the request after 30 ms/],
    ['199', /^The carrier took the request after 30 ms/],
    ['180', /^It rang after 30 ms/],
    ['181', /^The call was being forwarded after 30 ms/],
    ['182', /^The call was queued after 30 ms/],
    ['183', /^A tone or an announcement was offered after 30 ms/],
  ])('%s', (status, text) => {
    expect(heard([say(0, out, 'INVITE'), say(30, back, status, { to })])).toEqual({
      tone: 'plain',
      text: expect.stringMatching(text),
    });
  });
});

describe('answers', () => {
  const begin = say(0, out, 'INVITE');
  test('an ACK that is not there, over a call that goes on: nothing failed', () => {
    const later = [
      say(5000, out, 'INVITE', { seq: 2, branch: 'r', to }),
      say(5100, back, '200', { seq: 2, branch: 'r', to }),
      say(5110, out, 'ACK', { seq: 2, branch: 's', to }),
    ];
    expect(heard([begin, say(900, back, '200', { to }), ...later]).text).toMatch(
      /^The call was answered after 900 ms\. Its end/,
    );
  });
  test('an ACK may come after the end of the capture', () => {
    expect(heard([begin, say(900, back, '200', { to })]).text).toBe(
      'The call was answered after 900 ms. Its end is not in this capture.',
    );
  });
  test('what is refused within a call does not end it', () => {
    const inside = [
      say(2000, out, 'INVITE', { seq: 2, branch: 'r', to }),
      say(2100, back, '491', { seq: 2, branch: 'r', to }),
    ];
    expect(heard([begin, ...answered(900), ...inside]).text).toMatch(/ended by the caller 5\.01 s/);
  });
  test('of several dialogs of a fork the one that lasts is told', () => {
    const other = [
      say(900, back, '200', { to: 'x' }),
      say(905, out, 'ACK', { branch: 'x1', to: 'x' }),
      say(910, out, 'BYE', { seq: 2, branch: 'x2', to: 'x' }),
    ];
    expect(heard([begin, ...other, ...answered(950)]).text).toBe(
      'The call was answered after 950 ms and ended by the caller 5.01 s later.',
    );
  });
  const here = [
    { ip: '127.0.0.1', port: 5060 },
    { ip: '127.0.0.1', port: 5080 },
  ] as const;
  const there = [here[1], here[0]] as const;
  test('on one host the tags tell who ended it', () => {
    const sent = [
      say(0, here, 'INVITE'),
      say(900, there, '200', { to }),
      say(910, here, 'ACK', { branch: 'b', to }),
      say(3900, there, 'BYE', { branch: 'c', from: to, to: 'f' }),
    ];
    expect(heard(sent).text).toMatch(/ended by the called side 3\.00 s later/);
  });
  test('where nothing tells who ended it, nobody is named', () => {
    const sent = [
      say(0, here, 'INVITE', { from: '' }),
      say(900, there, '200', { from: '' }),
      say(910, here, 'ACK', { branch: 'b', from: '' }),
      say(3900, there, 'BYE', { branch: 'c', from: '' }),
    ];
    expect(heard(sent).text).toBe('The call was answered after 900 ms and ended 3.00 s later.');
  });
});

describe('giving up', () => {
  const begin = say(0, out, 'INVITE');
  const cancel = (headers: string[] = []) => say(4000, out, 'CANCEL', { headers });
  test('before the capture has the 487', () => {
    expect(heard([begin, say(30, back, '180'), cancel()]).text).toMatch(/gave up after 4\.00 s/);
  });
  test('because another took the call', () => {
    const reason = 'Reason: SIP;cause=200;text="Call completed elsewhere"';
    expect(heard([begin, cancel([reason]), say(4010, back, '487')]).text).toBe(
      'The call was answered elsewhere after 4.00 s, and given up here.',
    );
  });
  test('an answer that crosses it wins', () => {
    expect(heard([begin, cancel(), ...answered(4005)]).text).toMatch(/answered after 4\.00 s/);
  });
  test('a proxy that gives up one of its places is not the caller', () => {
    const sent = [
      say(0, fromPhone, 'INVITE'),
      say(10, out, 'INVITE', { branch: 'p1', over: ['a'] }),
      say(4000, out, 'CANCEL', { branch: 'p1' }),
      say(4010, back, '487', { branch: 'p1', over: ['a'], to: 'x' }),
      say(4020, toPhone, '480', { to: 'y' }),
    ];
    expect(heard(sent).text).toMatch(/^The call was rejected by the platform with 480/);
  });
});

describe('who refused', () => {
  test('the carrier, which the platform passed on as another status', () => {
    expect(heard(refusedBehind).text).toMatch(
      /^The call was rejected by the carrier with 503 after 80 ms, which the platform passed on as 480: the other side is overloaded/,
    );
  });
  test('a place behind a proxy', () => {
    const sent = [
      say(0, fromPhone, 'INVITE'),
      say(10, out, 'INVITE', { branch: 'p1', over: ['a'] }),
      say(50, back, '486', { branch: 'p1', over: ['a'], to }),
      say(60, toPhone, '486', { to }),
    ];
    expect(heard(sent).text).toMatch(
      /^The call was rejected by the carrier with 486 after 50 ms, which the platform passed on: the line is busy/,
    );
  });
  test('with a second call at the same host nobody can tell whose leg it is', () => {
    const other = say(10, between('backup', 'platform'), 'INVITE', { id: 'three', branch: 'z' });
    const both = [...refusedBehind, other].sort((a, b) => a.after - b.after);
    expect(heard(both, { callId: 'one' }).text).toMatch(
      /^The call was rejected by the platform with 480 after 100 ms/,
    );
  });
  test('the call that is meant is told, not the first of the file', () => {
    expect(heard(refusedBehind, { callId: 'two' }).text).toMatch(
      /by the carrier with 503 after 60 ms/,
    );
    expect(heard(refusedBehind, { callId: 'none' }).text).toBe(
      "None of the calls in this capture has this call's Call-ID.",
    );
    expect(heard(refusedBehind.slice(0, 1), { callId: 'none' }).text).toMatch(
      /^No answer to the INVITE is in this capture/,
    );
  });
});

test('a caller that tries again with the same Call-ID may have a new From tag', () => {
  const again = { seq: 2, branch: 'b', from: 'g' };
  const sent = [
    say(0, out, 'INVITE'),
    say(50, back, '486', { to: 'r' }),
    say(60, out, 'ACK', { to: 'r' }),
    say(30_000, out, 'INVITE', again),
    ...answered(33_000, again),
  ];
  expect(heard(sent).text).toBe(
    'The call was answered after 33.00 s and ended by the caller 5.01 s later.',
  );
  const busy = [...sent.slice(0, 4), say(31_000, back, '404', { ...again, to: 's' })];
  expect(heard(busy).text).toMatch(/rejected by the carrier with 404 after 31\.00 s/);
});
