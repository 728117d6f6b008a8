import { expect, test } from 'vitest';
import type { Sent } from '../../../../engines/sip-capture/capture.fixtures.ts';
import { between, heard, say } from '../dialogs.fixtures.ts';

const [toCarrier, fromCarrier] = [between('platform', 'carrier'), between('carrier', 'platform')];
const [toBackup, fromBackup] = [between('platform', 'backup'), between('backup', 'platform')];

/** An INVITE to a number, and its redirect. */
function hop(seq: number, number: string, where: 'carrier' | 'backup', contact: string): Sent[] {
  const [out, back] = where === 'carrier' ? [toCarrier, fromCarrier] : [toBackup, fromBackup];
  const own = { seq, branch: `b${seq}` };
  const invite = say(seq * 100, out, 'INVITE', own);
  return [
    { ...invite, text: invite.text.replace('INVITE sip:1@', `INVITE sip:${number}@`) },
    say(seq * 100 + 50, back, '302', { ...own, to: 'r', headers: [`Contact: <sip:${contact}>`] }),
  ];
}

test('a number that comes back to where it was goes in a circle', () => {
  const sent = [...hop(1, '1', 'carrier', '1@192.0.2.4'), ...hop(2, '1', 'backup', '1@192.0.2.3')];
  expect(heard(sent)).toEqual({
    tone: 'bad',
    text: 'The call was redirected in a circle, from the carrier to the backup to the carrier. Check where each of them sends this number.',
  });
});

test.each([
  ['at one host', hop(2, '2', 'carrier', '3@192.0.2.3')],
  ['at two hosts', hop(2, '2', 'backup', '3@192.0.2.3')],
])('other numbers are no circle: %s', (_, second) => {
  const first = hop(
    1,
    '1',
    'carrier',
    second[0]?.hop.to.ip === '192.0.2.4' ? '2@192.0.2.4' : '2@192.0.2.3',
  );
  expect(heard([...first, ...second]).text).toMatch(/redirected the call to sip:3@192\.0\.2\.3/);
  const third = say(300, toCarrier, 'INVITE', { seq: 3, branch: 'b3' });
  const last = { ...third, text: third.text.replace('INVITE sip:1@', 'INVITE sip:3@') };
  const busy = say(350, fromCarrier, '486', { seq: 3, branch: 'b3', to: 'z' });
  expect(heard([...first, ...second, last, busy]).text).not.toMatch(/circle/);
});

test.each([
  [
    '300',
    '<sip:1@x>;q=0.1, <sip:2@y;q=1>;q=0.9, <sip:3@z>;q=0.5',
    /redirected the call to sip:2@y;q=1 with 300/,
  ],
  ['300', '<sip:1@x>, sip:2@y;q=1.0', /redirected the call to sip:1@x with 300/],
  ['302', '"Doe, J" <tel:+15551230001>;q=0.2', /redirected the call to tel:\+15551230001 with 302/],
  [
    '305',
    '<sip:192.0.2.4;lr>',
    /^The carrier asked with 305 .*send the call through a proxy, sip:192\.0\.2\.4;lr\./,
  ],
  [
    '380',
    '<urn:service:sos>',
    /^The carrier does not take the call this way: it named another service/,
  ],
])('a %s to %s', (status, contact, told) => {
  const headers = [`Contact: ${contact}`];
  const sent = [say(0, toCarrier, 'INVITE'), say(50, fromCarrier, status, { to: 't', headers })];
  expect(heard(sent)).toEqual({ tone: 'plain', text: expect.stringMatching(told) });
  expect(heard(sent).text).not.toMatch(status < '303' ? /proxy/ : /dial that address/);
});

test('a redirect may be followed with a new Call-ID', () => {
  const [invite, redirect] = hop(1, '1', 'carrier', '1@192.0.2.4');
  if (!invite || !redirect) throw new Error('no hop');
  const followed = say(300, toBackup, 'INVITE', { id: 'two', branch: 'n', from: 'g' });
  const told = (sent: readonly Sent[]) => heard(sent, { callId: 'one' });
  expect(told([invite, redirect, followed])).toEqual({
    tone: 'plain',
    text: 'The carrier redirected the call to sip:1@192.0.2.4 with 302 after 50 ms. A later call in this capture goes there.',
  });
  // One that began before, goes elsewhere or comes from elsewhere does not follow it.
  for (const other of [
    { ...followed, after: 120 },
    say(300, toCarrier, 'INVITE', { id: 'two', branch: 'n', from: 'g' }),
    say(300, between('phone', 'backup'), 'INVITE', { id: 'two', branch: 'n', from: 'g' }),
  ]) {
    expect(told([invite, redirect, other]).text).toMatch(/No later INVITE is in this capture/);
  }
});
