import * as v from 'valibot';
import { expect, test } from 'vitest';
import { recentCall } from './calls.ts';

const timesOf = (times: object) => {
  const call = v.parse(recentCall, {
    attempted_at: '2026-11-20T09:56:41.3Z',
    account_sid: 'c1b6c5d0-6b7e-4c0d-8f1e-2d3c4b5a6978',
    ...times,
  });
  return [call.answered_at, call.terminated_at];
};

test.each(['1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00Z', ''])(
  'a call that was never answered has no time of an answer: %j',
  (stored) => {
    expect(timesOf({ answered_at: stored, terminated_at: stored })).toEqual([null, null]);
  },
);

test('other times stay as they came', () => {
  const answered = '2026-11-20T09:56:51.40Z';
  expect(timesOf({ answered_at: answered, terminated_at: null })).toEqual([answered, null]);
  expect(timesOf({})).toEqual([null, null]);
});
