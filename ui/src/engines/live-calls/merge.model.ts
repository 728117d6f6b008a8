import type { CallLeg, CallStatus, LiveCall, SeenLeg } from './live-call.types.ts';

const ended: readonly CallStatus[] = ['completed', 'busy', 'no-answer', 'failed'];

/** Whether a call with this status is still up. */
export const isLive = (status: CallStatus) => !ended.includes(status);

/** From the beginning of a call to its end. */
const progress: readonly CallStatus[] = [
  'trying',
  'queued',
  'ringing',
  'early-media',
  'in-progress',
  ...ended,
];

/** A list that changes while it is read may name a leg twice: the later entry is newer. */
const isFurther = (leg: CallLeg, than: CallLeg) =>
  progress.indexOf(leg.status) > progress.indexOf(than.status);

/** Same members, same values; `now` wins. */
const isSame = (before: object, now: object) => {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.entries(now).every(([member, value]) => known.get(member) === value);
};

function seen(leg: CallLeg, known: SeenLeg | undefined, now: number): SeenLeg | null {
  const hasEnded = !isLive(leg.status);
  // Ended before this page opened, or left the list a minute after its end.
  if (!known && hasEnded) return null;
  const next: SeenLeg = {
    ...leg,
    firstSeen: known?.firstSeen ?? now,
    answeredSeen: known?.answeredSeen ?? (leg.status === 'in-progress' ? now : null),
    endedSeen: hasEnded ? (known?.endedSeen ?? now) : null,
    isGone: false,
  };
  return known && isSame(known, next) ? known : next;
}

const notSeen = (known: SeenLeg, now: number): SeenLeg =>
  known.endedSeen === null ? { ...known, endedSeen: now, isGone: true } : known;

const bySid = (a: CallLeg, b: CallLeg) => (a.sid < b.sid ? -1 : Number(a.sid > b.sid));
const newestFirst = (a: SeenLeg, b: SeenLeg) => b.firstSeen - a.firstSeen || bySid(a, b);
const oldestFirst = (a: SeenLeg, b: SeenLeg) => a.firstSeen - b.firstSeen || bySid(a, b);

const isSameList = <Item>(a: readonly Item[], b: readonly Item[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** The topmost parent of a leg; the leg itself if its parent is unknown or circular. */
function topOf(leg: SeenLeg, all: ReadonlyMap<string, SeenLeg>): SeenLeg {
  const passed = new Set<string>();
  let top = leg;
  while (top.parentSid !== null) {
    passed.add(top.sid);
    const parent = all.get(top.parentSid);
    if (!parent) return top;
    if (passed.has(parent.sid)) return leg;
    top = parent;
  }
  return top;
}

function withoutLegs(leg: SeenLeg | LiveCall): SeenLeg {
  if (!('legs' in leg)) return leg;
  const { legs: _, ...alone } = leg;
  return alone;
}

/** Groups legs under their calls. Unchanged calls of `before` keep their identity. */
function callsOf(legs: readonly SeenLeg[], before: readonly LiveCall[]): LiveCall[] {
  const all = new Map(legs.map((leg) => [leg.sid, leg]));
  const legsOf = new Map<string, SeenLeg[]>();
  const tops: SeenLeg[] = [];
  for (const leg of legs) {
    const top = topOf(leg, all);
    if (top === leg) tops.push(leg);
    else legsOf.set(top.sid, [...(legsOf.get(top.sid) ?? []), withoutLegs(leg)]);
  }
  const known = new Map(before.map((call) => [call.sid, call]));
  return tops.map((top) => {
    const call = known.get(top.sid);
    const own = (legsOf.get(top.sid) ?? []).sort(oldestFirst);
    return call === top && isSameList(call.legs, own) ? call : { ...top, legs: own };
  });
}

/**
 * Merges the answer of one account into the calls of all. Newest first, by when this page first saw
 * a call: that never changes its place among the others. Unchanged objects keep their identity, up
 * to the list itself. A leg with an unknown parent counts as a separate call until the parent appears.
 * Calls that ended before this page first saw them are left out. A call that the answer lacks
 * stays, as ended and gone: its end wasn't reported.
 * @param answer every leg of that account, in any order
 * @param now when it was read, in milliseconds since 1970
 */
export function mergeCalls(
  before: readonly LiveCall[],
  accountSid: string,
  answer: readonly CallLeg[],
  now: number,
): readonly LiveCall[] {
  const own = before.filter((call) => call.accountSid === accountSid);
  const known = new Map<string, SeenLeg>(
    own.flatMap((call) => [call, ...call.legs]).map((leg) => [leg.sid, leg]),
  );
  const read = new Map<string, CallLeg>();
  for (const leg of answer) {
    const twin = read.get(leg.sid);
    if (!twin || isFurther(leg, twin)) read.set(leg.sid, leg);
  }
  const legs: SeenLeg[] = [];
  for (const leg of read.values()) {
    const next = seen(leg, known.get(leg.sid), now);
    if (next) legs.push(next);
  }
  for (const leg of known.values()) if (!read.has(leg.sid)) legs.push(notSeen(leg, now));
  const others = before.filter((call) => call.accountSid !== accountSid);
  const calls = [...others, ...callsOf(legs, own)].sort(newestFirst);
  return isSameList(before, calls) ? before : calls;
}

/**
 * Drops calls and legs that ended longer ago than `keepMs`. A call stays while one of its legs
 * does.
 * @param keepMs how long an ended call stays visible
 */
export function dropEnded(
  calls: readonly LiveCall[],
  now: number,
  keepMs = 60_000,
): readonly LiveCall[] {
  const stays = ({ endedSeen }: SeenLeg) => endedSeen === null || now - endedSeen < keepMs;
  const kept = calls.flatMap((call) => {
    const legs = call.legs.filter(stays);
    if (legs.length === 0 && !stays(call)) return [];
    return legs.length === call.legs.length ? call : { ...call, legs };
  });
  return isSameList(kept, calls) ? calls : kept;
}
