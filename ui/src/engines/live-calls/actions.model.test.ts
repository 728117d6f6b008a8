import { describe, expect, it, test } from 'vitest';
import { actionsOf, legActionsOf } from './actions.model.ts';
import { elapsed, endOf } from './call-state.model.ts';
import type { CallLeg, CallStatus, LiveCall } from './live-call.types.ts';
import { sampleLeg } from './live-calls.fixtures.ts';
import { mergeCalls } from './merge.model.ts';

const may = { isViewOnly: false, hasBucket: false };
const liveStatuses: CallStatus[] = ['trying', 'ringing', 'early-media', 'in-progress', 'queued'];
const endedStatuses: CallStatus[] = ['completed', 'busy', 'no-answer', 'failed'];

/** A call seen while it rang, then with this record, and with a leg where one is given. */
function seen(part: Partial<CallLeg>, partner?: CallStatus): LiveCall {
  const leg = sampleLeg({ sid: 'call', ...part });
  const child = partner && sampleLeg({ sid: 'leg', parentSid: 'call', status: partner });
  const first = mergeCalls([], 'acme', [{ ...leg, status: 'trying' }], 0);
  const [call] = mergeCalls(first, 'acme', child ? [leg, child] : [leg], 1000);
  if (!call) throw new Error('The call is lost.');
  return call;
}

describe.each(['inbound', 'outbound'] as const)('an %s call', (direction) => {
  test.each(liveStatuses)('that is %s', (status) => {
    const actions = actionsOf(seen({ direction, status }), may);
    const isAnswered = status === 'in-progress';
    const isRinging =
      status === 'trying' ||
      (direction === 'outbound' && (status === 'ringing' || status === 'early-media'));
    expect(actions).toEqual([
      ...(isAnswered ? ['redirect', 'digits'] : []),
      'tag',
      ...(isAnswered ? ['hang-up'] : []),
      ...(isRinging ? ['cancel'] : []),
      'clear',
    ]);
  });

  test.each(endedStatuses)('that is %s can’t be changed', (status) => {
    expect(actionsOf(seen({ direction, status }), may)).toEqual([]);
  });

  test.each([...liveStatuses, ...endedStatuses])('with a leg that is %s', (partner) => {
    const call = seen({ direction }, partner);
    const talks = partner === 'in-progress';
    expect(actionsOf(call, may).includes('mute')).toBe(talks);
    expect(actionsOf(call, may).includes('whisper')).toBe(talks);
    const [leg] = call.legs;
    const onLeg = leg ? legActionsOf(call, leg, may) : [];
    expect(onLeg).toEqual(talks ? ['mute', 'unmute', 'whisper', 'digits'] : []);
  });
});

it('records only where the account has a place for it', () => {
  const recording = ['start-recording', 'stop-recording'];
  expect(actionsOf(seen({}), may)).not.toEqual(expect.arrayContaining(recording));
  expect(actionsOf(seen({}), { ...may, hasBucket: true })).toEqual(
    expect.arrayContaining(recording),
  );
});

it('offers nothing to who may only look, nor for a call that is gone', () => {
  const call = seen({}, 'in-progress');
  const looking = { isViewOnly: true, hasBucket: true };
  expect(actionsOf(call, looking)).toEqual([]);
  expect(call.legs.flatMap((leg) => legActionsOf(call, leg, looking))).toEqual([]);
  const [gone] = mergeCalls([call], 'acme', [], 2000);
  expect(gone && actionsOf(gone, may)).toEqual([]);
});

it('counts from the answer, before that from the first sight, and not beyond the end', () => {
  expect(elapsed(seen({ status: 'trying' }), 5000)).toBe(5000);
  expect(elapsed(seen({}), 5000)).toBe(4000);
  const [ended] = mergeCalls([seen({})], 'acme', [], 3000);
  expect(ended && elapsed(ended, 9000)).toBe(2000);
});

test.each([
  [{}, undefined],
  [{ status: 'busy' }, 'busy'],
  [{ status: 'no-answer' }, 'no-answer'],
  [{ status: 'failed' }, 'failed'],
  [{ status: 'completed' }, 'hung-up'],
  [{ status: 'completed', endedBy: 'platform' }, 'platform-hung-up'],
  [{ status: 'completed', endedBy: 'caller' }, 'caller-hung-up'],
  [{ status: 'completed', endedBy: 'caller', direction: 'outbound' }, 'callee-hung-up'],
] as const)('%o ended because: %s', (part, end) => {
  expect(endOf(seen(part))).toBe(end);
});
