import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { CallLeg, CallStatus, LiveCall } from './live-call.types.ts';
import { callOf, legOf, seenOf } from './live-calls.fixtures.ts';
import { dropEnded, isLive, mergeCalls } from './merge.model.ts';

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

/* Few sids, accounts and texts: a random call in a random answer would never be seen twice. */
const sids = ['a', 'b', 'c', 'd', 'e', 'f'];
const readLeg = fc.record({
  sid: fc.constantFrom(...sids),
  parentSid: fc.option(fc.constantFrom(...sids, 'x')),
  status: fc.constantFrom(...statuses),
  sipStatus: fc.constantFrom(100, 180, 200, 486),
});
const readAnswer = fc.uniqueArray(readLeg, { selector: ({ sid }) => sid, maxLength: 6 });
const readPoll = fc.record({
  accountSid: fc.constantFrom('acme', 'globex'),
  legs: readAnswer,
  wait: fc.integer({ min: 0, max: 2 }),
});

type Poll = { accountSid: string; answer: CallLeg[]; now: number };

/** Several polls of two accounts; some at the same moment. */
const polls = fc.array(readPoll, { maxLength: 12 }).map((asked) => {
  let now = 0;
  return asked.map(({ accountSid, legs, wait }): Poll => {
    now += wait;
    return {
      accountSid,
      now,
      answer: legs.map((leg) => ({
        ...legOf(leg),
        sid: `${accountSid}-${leg.sid}`,
        parentSid: leg.parentSid && `${accountSid}-${leg.parentSid}`,
        accountSid,
      })),
    };
  });
});

const merged = (all: readonly Poll[]) =>
  all.reduce<readonly LiveCall[]>(
    (calls, { accountSid, answer, now }) => mergeCalls(calls, accountSid, answer, now),
    [],
  );

const sidsOf = (calls: readonly LiveCall[]) =>
  calls.flatMap(({ sid, legs }) => [sid, ...legs.map((leg) => leg.sid)]);

/** What is known before the last poll, that poll, and what is known after it. */
const step = polls
  .filter((all) => all.length > 0)
  .map((all) => {
    const last = all.at(-1) ?? { accountSid: 'acme', answer: [], now: 0 };
    const before = merged(all.slice(0, -1));
    const after = mergeCalls(before, last.accountSid, last.answer, last.now);
    return { all, last, before, after };
  });

const runs = { numRuns: 600 };
const holds = (
  name: string,
  check: (one: typeof step extends fc.Arbitrary<infer T> ? T : never) => void,
) => it(name, () => fc.assert(fc.property(step, check), runs));

describe('whatever the answers are', () => {
  holds('nothing is there twice', ({ after }) => {
    expect(new Set(sidsOf(after)).size).toBe(sidsOf(after).length);
  });

  holds('nothing is lost', ({ before, last, after }) => {
    const live = last.answer.filter(({ status }) => isLive(status)).map(({ sid }) => sid);
    expect(sidsOf(after)).toEqual(expect.arrayContaining([...sidsOf(before), ...live]));
  });

  holds('nothing else is there', ({ before, last, after }) => {
    const live = last.answer.filter(({ status }) => isLive(status)).map(({ sid }) => sid);
    expect([...sidsOf(before), ...live]).toEqual(expect.arrayContaining(sidsOf(after)));
  });

  holds('a leg is as the answer has it', ({ last, after }) => {
    const known = new Map(
      after.flatMap((call) => [call, ...call.legs]).map((leg) => [leg.sid, leg]),
    );
    for (const leg of last.answer) {
      if (known.has(leg.sid)) expect(known.get(leg.sid)).toMatchObject(leg);
    }
  });

  holds('no call changes its place among the others', ({ before, after }) => {
    const tops = before.map(({ sid }) => sid);
    const still = after.map(({ sid }) => sid).filter((sid) => tops.includes(sid));
    expect(still).toEqual(tops.filter((sid) => still.includes(sid)));
  });

  holds('a leg under a call is of its account', ({ after }) => {
    for (const call of after)
      for (const leg of call.legs) expect(leg.accountSid).toBe(call.accountSid);
  });

  holds(
    'a leg is a call of its own only without a parent, or in a ring of parents',
    ({ after }) => {
      const all = new Map(
        after.flatMap((call) => [call, ...call.legs]).map((leg) => [leg.sid, leg]),
      );
      for (const call of after) {
        const passed = new Set<string>();
        let next: string | null = call.parentSid;
        while (next !== null && all.has(next) && !passed.has(next)) {
          passed.add(next);
          next = all.get(next)?.parentSid ?? null;
        }
        expect(next === null || !all.has(next) ? passed.size : 0).toBe(0);
      }
    },
  );

  holds('the first sight stays', ({ before, after }) => {
    const all = (calls: readonly LiveCall[]) => calls.flatMap((call) => [call, ...call.legs]);
    const now = new Map(all(after).map((leg) => [leg.sid, leg]));
    for (const { sid, firstSeen, answeredSeen } of all(before)) {
      expect(now.get(sid)?.firstSeen).toBe(firstSeen);
      if (answeredSeen !== null) expect(now.get(sid)?.answeredSeen).toBe(answeredSeen);
    }
  });

  holds('what the other account has stays the same objects', ({ before, last, after }) => {
    const others = (calls: readonly LiveCall[]) =>
      calls.filter(({ accountSid }) => accountSid !== last.accountSid);
    expect(others(after).every((call, index) => call === others(before)[index])).toBe(true);
  });

  holds('the same answer again changes nothing, up to the list itself', ({ last, after }) => {
    expect(mergeCalls(after, last.accountSid, last.answer, last.now + 5)).toBe(after);
  });

  holds('every leg has an end exactly when it is over or gone', ({ after }) => {
    for (const leg of after.flatMap((call) => [call, ...call.legs])) {
      expect(leg.endedSeen !== null).toBe(leg.isGone || !isLive(leg.status));
    }
  });

  it('the order within an answer does not matter', () => {
    const shuffled = step.chain(({ before, last, after }) =>
      fc
        .shuffledSubarray([...last.answer, ...last.answer.slice(0, 2)], {
          minLength: last.answer.length + Math.min(2, last.answer.length),
        })
        .map((answer) => ({ before, after, last: { ...last, answer } })),
    );
    fc.assert(
      fc.property(shuffled, ({ before, last, after }) => {
        expect(mergeCalls(before, last.accountSid, last.answer, last.now)).toEqual(after);
      }),
      runs,
    );
  });

  it('the order of two accounts read at one moment does not matter', () => {
    fc.assert(
      fc.property(step, polls, ({ before }, next) => {
        const now = 100;
        const one = next.find(({ accountSid }) => accountSid === 'acme')?.answer ?? [];
        const other = next.find(({ accountSid }) => accountSid === 'globex')?.answer ?? [];
        const acmeFirst = mergeCalls(mergeCalls(before, 'acme', one, now), 'globex', other, now);
        const acmeLast = mergeCalls(mergeCalls(before, 'globex', other, now), 'acme', one, now);
        expect(acmeFirst).toEqual(acmeLast);
      }),
      runs,
    );
  });

  holds('a call drops out once, and never a live one', ({ after }) => {
    const kept = dropEnded(after, 10, 5);
    expect(dropEnded(kept, 10, 5)).toBe(kept);
    const live = (calls: readonly LiveCall[]) =>
      calls.flatMap((call) => [call, ...call.legs]).filter((leg) => leg.endedSeen === null);
    expect(live(kept).map(({ sid }) => sid)).toEqual(live(after).map(({ sid }) => sid));
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
