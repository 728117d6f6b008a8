import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallLeg, CallStatus, LiveCall } from './live-call.types.ts';
import { sampleLeg } from './live-calls.fixtures.ts';
import { dropEnded, mergeCalls } from './merge.model.ts';

const merge = (before: readonly LiveCall[], answer: readonly CallLeg[], now = 0) =>
  mergeCalls(before, 'acme', answer, now);
const shape = (calls: readonly LiveCall[]) =>
  calls.map(({ sid, legs }) => [sid, ...legs.map((leg) => leg.sid)]);
const call = (sid: string, part: Partial<CallLeg> = {}) => sampleLeg({ sid, ...part });

describe('one poll after the other', () => {
  it('puts new calls first, and never moves those that are there', () => {
    const first = merge([], [call('b'), call('c')]);
    const second = merge(first, [call('a'), call('c'), call('b')], 5);
    expect(shape(second)).toEqual([['a'], ['b'], ['c']]);
    expect(shape(merge(second, [call('c'), call('b'), call('a')], 9))).toEqual([
      ['a'],
      ['b'],
      ['c'],
    ]);
  });

  it('puts legs below the call that dialled them, those of legs too', () => {
    const legs = [call('p'), call('l2', { parentSid: 'l1' }), call('l1', { parentSid: 'p' })];
    expect(shape(merge([], legs))).toEqual([['p', 'l1', 'l2']]);
  });

  it('shows a leg for itself until its call is there', () => {
    const alone = merge([], [call('l', { parentSid: 'p' })]);
    expect(shape(alone)).toEqual([['l']]);
    expect(shape(merge(alone, [call('l', { parentSid: 'p' }), call('p')], 1))).toEqual([
      ['p', 'l'],
    ]);
  });

  it('shows legs that name each other for themselves', () => {
    const legs = [call('a', { parentSid: 'b' }), call('b', { parentSid: 'a' })];
    expect(shape(merge([], legs))).toEqual([['a'], ['b']]);
  });

  it('leaves out what had ended before it was seen', () => {
    expect(merge([], [call('a', { status: 'completed' })])).toEqual([]);
  });

  it('notes when a call was first seen, answered and ended', () => {
    const ringing = merge([], [call('a', { status: 'ringing', direction: 'outbound' })], 10);
    const answered = merge(ringing, [call('a')], 20);
    const talking = merge(answered, [call('a', { sipReason: 'Fine' })], 30);
    const ended = merge(talking, [call('a', { status: 'completed', duration: 3 })], 40);
    expect(ended[0]).toMatchObject({
      firstSeen: 10,
      answeredSeen: 20,
      endedSeen: 40,
      isGone: false,
    });
  });

  it('keeps a call that left the list as ended, and takes it back when it returns', () => {
    const gone = merge(merge([], [call('a')], 1), [], 2);
    expect(gone[0]).toMatchObject({ endedSeen: 2, isGone: true, status: 'in-progress' });
    expect(merge(gone, [call('a')], 3)[0]).toMatchObject({ endedSeen: null, isGone: false });
  });

  it('leaves the calls of other accounts alone', () => {
    const other = mergeCalls([], 'other', [call('x', { accountSid: 'other' })], 0);
    const both = merge(other, [call('a')], 1);
    expect(shape(merge(both, [], 2))).toEqual([['a'], ['x']]);
    expect(merge(both, [], 2)[1]).toBe(other[0]);
  });

  it('keeps the same objects where nothing is new', () => {
    const legs = [call('p'), call('l', { parentSid: 'p' }), call('q')];
    const first = merge([], legs);
    expect(
      merge(
        first,
        legs.map((leg) => ({ ...leg })),
        9,
      ),
    ).toBe(first);
    const [p, q] = merge(
      first,
      [call('p'), call('l', { parentSid: 'p', sipReason: 'x' }), call('q')],
      9,
    );
    expect(p).not.toBe(first[0]);
    expect(q).toBe(first[1]);
  });
});

it('ended calls stay a minute', () => {
  const ended = merge(merge([], [call('a'), call('b')]), [call('b')], 1000);
  expect(dropEnded(ended, 60_999)).toBe(ended);
  expect(shape(dropEnded(ended, 61_000))).toEqual([['b']]);
});

describe('any polls', () => {
  const statuses: CallStatus[] = ['trying', 'ringing', 'in-progress', 'completed', 'failed'];
  const sids = ['a', 'b', 'c', 'd', 'e'];
  const leg = fc.record({
    sid: fc.constantFrom(...sids),
    parentSid: fc.option(fc.constantFrom(...sids), { nil: null }),
    status: fc.constantFrom(...statuses),
  });
  const answer = fc
    .uniqueArray(leg, { selector: ({ sid }) => sid, maxLength: 5 })
    .map((legs) => legs.map(sampleLeg));
  const all = (calls: readonly LiveCall[]) => calls.flatMap((one) => [one, ...one.legs]);

  it('show each leg once, lose none that was live, and move none', () => {
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 6 }), (answers) => {
        let calls: readonly LiveCall[] = [];
        answers.forEach((one, now) => {
          const before = calls;
          calls = merge(before, one, now);
          const shown = all(calls).map(({ sid }) => sid);
          expect(new Set(shown).size).toBe(shown.length);
          for (const { sid, status } of one) {
            if (status !== 'completed' && status !== 'failed') expect(shown).toContain(sid);
          }
          for (const { sid } of all(before)) expect(shown).toContain(sid);
          const stayed = before.filter((call) => calls.some(({ sid }) => sid === call.sid));
          const after = calls.filter((call) => before.some(({ sid }) => sid === call.sid));
          expect(after.map(({ sid }) => sid)).toEqual(stayed.map(({ sid }) => sid));
        });
      }),
    );
  });

  it('are the same in any order of an answer', () => {
    fc.assert(
      fc.property(answer, answer, fc.infiniteStream(fc.nat()), (first, second, numbers) => {
        const shuffled = <Item>(items: readonly Item[]) =>
          items
            .map((item) => ({ item, at: numbers.next().value ?? 0 }))
            .sort((a, b) => a.at - b.at)
            .map(({ item }) => item);
        const straight = merge(merge([], first, 1), second, 2);
        const mixed = merge(merge([], shuffled(first), 1), shuffled(second), 2);
        expect(mixed).toEqual(straight);
      }),
    );
  });
});
