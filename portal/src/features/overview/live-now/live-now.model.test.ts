import { expect, test } from 'vitest';
import { goingIn } from '../../../shared/calls/going-on.ts';
import { askedFirst, failuresNow, figuresNow } from './live-now.model.ts';

test('accounts with most calls today are asked first; never more than thirty', () => {
  const calls = ['c', 'e', 'e', 'gone', 'gone', 'gone'].map((account_sid) => ({ account_sid }));
  expect(askedFirst(['a', 'b', 'c', 'd', 'e'], calls)).toEqual(['e', 'c', 'a', 'b', 'd']);
  const many = Array.from({ length: 40 }, (_, index) => `${index}`);
  expect(askedFirst(many, [])).toHaveLength(30);
  expect(askedFirst(['a'], [])).toEqual(['a']);
});

test('a call with its legs is one; those that ended are none', () => {
  expect(
    goingIn([
      { call_status: 'in-progress', parent_call_sid: undefined },
      { call_status: 'in-progress', parent_call_sid: 'x' },
      { call_status: 'trying', parent_call_sid: undefined },
      { call_status: 'completed', parent_call_sid: undefined },
    ]),
  ).toBe(2);
});

test('no answer is no figure; no call is', () => {
  expect(figuresNow(new Map())).toMatchObject({ calls: null, answeredAccounts: 0 });
  expect(figuresNow(new Map([['a', { queues: [] }]]))).toMatchObject({
    calls: null,
    answeredAccounts: 0,
  });
  expect(figuresNow(new Map([['a', { calls: 0 }]]))).toEqual({
    calls: 0,
    busiest: null,
    longest: null,
    answeredAccounts: 1,
  });
});

test('the busiest account and the longest queue of all that answered', () => {
  const now = new Map([
    ['a', { calls: 2, queues: [{ name: 'sales', length: 2 }] }],
    [
      'b',
      {
        calls: 5,
        // eu:support and support read the same.
        queues: [
          { name: 'support', length: 2 },
          { name: 'support', length: 1 },
        ],
      },
    ],
    ['c', { queues: [{ name: 'vip', length: 1 }] }],
  ]);
  expect(figuresNow(now)).toEqual({
    calls: 7,
    busiest: { accountSid: 'b', calls: 5 },
    longest: { accountSid: 'b', name: 'support', waiting: 3 },
    answeredAccounts: 2,
  });
});

test('what could not be loaded is told with its reason, once', () => {
  const none = new Map<string, unknown>();
  const failed = new Map<string, unknown>([['a', new Error('away')]]);
  const both = new Map<string, unknown>([...failed, ['b', new Error('away')]]);
  expect(failuresNow(none, none, true)).toEqual([]);
  expect(failuresNow(failed, none, false)).toEqual([
    expect.stringMatching(/^Couldn’t load the live calls: ./),
  ]);
  expect(failuresNow(failed, failed, false)).toEqual([
    expect.stringMatching(/^Couldn’t load the live calls and queues: ./),
  ]);
  expect(failuresNow(both, failed, true)).toEqual([
    expect.stringMatching(/^Couldn’t load the live calls of 2 accounts: ./),
    expect.stringMatching(/^Couldn’t load the queues of 1 account: ./),
  ]);
});
