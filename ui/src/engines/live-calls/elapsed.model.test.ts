import { describe, expect, it, test } from 'vitest';
import { elapsed, endOf } from './elapsed.model.ts';
import type { SeenLeg } from './live-call.types.ts';
import { seenOf } from './live-calls.fixtures.ts';

const leg = (given: Partial<SeenLeg>) => seenOf({ sid: 'a', firstSeen: 1000, ...given });

describe('how long at least', () => {
  it('counts from the first sight', () => {
    expect(elapsed(leg({ status: 'ringing' }), 5000)).toBe(4000);
  });
  it('counts from the answer where it was seen', () => {
    expect(elapsed(leg({ answeredSeen: 3000 }), 5000)).toBe(2000);
  });
  it('stops at the end', () => {
    expect(elapsed(leg({ answeredSeen: 3000, endedSeen: 4000, isGone: true }), 9000)).toBe(1000);
  });
  it('is the duration once the platform tells it', () => {
    const over = leg({ status: 'completed', duration: 250, endedSeen: 4000 });
    expect(elapsed(over, 9000)).toBe(250_000);
  });
  it('runs on where a call that goes on has a duration already', () => {
    expect(elapsed(leg({ duration: 0, answeredSeen: 3000 }), 5000)).toBe(2000);
  });
  it('is never negative', () => {
    expect(elapsed(leg({}), 0)).toBe(0);
  });
});

test.each<[Partial<SeenLeg>, string, string]>([
  [{ status: 'completed', endedBy: 'caller' }, 'caller-hung-up', ''],
  [{ status: 'completed', endedBy: 'caller', direction: 'outbound' }, 'far-end-hung-up', ''],
  [{ status: 'completed', endedBy: 'platform' }, 'platform-hung-up', ''],
  [{ status: 'completed', endedBy: 'platform', direction: 'outbound' }, 'platform-hung-up', ''],
  [{ status: 'completed' }, 'completed', ''],
  [{ status: 'busy', sipStatus: 486, sipReason: 'Busy Here' }, 'busy', '486'],
  [{ status: 'busy', sipStatus: null }, 'busy', ''],
  [{ status: 'no-answer', sipStatus: 487 }, 'caller-gave-up', ''],
  [{ status: 'no-answer', sipStatus: 487, direction: 'outbound' }, 'no-answer', ''],
  [{ status: 'no-answer', sipStatus: 480, direction: 'outbound' }, 'no-answer', '480'],
  [
    { status: 'failed', sipStatus: 503, sipReason: 'Service Unavailable' },
    'failed',
    '503 Service Unavailable',
  ],
  [{ status: 'failed', sipStatus: 503, sipReason: '' }, 'failed', '503'],
  [{ status: 'failed', sipStatus: 300, sipReason: '' }, 'failed', '300'],
  [{ status: 'failed', sipStatus: 100, sipReason: 'Trying' }, 'failed', ''],
  [{ status: 'in-progress', isGone: true }, 'gone', ''],
])('%o ended: %s %s', (given, reason, sip) => {
  expect(endOf(leg({ ...given, endedSeen: 2000 }))).toEqual({ reason, sip });
});

test('a live call has no end', () => {
  expect(endOf(leg({}))).toBeNull();
});
