import { expect, test } from 'vitest';
import { frames, type Sent } from '../../../../../engines/sip-capture/capture.fixtures.ts';
import { readCapture } from '../../../../../engines/sip-capture/capture.ts';
import { pcap } from '../../../../../engines/sip-capture/capture-files.fixtures.ts';
import { endingInCapture } from '../../capture-ending.ts';
import { between, heard, say } from '../../dialogs.fixtures.ts';

const out = between('platform', 'carrier');
const back = between('carrier', 'platform');
const to = 't';

const answered = (...headers: string[]) => [
  say(0, out, 'INVITE'),
  say(1000, back, '200', { to, headers }),
  say(1010, out, 'ACK', { branch: 'k', to }),
];
const again = { seq: 2, branch: 'r', to };
const refresh = (after: number, method: string, status?: string) => [
  say(after, out, method, again),
  ...(status === undefined ? [] : [say(after + 20, back, status, { ...again, method })]),
];
const bye = (after: number, ...headers: string[]) =>
  say(after, out, 'BYE', { seq: 3, branch: 'b', to, headers });
const endingOf = (sent: readonly Sent[]) =>
  endingInCapture(readCapture(pcap(frames(sent))).messages, 'one');

test.each([
  ['408', 'INVITE'],
  ['481', 'INVITE'],
  ['481', 'UPDATE'],
])('a %s to %s within the call ends it: nobody hung up', (status, method) => {
  const sent = [...answered(), ...refresh(3000, method, status), bye(3050)];
  expect(heard(sent)).toEqual({
    tone: 'plain',
    text: `The call was answered after 1.00 s and ended by the caller 2.05 s later, after a ${status} to ${method} within the call: the other side was gone, or had forgotten the call.`,
  });
});

test('an INVITE within the call that nothing answers', () => {
  const repeats = [3000, 3500, 4500, 6500, 10_500].flatMap((after) => refresh(after, 'INVITE'));
  const sent = [...answered(), ...repeats, bye(35_000)];
  expect(heard(sent)).toEqual({
    tone: 'plain',
    text: expect.stringMatching(/by the caller 34\.00 s later, after no answer to INVITE within/),
  });
  expect(heard(sent, { isPartial: true }).tone).toBe('good');
});

test.each([
  ['a refusal that ends nothing', [...refresh(3000, 'INVITE', '488'), bye(3050)]],
  ['a while after', [...refresh(3000, 'INVITE', '481'), bye(9000)]],
  [
    'the other side',
    [...refresh(3000, 'INVITE', '481'), say(3050, back, 'BYE', { from: to, to: 'f' })],
  ],
])('somebody hung up: %s', (_, sent) => {
  expect(heard([...answered(), ...sent])).toMatchObject({ tone: 'good' });
});

test.each([
  ['Session-Expires: 90;refresher=uac', 61_000],
  ['x: 90', 61_500],
  ['Session-Expires: 90', 91_000],
  ['Session-Expires: 1800', 1000 + 1_768_000],
])(
  'a BYE when the session is over may be of the timer or of a person: %s, %d ms',
  (header, after) => {
    const sent = [...answered(header), bye(after)];
    expect(heard(sent)).toEqual({
      tone: 'plain',
      text: expect.stringMatching(
        /ended by the caller [\d:]+(?:\.\d+ s)? later\. Its session timer of \d+ s may have ended it: nothing had refreshed the session in that time\. The BYE gives no Reason, so the caller may as well have hung up/,
      ),
    });
    expect(endingOf(sent)).toMatchObject({ by: 'caller', cause: undefined });
  },
);

test.each([
  ['422', 'UPDATE'],
  ['500', 'UPDATE'],
  ['488', 'INVITE'],
  ['501', 'UPDATE'],
])('a %s to %s in a timed session, and a BYE at once', (status, method) => {
  const sent = [...answered('Session-Expires: 90'), ...refresh(45_000, method, status)];
  expect(heard([...sent, bye(45_100)])).toEqual({
    tone: 'plain',
    text: `The call was answered after 1.00 s and ended by the caller 44.10 s later, right after a ${status} to ${method} within the call, which would also have refreshed its session timer. Compare what both sides allow there.`,
  });
  expect(heard([...sent, bye(91_000)]).text).toMatch(
    `refreshed the session in that time, and the last ${method} within the call was refused with ${status}.`,
  );
  expect(heard([...sent, bye(70_000)]).tone).toBe('good');
  expect(heard([...sent, say(45_100, back, 'BYE', { from: to, to: 'f' })]).tone).toBe('good');
});

test.each([
  ['401', 'plain'],
  ['407', 'plain'],
  ['491', 'good'],
])('a %s within the call is no refusal', (status, tone) => {
  const sent = [...answered('Session-Expires: 90'), ...refresh(45_000, 'UPDATE', status)];
  expect(heard([...sent, bye(45_100)]).tone).toBe(tone);
  expect(heard([...sent, bye(91_000)]).text).not.toMatch(/refused/);
});

test.each([
  ['SIP;cause=408', 'SIP cause 408'],
  ['Q.850;cause=102', 'a timer of the network ran out'],
  ['Q.850;cause=102;text="Recovery on timer expiry"', 'a timer of the network ran out'],
  ['Q.850;cause=102;text="RECOVERY_ON_TIMER_EXPIRE"', 'a timer of the network ran out'],
])('%s means the session timer only where there is one', (reason, why) => {
  const end = bye(30_000, `Reason: ${reason}`);
  expect(heard([...answered('Session-Expires: 90'), end]).text).toMatch(/by the session timer/);
  expect(heard([...answered(), end])).toEqual({
    tone: 'plain',
    text: `The call was answered after 1.00 s and ended by the caller 29.00 s later. The reason given: ${why}.`,
  });
});

test('a session that was refreshed, and a BYE with another Reason', () => {
  const refreshed = [...answered('Session-Expires: 90'), ...refresh(45_000, 'UPDATE', '200')];
  expect(heard([...refreshed, bye(61_000)]).tone).toBe('good');
  const other = bye(61_000, 'Reason: Q.850;cause=38');
  expect(heard([...answered('Session-Expires: 90'), other]).text).toMatch(/out of order/);
  expect(endingOf([...refreshed, bye(61_000)])?.cause).toBeUndefined();
});

test.each(['RTP session timeout', 'Media session timeout', 'Session completed'])(
  '“%s” is not of the session timer',
  (text) => {
    const ended = bye(4000, `Reason: SIP;cause=503;text="${text}"`);
    expect(heard([...answered('Session-Expires: 90'), ended]).text).toMatch(`“${text}”`);
  },
);

test.each(['SESSION_TIMER_EXPIRED', 'Session has expired', 'No session refresh received'])(
  '“%s” is of the session timer',
  (text) => {
    const sent = [...answered(), bye(4000, `Reason: SIP;cause=200;text="${text}"`)];
    expect(heard(sent).text).toMatch(/ended by the session timer 3\.00 s later/);
  },
);
