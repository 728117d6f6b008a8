import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frames, type Sent, talks } from '../../../engines/sip-capture/capture.fixtures.ts';
import { readCapture } from '../../../engines/sip-capture/capture.ts';
import { pcap } from '../../../engines/sip-capture/capture-files.fixtures.ts';
import type { SipMessage } from '../../../engines/sip-capture/sip-capture.types.ts';
import { between, heard, say } from './dialogs.fixtures.ts';
import { outcomeOf } from './outcome.model.ts';

const folder = new URL('./cases/', import.meta.url);
const fileOf = (name: string) =>
  readCapture(new Uint8Array(readFileSync(new URL(name, folder)))).messages;
const told = (name: string) => outcomeOf(fileOf(`${name}.pcap`), {});

describe('captures of calls that happened', () => {
  test.each([
    [
      'requests-only',
      'good',
      'The call was answered, and ended by the caller. When it was answered is not in this capture. It only has what 172.31.4.20 sent.',
    ],
    [
      'answers-clock-behind',
      'good',
      'The call was answered and ended by the caller 1:00 later. The clocks of the two sides differ, so the times between them mean nothing.',
    ],
    [
      'no-record-route-ack-bypasses',
      'good',
      'The call was answered after 4.01 s. Its end is not in this capture.',
    ],
    [
      '480-q850-1',
      'bad',
      'The call was rejected by 203.0.113.10 with 480 after 2.00 s: the number is not assigned. Check the number.',
    ],
    [
      'session-timer-bye',
      'bad',
      'The call was answered after 4.00 s and ended by the session timer 1:20 later, says the Reason of its BYE. Compare the Session-Expires of both sides, and what came of each UPDATE or INVITE within the call.',
    ],
    [
      '408-after-180',
      'plain',
      'It rang after 1.00 s, and nobody answered: 203.0.113.10 ended the wait with 408 after 30.00 s.',
    ],
    [
      '302-loop-ends-302',
      'bad',
      'The call was redirected in a circle, from 203.0.113.10 to 198.51.100.9 to 203.0.113.10. Check where each of them sends this number.',
    ],
    [
      '403-stir',
      'bad',
      "The call was rejected by 203.0.113.10 with 403 after 500 ms: the caller's identity was refused (STIR): its Identity header is stale. Check the clock of the side that signs, and that calls are signed anew.",
    ],
    [
      'register-then-unregister',
      'plain',
      'It was registered after 100 ms. Later it was unregistered: 172.31.4.20 accepted that after 100 ms.',
    ],
  ])('%s', (name, tone, text) => {
    expect(told(name)).toEqual({ tone, text });
  });
});

test('a call with ISUP beside its session description has media', () => {
  const [invite] = fileOf('multipart-isup.pcap');
  expect(invite?.media).toMatchObject([{ kind: 'audio' }]);
});

const out = between('platform', 'carrier');
const back = between('carrier', 'platform');
const to = 't';
const asked = 'Proxy-Authenticate: Digest realm="carrier", nonce="1"';
const password = 'Proxy-Authorization: Digest username="u", realm="carrier", nonce="1"';
const end: Sent[] = [
  say(9000, back, 'BYE', { seq: 1, branch: 'bye', from: to, to: 'f' }),
  say(9010, out, '200', { seq: 1, method: 'BYE', branch: 'bye', from: to, to: 'f' }),
];

/** Calls in which nothing went wrong. */
const good: Record<string, readonly Sent[]> = {
  plain: talks.answered,
  cancelled: talks.cancelled,
  'with a password': [
    say(0, out, 'INVITE'),
    say(20, back, '407', { to: 'r', headers: [asked] }),
    say(30, out, 'ACK', { to: 'r' }),
    say(40, out, 'INVITE', { seq: 2, branch: 'b', headers: [password] }),
    say(60, back, '100', { seq: 2, branch: 'b' }),
    say(900, back, '180', { seq: 2, branch: 'b', to }),
    say(2000, back, '200', { seq: 2, branch: 'b', to }),
    say(2010, out, 'ACK', { seq: 2, branch: 'c', to }),
    ...end,
  ],
  'with PRACK, a re-INVITE and repeats': [
    say(0, out, 'INVITE'),
    say(500, out, 'INVITE'),
    say(510, back, '100'),
    say(900, back, '183', { to }),
    say(910, out, 'PRACK', { seq: 2, branch: 'p', to }),
    say(920, back, '200', { seq: 2, method: 'PRACK', branch: 'p', to }),
    say(2000, back, '200', { to }),
    say(2500, back, '200', { to }),
    say(3500, back, '200', { to }),
    say(3510, out, 'ACK', { branch: 'c', to }),
    say(5000, out, 'INVITE', { seq: 3, branch: 'r', to }),
    say(5020, back, '200', { seq: 3, branch: 'r', to }),
    say(5030, out, 'ACK', { seq: 3, branch: 'r2', to }),
    ...end,
  ],
  'of two answers of a fork': [
    say(0, out, 'INVITE'),
    say(900, back, '200', { to: 'x' }),
    say(905, out, 'ACK', { branch: 'x1', to: 'x' }),
    say(910, out, 'BYE', { seq: 2, branch: 'x2', to: 'x' }),
    say(950, back, '200', { to }),
    say(960, out, 'ACK', { branch: 'y1', to }),
    ...end,
  ],
  'through a proxy': [
    say(0, between('phone', 'platform'), 'INVITE'),
    say(5, between('platform', 'phone'), '100'),
    say(10, out, 'INVITE', { branch: 'p', over: ['a'] }),
    say(900, back, '200', { branch: 'p', over: ['a'], to }),
    say(910, between('platform', 'phone'), '200', { to }),
    say(920, between('phone', 'platform'), 'ACK', { branch: 'c', to }),
    say(930, out, 'ACK', { branch: 'd', over: ['c'], to }),
    ...end,
  ],
};

