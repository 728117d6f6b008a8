import { expect, test } from 'vitest';
import type { Sent } from '../../../engines/sip-capture/capture.fixtures.ts';
import { between, heard, say } from './dialogs.fixtures.ts';

const [out, back] = [between('platform', 'carrier'), between('carrier', 'platform')];
const to = 't';
const call: readonly Sent[] = [
  say(0, out, 'INVITE'),
  say(20, back, '100'),
  say(500, back, '180', { to }),
  say(4000, back, '200', { to }),
  say(4010, out, 'ACK', { branch: 'k', to }),
  say(9000, out, 'BYE', { seq: 2, branch: 'b', to }),
  say(9010, back, '200', { seq: 2, branch: 'b', to, method: 'BYE' }),
];
/** The clock is set forward before a message. */
const setForward = (index: number, by: number) =>
  call.map((one, at) => (at < index ? one : { ...one, after: one.after + by }));
const hour = 3_600_000;
const why = 'The clock was set forward during this capture, so the times across that mean nothing.';

test.each([
  ['the first answer', 1, hour, 'answered and ended by the caller 5.00 s later.'],
  ['the first answer', 1, 40_000, 'answered and ended by the caller 5.00 s later.'],
  [
    'an answer that nobody waits for',
    3,
    48 * hour,
    'answered and ended by the caller 5.00 s later.',
  ],
  ['the ACK', 4, hour, 'answered after 4.00 s and ended by the caller 4.99 s later.'],
  ['the answer to the BYE', 6, hour, 'answered after 4.00 s and ended by the caller 5.00 s later.'],
])('before %s (%d, by %d ms)', (_, index, by, told) => {
  expect(heard(setForward(index, by))).toEqual({
    tone: 'good',
    text: `The call was ${told} ${why}`,
  });
});

test.each([
  ['a wait for a person', 3, 170_000],
  ['a talk', 5, hour],
  ['a slow network', 1, 20_000],
])('%s may be as long', (_, index, by) => {
  expect(heard(setForward(index, by)).text).not.toMatch(/clock/);
});

test('where one side alone is later, its clock is another', () => {
  const [invite, trying] = setForward(1, hour);
  const busy = say(hour + 600, back, '486', { to });
  expect(heard([invite, trying, busy].filter((one) => one !== undefined))).toEqual({
    tone: 'bad',
    text: 'The call was rejected by the carrier with 486: the line is busy. The clocks of the two sides differ, so the times between them mean nothing.',
  });
});

test('repeats show that the wait is real', () => {
  const late = say(40_000, back, '200', { to, method: 'OPTIONS' });
  const sent = (times: readonly number[]) =>
    heard([...times.map((after) => say(after, out, 'OPTIONS')), late]).text;
  expect(sent([0, 500, 1500, 3500, 7500])).toBe(
    'The OPTIONS was accepted by the carrier after 40.00 s.',
  );
  expect(sent([0])).toMatch(/clocks of the two sides differ/);
});
