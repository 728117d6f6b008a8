import { describe, expect, it } from 'vitest';
import { type CallStatus, isLive, type LiveCall } from '../../engines/live-calls/index.ts';
import { callOf, seenOf } from '../../engines/live-calls/live-calls.fixtures.ts';
import { actionsOf, type MayControl } from './actions.model.ts';
import type { CallAction } from './call-actions.ts';

const statuses: CallStatus[] = [
  'trying',
  'ringing',
  'early-media',
  'in-progress',
  'queued',
  'completed',
  'busy',
  'no-answer',
  'failed',
];
const directions = ['inbound', 'outbound'] as const;
/** The call's only child leg: none, a leg with this status, or a leg that vanished while live. */
const children = [...statuses, 'none', 'gone'] as const;
type Child = (typeof children)[number];
const mays = [true, false].flatMap((isViewOnly) =>
  [true, false].map((hasBucket) => ({ isViewOnly, hasBucket })),
);

const endedSeenAt = (status: CallStatus) => (isLive(status) ? null : 5);

const legsOf = (child: Child) => {
  if (child === 'none') return [];
  const leg = { sid: 'leg', parentSid: 'call', direction: 'outbound' } as const;
  if (child === 'gone') return [seenOf({ ...leg, endedSeen: 5, isGone: true })];
  return [seenOf({ ...leg, status: child, endedSeen: endedSeenAt(child) })];
};

const call = (status: CallStatus, direction: LiveCall['direction'], child: Child) =>
  callOf({ sid: 'call', status, direction, endedSeen: endedSeenAt(status) }, legsOf(child));

const cases = statuses.flatMap((status) =>
  directions.flatMap((direction) =>
    children.flatMap((child) => mays.map((may) => ({ status, direction, child, may }))),
  ),
);

/** The rules per action, stated independently of the code that builds the menu. */
const offered: Record<CallAction, (one: (typeof cases)[number]) => boolean> = {
  mute: ({ status, child }) => status === 'in-progress' && child === 'in-progress',
  unmute: ({ status, child }) => status === 'in-progress' && child === 'in-progress',
  whisper: ({ status, child }) => status === 'in-progress' && child === 'in-progress',
  digits: ({ status }) => status === 'in-progress',
  redirect: ({ status }) => status === 'in-progress',
  'start-recording': ({ status, may }) => status === 'in-progress' && may.hasBucket,
  'stop-recording': ({ status, may }) => status === 'in-progress' && may.hasBucket,
  tag: ({ status }) => isLive(status),
  cancel: ({ status, direction }) =>
    status === 'trying' ||
    (direction === 'outbound' && (status === 'ringing' || status === 'early-media')),
  'hang-up': ({ status }) => status === 'in-progress',
  clear: ({ status }) => isLive(status),
};

const ofWhole = (whole: LiveCall, may: MayControl) => actionsOf(whole, whole, may);

describe('what is offered for a call', () => {
  it.each(statuses)('%s, in either direction, whatever its leg does', (status) => {
    for (const one of cases.filter((each) => each.status === status)) check(one);
  });

  function check(one: (typeof cases)[number]) {
    const actions = ofWhole(call(one.status, one.direction, one.child), one.may);
    const expected = Object.entries(offered).flatMap(([action, isOffered]) =>
      !one.may.isViewOnly && isOffered(one) ? [action] : [],
    );
    expect([...actions].sort(), JSON.stringify(one)).toEqual(expected.sort());
    expect(new Set(actions).size).toBe(actions.length);
    if (actions.length > 0) expect(actions.at(-1)).toBe('clear');
  }

  const may = { isViewOnly: false, hasBucket: true };

  it('is in one order, the most needed first', () => {
    expect(ofWhole(call('in-progress', 'inbound', 'in-progress'), may)).toEqual([
      'hang-up',
      'redirect',
      'whisper',
      'mute',
      'unmute',
      'digits',
      'start-recording',
      'stop-recording',
      'tag',
      'clear',
    ]);
    expect(ofWhole(call('trying', 'inbound', 'none'), may)).toEqual(['cancel', 'tag', 'clear']);
  });

  it('is nothing once it is gone', () => {
    const gone = callOf({ sid: 'call', endedSeen: 5, isGone: true }, legsOf('in-progress'));
    expect(ofWhole(gone, may)).toEqual([]);
  });

  it('is what a leg gets where the parent isn’t known', () => {
    const orphan = (status: CallStatus) =>
      callOf({ sid: 'leg', parentSid: 'x', direction: 'outbound', status });
    expect(ofWhole(orphan('in-progress'), may)).toEqual(['digits', 'clear']);
    expect(ofWhole(orphan('ringing'), may)).toEqual(['clear']);
  });
});

describe('what is offered for a leg', () => {
  it.each(statuses)('%s', (child) => {
    for (const { status, direction, may } of cases.filter((each) => each.child === child)) {
      const parent = call(status, direction, child);
      const actions = parent.legs.flatMap((leg) => actionsOf(parent, leg, may));
      if (may.isViewOnly || !isLive(child)) expect(actions).toEqual([]);
      else if (child !== 'in-progress') expect(actions).toEqual(['clear']);
      else if (status !== 'in-progress') expect(actions).toEqual(['digits', 'clear']);
      else expect(actions).toEqual(['whisper', 'mute', 'unmute', 'digits', 'clear']);
    }
  });

  it('that is gone: nothing', () => {
    const parent = call('in-progress', 'inbound', 'gone');
    const may = { isViewOnly: false, hasBucket: true };
    expect(parent.legs.map((leg) => actionsOf(parent, leg, may))).toEqual([[]]);
  });
});
