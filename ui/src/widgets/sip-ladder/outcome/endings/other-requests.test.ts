import { expect, test } from 'vitest';
import { between, heard, say } from '../dialogs.fixtures.ts';

const out = between('platform', 'carrier');
const back = between('carrier', 'platform');

const refused = (method: string, status: string, ...headers: string[]) =>
  heard([say(0, out, method), say(20, back, status, { method, to: 't', headers })]);

test.each([
  ['MESSAGE', '404', /the address is not known there/],
  ['MESSAGE', '480', /not registered or not to be disturbed/],
  ['MESSAGE', '486', /the other side is busy/],
  ['MESSAGE', '403', /this sender, account/],
  ['SUBSCRIBE', '489', /does not know this kind of event/],
  ['NOTIFY', '481', /does not know this dialog or subscription any more/],
  ['OPTIONS', '403', /this sender, account/],
  ['OPTIONS', '503', /overloaded or down/],
  ['MESSAGE', '499', /does not accept the request/],
])('%s with %s is not told as a call', (method, status, why) => {
  const { tone, text } = refused(method, status);
  expect(tone).toBe('bad');
  expect(text).toMatch(why);
  expect(text).not.toMatch(/number|caller|channel|call |line/);
});

test.each(['REGISTER', 'MESSAGE'])('the words of Q.850 are not those of a %s', (method) => {
  const { text } = refused(method, '403', 'Reason: Q.850;cause=21;text="CALL_REJECTED"');
  expect(text).toMatch(/does not accept this .* It says: “CALL_REJECTED”\.$/);
  expect(text).not.toMatch(/the call was declined/);
});

test.each(['REGISTER', 'OPTIONS'])('it is the %s that is redirected, not a call', (method) => {
  const { text } = refused(method, '302', 'Contact: <sip:1@198.51.100.9>');
  expect(text).toMatch(`redirected the ${method} to sip:1@198.51.100.9 with 302 after 20 ms`);
});

test.each(['404', '405', '483', '486', '501', '603'])(
  'an OPTIONS with %s shows that the other side is there',
  (status) => {
    expect(refused('OPTIONS', status)).toEqual({
      tone: 'plain',
      text: `The carrier answered the OPTIONS with ${status} after 20 ms, so SIP gets through in both directions.`,
    });
  },
);
