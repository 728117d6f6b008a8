import { expect, test } from 'vitest';
import type { Sent } from '../../../../engines/sip-capture/capture.fixtures.ts';
import { between, heard, type Said, say } from '../dialogs.fixtures.ts';

const toPlatform = between('phone', 'platform');
const toPhone = between('platform', 'phone');
const out = between('platform', 'carrier');
const back = between('carrier', 'platform');

const leg: Said = { id: 'two', branch: 'l', from: 'g' };
const begin = [say(0, toPlatform, 'INVITE'), say(20, out, 'INVITE', leg)];
const answer = (after: number, status: string, ...headers: string[]) =>
  say(after, back, status, { ...leg, to: 'x', headers });
const told = (after: number, status: string) => say(after, toPhone, status, { to: 'y' });
const rings = [answer(30, '180'), told(40, '180')];

test.each<[string, Sent[], string]>([
  [
    'asked for a password that nobody sent',
    [answer(50, '407', 'Proxy-Authenticate: Digest realm="c", nonce="1"'), told(60, '480')],
    'The carrier asked for a password with 407 after 50 ms, and no INVITE with it is in this capture. If none was sent, the side that sent the INVITE has no username and password for it. The platform answered the caller with 480.',
  ],
  [
    'asked for a longer session timer',
    [answer(50, '422'), told(60, '480')],
    'The carrier asked for a longer session timer (Min-SE) with 422 after 50 ms, and no later INVITE is in this capture. The platform answered the caller with 480.',
  ],
  [
    'was redirected, and the platform did not follow',
    [answer(50, '302', 'Contact: <sip:1@198.51.100.9>'), told(60, '480')],
    'The carrier redirected the call to sip:1@198.51.100.9 with 302 after 50 ms. No later INVITE is in this capture. If none was sent, allow redirects, or dial that address. The platform answered the caller with 480.',
  ],
  [
    'rang until the carrier gave up',
    [...rings, answer(20_000, '408'), told(20_010, '480')],
    'It rang after 30 ms, and nobody answered: the carrier ended the wait with 408 after 20.00 s. The platform answered the caller with 480.',
  ],
  [
    'rang until the platform gave up',
    [...rings, say(20_000, out, 'CANCEL', leg), answer(20_010, '487'), told(20_020, '480')],
    'It rang after 40 ms, and nobody answered: the platform ended the wait with 480 after 20.02 s.',
  ],
])('a leg that %s tells why', (_, sent, text) => {
  expect(heard([...begin, ...sent])).toEqual({ tone: 'plain', text });
});

const silent = [520, 1520, 3520, 7520].map((after) => say(after, out, 'INVITE', leg));

test('a leg without any answer is why, not the status that the platform chose', () => {
  const sent = [...begin, told(25, '100'), ...silent, told(10_000, '480')];
  const text =
    'No answer at all: the INVITE was sent to the carrier 5 times in 7.50 s. Check the address and port, and that a firewall lets SIP through in both directions. The platform answered the caller with 480.';
  expect(heard(sent)).toEqual({ tone: 'bad', text });
  expect(heard(sent, { isPartial: true }).text).toMatch(/^The call was rejected by the platform/);
});

test('after a silent leg, a refusal with the status that was passed on counts', () => {
  const backup: Said = { id: 'three', branch: 'm', from: 'h' };
  const sent = [
    ...begin,
    ...silent,
    say(8000, between('platform', 'backup'), 'INVITE', backup),
    say(8100, between('backup', 'platform'), '486', { ...backup, to: 'z' }),
    told(8110, '486'),
  ];
  expect(heard(sent).text).toMatch(/^The call was rejected by the backup with 486 after 8\.10 s/);
});

test('a place that refused is not why, where another one rang until it was given up', () => {
  const backup: Said = { id: 'three', branch: 'm', from: 'h' };
  const sent = [
    ...begin,
    say(20, between('platform', 'backup'), 'INVITE', backup),
    ...rings,
    say(60, between('backup', 'platform'), '404', { ...backup, to: 'z' }),
    say(20_000, out, 'CANCEL', leg),
    answer(20_010, '487'),
    told(20_020, '480'),
  ];
  expect(heard(sent).text).toMatch(/^It rang after 40 ms, and nobody answered: the platform/);
});

test.each([
  ['480', 12_000, [], /^It rang after 30 ms, and nobody answered: the carrier ended the wait/],
  ['480', 500, [], /rejected by the carrier with 480/],
  ['480', 12_000, ['Reason: Q.850;cause=27'], /out of order/],
  ['480', 12_000, ['Reason: Q.850;cause=16'], /nobody answered/],
])('%s after %d ms of ringing, %j', (status, after, headers, text) => {
  const sent = [
    say(0, out, 'INVITE'),
    say(30, back, '180', { to: 't' }),
    say(30 + after, back, status, { to: 't', headers }),
  ];
  expect(heard(sent).text).toMatch(text);
});

test('a platform that keeps the Call-ID, with a Via of its own, passes a refusal on too', () => {
  const sent = [
    say(0, toPlatform, 'INVITE'),
    say(20, out, 'INVITE', { branch: 'l', from: 'g' }),
    say(50, back, '404', { branch: 'l', from: 'g', to: 'x' }),
    say(60, toPhone, '480', { to: 'y' }),
  ];
  expect(heard(sent)).toEqual({
    tone: 'bad',
    text: 'The call was rejected by the carrier with 404 after 50 ms, which the platform passed on as 480: the number is not known there. Check how it is written: country code, leading plus, tech prefix.',
  });
});
