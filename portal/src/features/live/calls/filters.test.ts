import type { LiveCall } from '@trunkline/ui/engines/live-calls';
import { expect, test } from 'vitest';
import { callsGoingOn, filtered } from './filters.ts';

const call = (sid: string, part: Partial<LiveCall>): LiveCall => ({
  sid,
  parentSid: null,
  accountSid: 'a',
  applicationSid: null,
  direction: 'inbound',
  from: '12125550110',
  to: '18005550199',
  status: 'in-progress',
  sipStatus: 200,
  sipReason: 'OK',
  duration: null,
  endedBy: null,
  carrierName: null,
  traceId: null,
  firstSeen: 0,
  answeredSeen: 0,
  endedSeen: null,
  isGone: false,
  legs: [],
  ...part,
});

const any = { direction: '', status: '', text: '' };
const leg = call('leg', { to: 'desk100' });
const calls = [
  call('bridged', { legs: [leg] }),
  call('ringing', { direction: 'outbound', status: 'ringing', from: 'Sales' }),
];
const sids = (filter: Partial<typeof any>) =>
  filtered(calls, { ...any, ...filter }).map(({ sid }) => sid);

test('without a filter the calls are the same', () => {
  expect(filtered(calls, any)).toBe(calls);
});

test.each([
  [{ direction: 'outbound' }, ['ringing']],
  [{ status: 'connected' }, ['bridged']],
  [{ status: 'ringing' }, ['ringing']],
  [{ text: 'DESK' }, ['bridged']],
  [{ text: ' sales ' }, ['ringing']],
  [{ text: '5550199' }, ['bridged', 'ringing']],
  [{ text: '+1 (800) 555-0199' }, ['bridged', 'ringing']],
  [{ text: '\u200e212-555' }, ['bridged']],
  [{ text: 'ＤＥＳＫ１００' }, ['bridged']],
  [{ text: '.*' }, []],
  [{ text: '5550199', direction: 'inbound' }, ['bridged']],
])('%o leaves %o', (filter, left) => {
  expect(sids(filter)).toEqual(left);
});

test('calls are counted; legs and what is over are not', () => {
  expect(
    callsGoingOn([...calls, call('orphan', { parentSid: 'expired', direction: 'outbound' })]),
  ).toBe(2);
  expect(callsGoingOn([call('over', { status: 'busy' }), call('gone', { isGone: true })])).toBe(0);
});