const worlds: Record<string, readonly SipMessage[]> = {
  ...Object.fromEntries(
    Object.entries(good).map(([name, sent]) => [name, readCapture(pcap(frames(sent))).messages]),
  ),
  ...Object.fromEntries(readdirSync(folder).map((name) => [name, fileOf(name)])),
};
const blame = /firewall|NAT\b|[Nn]o answer at all|did not arrive|never|again and again|^Check|-\d/;

test.each(Object.keys(worlds))('whatever is removed, nobody is blamed for it: %s', (name) => {
  const messages = worlds[name] ?? [];
  expect(messages.length).toBeGreaterThan(2);
  fc.assert(
    fc.property(fc.subarray([...messages]), (kept) => {
      const { text, tone } = outcomeOf(kept, {});
      expect(text).not.toMatch(blame);
      // A bad outcome is stated by a message of the capture.
      const isTold = kept.some(
        ({ status, text: all }) => (status ?? 0) >= 300 || /^Reason:/m.test(all),
      );
      if (!isTold) expect(tone, text).not.toBe('bad');
    }),
    { numRuns: 500 },
  );
});

test('an answer that is not in the capture is shown by what follows it', () => {
  const [invite, ...rest] = good['with a password']?.slice(3) ?? [];
  if (!invite) throw new Error('fixtures');
  const without = (what: string) => rest.filter(({ text }) => !text.startsWith(what));
  expect(heard([invite, ...without('SIP/2.0')])).toEqual({
    tone: 'good',
    text: 'The call was answered, and ended by the called side. When it was answered is not in this capture.',
  });
  const acknowledged = without('SIP/2.0').slice(0, 1);
  expect(heard([invite, ...acknowledged]).text).toBe(
    'The call was answered. When it was answered is not in this capture. It only has what the platform sent.',
  );
});

test('the ACK of a refusal shows no answer', () => {
  const refused = [say(0, out, 'INVITE'), say(30, out, 'ACK', { to: 'r' })];
  expect(heard(refused).text).toBe(
    'The call was not answered: its ACK shows that the INVITE was refused, redirected or challenged for a password. Which one is not in this capture. It only has what the platform sent.',
  );
});

test('an answer that is repeated for seconds in vain was not acknowledged', () => {
  const answers = [2000, 2500, 3500, 5500].map((after) => say(after, back, '200', { to }));
  const call = [say(0, out, 'INVITE'), ...answers];
  expect(heard(call)).toEqual({
    tone: 'bad',
    text: 'The call was answered after 2.00 s, but the answer was sent again and again: the ACK did not arrive. Check the Contact header of the answer, and whether a firewall or NAT changes addresses.',
  });
  expect(heard(call.slice(0, 4)).tone).toBe('good');
  expect(heard([...call, ...end]).tone).toBe('good');
});

test('the called side gives up where its answer is not acknowledged', () => {
  const answers = [2000, 2500, 3500, 5500, 9500, 13_500, 17_500, 21_500, 25_500, 29_500, 33_500];
  const call = [
    say(0, out, 'INVITE'),
    ...answers.map((after) => say(after, back, '200', { to })),
    say(34_000, back, 'BYE', { seq: 9, branch: 'd', from: to, to: 'f' }),
  ];
  expect(heard(call)).toEqual({ tone: 'bad', text: expect.stringMatching(/ACK did not arrive/) });
  // The call lasted for minutes, so a late ACK must have arrived.
  const later = say(200_000, back, 'BYE', { seq: 9, branch: 'd', from: to, to: 'f' });
  expect(heard([...call.slice(0, 6), later]).tone).toBe('good');
});

test('what may be sent before the answer shows none', () => {
  for (const what of ['INFO', 'MESSAGE', 'NOTIFY', 'OPTIONS', 'UPDATE', 'PRACK']) {
    const early = say(900, out, what, { seq: 2, branch: 'i', to });
    expect(heard([say(0, out, 'INVITE'), early]).text, what).toMatch(/^No answer to the INVITE/);
  }
});

test('the ACK of a hop whose INVITE is missing too may be that of a refusal', () => {
  const outBackup = between('platform', 'backup');
  const sent = [
    say(0, out, 'INVITE'),
    say(50, back, '503', { to: 'r' }),
    say(90, outBackup, 'ACK', { branch: 'b', to: 's' }),
  ];
  expect(heard(sent).text).toMatch(/was rejected by the carrier with 503/);
});

test('a request that is repeated in vain is only told where nothing contradicts it', () => {
  const silent = [0, 500, 1500, 3500].map((after) => say(after, out, 'INVITE'));
  expect(heard(silent).text).toMatch(
    /^No answer at all: the INVITE was sent to the carrier 4 times/,
  );
  // Three are too few, and four in quick succession come too soon.
  expect(heard(silent.filter((_, index) => index !== 2)).tone).toBe('plain');
  const soon = [0, 200, 400, 600].map((after) => say(after, out, 'INVITE'));
  expect(heard(soon).tone).toBe('plain');
  const early = say(4000, out, 'PRACK', { seq: 2, branch: 'p', to });
  expect(heard([...silent, early]).tone).toBe('plain');
  expect(heard([...silent, say(4000, back, '200', { method: 'OPTIONS' })]).tone).toBe('plain');
});
