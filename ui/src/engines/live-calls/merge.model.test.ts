import { describe, expect, it, test } from 'vitest';
import type { CallStatus, LiveCall } from './live-call.types.ts';
import { callOf, legOf, seenOf, statuses } from './live-calls.fixtures.ts';
import { dropEnded, isLive, mergeCalls } from './merge.model.ts';

test('four statuses are those of an end', () => {
  expect(statuses.filter((status) => !isLive(status))).toEqual([
    'completed',
    'busy',
    'no-answer',
    'failed',
  ]);
});

const outline = (calls: readonly LiveCall[]) =>
  calls.map(({ sid, legs }) => (legs.length > 0 ? [sid, legs.map((leg) => leg.sid)] : sid));

describe('one account after another answer', () => {
  it('puts the newest first, and leaves what is there where it is', () => {
    const first = mergeCalls([], 'acme', [legOf({ sid: 'b' }), legOf({ sid: 'a' })], 1000);
    expect(outline(first)).toEqual(['a', 'b']);
    const answer = ['c', 'b', 'a'].map((sid) => legOf({ sid }));
    expect(outline(mergeCalls(first, 'acme', answer, 2000))).toEqual(['c', 'a', 'b']);
  });

  it('remembers when it first saw a call, its answer and its end', () => {
    const at = (status: CallStatus, now: number, before: readonly LiveCall[]) =>
      mergeCalls(before, 'acme', [legOf({ sid: 'a', status })], now);
    const [ringing, talking, stillTalking, over, stillOver] = [
      at('ringing', 1, []),
      at('in-progress', 2, at('ringing', 1, [])),
      at('in-progress', 3, at('in-progress', 2, at('ringing', 1, []))),
      at('completed', 4, at('in-progress', 2, [])),
      at('completed', 9, at('completed', 4, at('in-progress', 2, []))),
    ].map(([call]) => [call?.firstSeen, call?.answeredSeen, call?.endedSeen]);
    expect(ringing).toEqual([1, null, null]);
    expect(talking).toEqual([1, 2, null]);
    expect(stillTalking).toEqual([1, 2, null]);
    expect(over).toEqual([2, 2, 4]);
    expect(stillOver).toEqual([2, 2, 4]);
  });

  it('keeps a call that is missing as gone, and takes it back', () => {
    const before = mergeCalls([], 'acme', [legOf({ sid: 'a' })], 1);
    const gone = mergeCalls(before, 'acme', [], 2);
    expect(gone).toEqual([{ ...before[0], endedSeen: 2, isGone: true }]);
    expect(mergeCalls(gone, 'acme', [], 3)).toBe(gone);
    expect(mergeCalls(gone, 'acme', [legOf({ sid: 'a' })], 4)).toEqual(before);
  });

  it('leaves an ended call as it ended when its record expires', () => {
    const before = [callOf({ sid: 'a', status: 'busy', endedSeen: 5 })];
    expect(mergeCalls(before, 'acme', [], 6)).toBe(before);
  });

  it('does not show what had ended before', () => {
    const answer = [
      legOf({ sid: 'a', status: 'completed' }),
      legOf({ sid: 'b', parentSid: 'a', direction: 'outbound' }),
    ];
    expect(outline(mergeCalls([], 'acme', answer, 1))).toEqual(['b']);
  });

  it('moves a leg under its parent as soon as that is there', () => {
    const leg = legOf({ sid: 'leg', parentSid: 'call', direction: 'outbound' });
    const alone = mergeCalls([], 'acme', [leg], 1);
    expect(outline(alone)).toEqual(['leg']);
    const both = mergeCalls(alone, 'acme', [leg, legOf({ sid: 'call' })], 2);
    expect(outline(both)).toEqual([['call', ['leg']]]);
    expect(both[0]?.legs[0]).toEqual({ ...seenOf(leg), firstSeen: 1, answeredSeen: 1 });
  });

  it('puts the legs of legs under the call, oldest first', () => {
    const [a, b] = [legOf({ sid: 'a' }), legOf({ sid: 'b', parentSid: 'a' })];
    const two = mergeCalls([], 'acme', [a, b], 1);
    const three = mergeCalls(two, 'acme', [legOf({ sid: '0', parentSid: 'b' }), b, a], 2);
    expect(outline(three)).toEqual([['a', ['b', '0']]]);
  });

  it('shows legs that are each other’s parents as calls', () => {
    const answer = [
      legOf({ sid: 'a', parentSid: 'b' }),
      legOf({ sid: 'b', parentSid: 'a' }),
      legOf({ sid: 'c', parentSid: 'c' }),
      legOf({ sid: 'd', parentSid: 'a' }),
    ];
    expect(outline(mergeCalls([], 'acme', answer, 1))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('believes the later of two statuses of one leg', () => {
    const before = [callOf({ sid: 'a' })];
    const answer = [legOf({ sid: 'a', status: 'completed' }), legOf({ sid: 'a' })];
    expect(mergeCalls(before, 'acme', answer, 7)[0]?.endedSeen).toBe(7);
  });
});

describe('ended calls', () => {
  const live = callOf({ sid: 'live' });
  const over = callOf({ sid: 'over', status: 'completed', endedSeen: 1000 });

  it('stay a minute', () => {
    const calls = [live, over];
    expect(dropEnded(calls, 60_999)).toBe(calls);
    expect(dropEnded(calls, 61_000)).toEqual([live]);
    expect(dropEnded(calls, 61_000)[0]).toBe(live);
  });

  it('stay while one of their legs does', () => {
    const leg = seenOf({ sid: 'leg', parentSid: 'over' });
    const calls = [{ ...over, legs: [leg] }];
    expect(dropEnded(calls, 90_000)).toBe(calls);
  });

  it('take ended legs out of a call that goes on', () => {
    const rang = seenOf({ sid: 'rang', parentSid: 'live', status: 'no-answer', endedSeen: 0 });
    const talks = seenOf({ sid: 'talks', parentSid: 'live' });
    expect(dropEnded([{ ...live, legs: [rang, talks] }], 60_000)).toEqual([
      { ...live, legs: [talks] },
    ]);
  });
});
