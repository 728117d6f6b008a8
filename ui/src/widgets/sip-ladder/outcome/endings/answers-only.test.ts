import { expect, test } from 'vitest';
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
  // None of these tells what came of the call.
  ['ringing', [answer(0, '180')], ''],
  ['a password', [answer(0, '407')], ''],
  ['given up', [answer(0, '487')], ''],
  ['a change refused within a call', [answer(0, '488'), answer(900, '200', bye)], ''],
])('%s', (_, sent, told) => {
  const { tone, text } = heard(sent);
  expect(tone).toBe('plain');
  if (typeof told === 'string') expect(text).toBe(`${told}${noRequests}`);
  else expect(text).toMatch(told);
});
