import { describe, expect, test } from 'vitest';
import { between, heard, type Said, say } from '../dialogs.fixtures.ts';

const back = between('carrier', 'platform');
const answer = (after: number, status: string, what: Said = {}) =>
  say(after, back, status, { to: 't', ...what });
const bye: Said = { method: 'BYE', seq: 2, branch: 'b' };
const noRequests = 'This capture only has answers: the requests are not in it.';

test.each([
  ['answered', [answer(0, '200')], 'The call was answered. '],
  [
    'answered and over',
    [answer(0, '180'), answer(4000, '200'), answer(9000, '200', bye)],
    'The call was answered, and has ended. ',
  ],
  ['busy', [answer(0, '486')], 'The call was rejected by the carrier with 486: the line is busy. '],
  ['busy after a password', [answer(0, '407'), answer(90, '486', { seq: 2 })], /^The call was rej/],
  [
    'registered',
    [answer(0, '200', { method: 'REGISTER', headers: ['Contact: <sip:1@192.0.2.2>;expires=60'] })],
    'The REGISTER was accepted by the carrier. ',
  ],
  ['not registered', [answer(0, '403', { method: 'REGISTER' })], /^The REGISTER was rejected by/],
  [
    'not registered any more',
    [answer(0, '200', { method: 'REGISTER' }), answer(9000, '503', { method: 'REGISTER', seq: 2 })],
    /^The REGISTER was rejected by the carrier with 503: /,
  ],
  [
    'reached',
    [answer(0, '200', { method: 'OPTIONS' })],
    'The OPTIONS was accepted by the carrier. ',
  ],
  [
    'given up, for a 100 without a tag answers no INVITE within a call',
    [answer(0, '100', { to: '' }), answer(20, '180'), answer(4010, '487')],
    'The call was given up before anyone answered, and ended with 487. ',
  ],
  ['busy after ringing', [answer(0, '180'), answer(4000, '486')], /or the call was declined/],
  // None of these shows how the call ended.
  ['ringing', [answer(0, '180')], ''],
  ['a password', [answer(0, '407')], ''],
  ['given up', [answer(0, '487')], ''],
  ['no address any more', [answer(0, '200', { method: 'REGISTER' })], ''],
  ['a password for a REGISTER', [answer(0, '401', { method: 'REGISTER' })], ''],
  [
    'two kinds of requests',
    [answer(0, '200', { method: 'OPTIONS' }), answer(9, '403', { method: 'REGISTER' })],
    '',
  ],
  ['a change refused within a call', [answer(0, '488'), answer(900, '200', bye)], ''],
])('%s', (_, sent, told) => {
  const { tone, text } = heard(sent);
  expect(tone).toBe('plain');
  if (typeof told === 'string') expect(text).toBe(`${told}${noRequests}`);
  else expect(text).toMatch(told);
});

test('answers and a BYE of one side alone', () => {
  const theirs = say(9000, back, 'BYE', { seq: 9, branch: 'c', from: 't', to: 'f' });
  expect(heard([answer(0, '180'), answer(4000, '200'), theirs])).toEqual({
    tone: 'plain',
    text: 'The call was answered, and has ended. The beginning of the call is not in this capture. It only has what the carrier sent.',
  });
});

describe('the ACK of a refusal that the capture does not have', () => {
  const out = between('platform', 'carrier');
  const ack = (branch: string, seq = 1) => say(60, out, 'ACK', { branch, seq, to: 't' });
  const told = /^The call was not answered: .* It only has what the platform sent\.$/;
  test('goes over the branch of its INVITE', () => {
    expect(heard([say(0, out, 'INVITE'), ack('a')])).toEqual({
      tone: 'plain',
      text: expect.stringMatching(told),
    });
  });
  test('of the last try', () => {
    const again = say(90, out, 'INVITE', { seq: 2, branch: 'z' });
    expect(heard([say(0, out, 'INVITE'), ack('a'), again, ack('z', 2)]).text).toMatch(told);
    expect(heard([say(0, out, 'INVITE'), ack('a'), again]).text).toMatch(
      /^No answer to the INVITE/,
    );
  });
  test('of a call that was given up', () => {
    const sent = [say(0, out, 'INVITE'), say(50, out, 'CANCEL'), ack('a')];
    expect(heard(sent).text).toBe('The caller gave up after 50 ms.');
  });
  test('over another branch it is that of an answer', () => {
    expect(heard([say(0, out, 'INVITE'), ack('k')]).text).toMatch(/^The call was answered\./);
  });
});
