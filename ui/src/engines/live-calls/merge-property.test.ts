import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallLeg, LiveCall } from './live-call.types.ts';
import { legOf, statuses } from './live-calls.fixtures.ts';
import { dropEnded, isLive, mergeCalls } from './merge.model.ts';

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

/** Several polls of two accounts, some at the same moment. */
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

/** The calls before the last poll, that poll, and the calls after it. */
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
