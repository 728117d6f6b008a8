import { describe, expect, it } from 'vitest';
import type { LiveCall, SeenLeg } from '../../engines/live-calls/index.ts';
import { callOf as call, seenOf } from '../../engines/live-calls/live-calls.fixtures.ts';
import { heldCalls, waitingIn } from './held.model.ts';

const childOf = (parentSid: string, given: Partial<SeenLeg> & { sid: string }) =>
  seenOf({ parentSid, ...given });

const [a, b] = [call({ sid: 'a' }), call({ sid: 'b' })];
const leg = childOf('a', { sid: 'leg' });
const ended = (one: LiveCall): LiveCall => ({ ...one, status: 'completed', endedSeen: 5 });

describe('rows that are held', () => {
  it('are the same while nothing of them changes', () => {
    const shown = [a, b];
    expect(heldCalls(shown, [call({ sid: 'c' }), a, b])).toBe(shown);
  });

  it('take what is new of a call, and leave the others alone', () => {
    const next = heldCalls([a, b], [ended(a), b]);
    expect(next).toEqual([ended(a), b]);
    expect(next[1]).toBe(b);
  });

  it('keep what left the list as it was last', () => {
    const over = heldCalls([a, b], [ended(a), b]);
    expect(heldCalls(over, [b])).toBe(over);
  });

  it('leave out a leg that is new, whatever else changes, and settle', () => {
    const dialled = { ...a, to: 'desk', legs: [leg] };
    const next = heldCalls([a], [dialled]);
    expect(next).toEqual([{ ...a, to: 'desk' }]);
    expect(heldCalls(next, [dialled])).toBe(next);
  });

  it('keep a leg that left, and take what is new of one that stayed', () => {
    const other = childOf('a', { sid: 'other' });
    const shown = [{ ...a, legs: [leg, other] }];
    const talks = { ...other, to: 'desk102' };
    const next = heldCalls(shown, [{ ...a, legs: [talks] }]);
    expect(next).toEqual([{ ...a, legs: [leg, talks] }]);
    expect(heldCalls(next, [{ ...a, legs: [talks] }])).toBe(next);
  });

  it('keep a leg where it was when its parent appears', () => {
    const alone = { ...leg, legs: [] };
    const adopted = [{ ...a, legs: [{ ...leg, to: 'desk102' }] }];
    const next = heldCalls([alone], adopted);
    expect(next).toEqual([{ ...alone, to: 'desk102' }]);
    expect(heldCalls(next, adopted)).toBe(next);
    expect(waitingIn(next, adopted)).toEqual({ calls: 1, legs: 0 });
  });

  it('are the given objects again once nothing is held back', () => {
    const known = { ...a, legs: [leg] };
    const now = { ...a, legs: [{ ...leg, to: 'desk102' }] };
    expect(heldCalls([known], [now])[0]).toBe(now);
  });
});

describe('what waits', () => {
  it('is counted by calls and by legs of shown calls', () => {
    const dialled = { ...a, legs: [leg, childOf('a', { sid: 'two' })] };
    const unseen = { ...b, legs: [childOf('b', { sid: 'three' })] };
    expect(waitingIn([a], [unseen, dialled])).toEqual({ calls: 1, legs: 2 });
  });

  it('is nothing that has ended meanwhile', () => {
    expect(waitingIn([a], [ended(b), a])).toEqual({ calls: 0, legs: 0 });
  });
});
