import { isLive } from './call-state.model.ts';
import type { CallLeg, LiveCall, SeenLeg } from './live-call.types.ts';

const told = [
  'parentSid',
  'accountSid',
  'applicationSid',
  'direction',
  'from',
  'to',
  'status',
  'sipStatus',
  'sipReason',
  'duration',
  'endedBy',
  'carrierName',
  'traceId',
] as const satisfies readonly (keyof CallLeg)[];

const isSameLeg = (a: CallLeg, b: CallLeg) => told.every((member) => a[member] === b[member]);

/** A leg of an answer, with what was known of it; the same object when nothing is new. */
function seen(leg: CallLeg, before: SeenLeg | undefined, now: number): SeenLeg {
  if (before && !before.isGone && isSameLeg(before, leg)) return before;
  const isAnswered = leg.status === 'in-progress';
  const isOver = !isLive(leg.status);
  const { sid } = leg;
  const next: SeenLeg = {
    sid,
    parentSid: leg.parentSid,
    accountSid: leg.accountSid,
    applicationSid: leg.applicationSid,
    direction: leg.direction,
    from: leg.from,
    to: leg.to,
    status: leg.status,
    sipStatus: leg.sipStatus,
    sipReason: leg.sipReason,
    duration: leg.duration,
    endedBy: leg.endedBy,
    carrierName: leg.carrierName,
    traceId: leg.traceId,
    firstSeen: before?.firstSeen ?? now,
    answeredSeen: before?.answeredSeen ?? (isAnswered ? now : null),
    endedSeen: isOver ? (before?.endedSeen ?? now) : null,
    isGone: false,
  };
  return next;
}

/** A leg that is in no answer any more: it ended, and nobody said how. */
const gone = (leg: SeenLeg, now: number): SeenLeg =>
  leg.endedSeen === null ? { ...leg, endedSeen: now, isGone: true } : leg;

const bySid = (a: { sid: string }, b: { sid: string }) => (a.sid < b.sid ? -1 : 1);

const isSameList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((one, index) => one === b[index]);

/** The call with these legs; the same object when neither is new. */
function callOf(leg: SeenLeg, legs: readonly SeenLeg[], before: LiveCall | undefined): LiveCall {
  if (before && isSameLeg(before, leg) && isSameList(before.legs, legs)) {
    const isSameState =
      before.isGone === leg.isGone &&
      before.endedSeen === leg.endedSeen &&
      before.firstSeen === leg.firstSeen;
    if (isSameState) return before;
  }
  const { legs: _legs, ...own } = leg as SeenLeg & { legs?: unknown };
  return { ...own, legs };
}

/** The call that a leg belongs to, through legs of legs; itself where the parent isn't known. */
function rootAmong(legs: ReadonlyMap<string, SeenLeg>, leg: SeenLeg): SeenLeg {
  const passed = new Set([leg]);
  let root = leg;
  for (;;) {
    const parent = root.parentSid === null ? undefined : legs.get(root.parentSid);
    if (!parent) return root;
    // Parents that name each other have no root: each stands for itself.
    if (passed.has(parent)) return leg;
    passed.add(parent);
    root = parent;
  }
}

/** Every leg that is known of the calls, by sid. */
function legsBySid(calls: readonly LiveCall[]): Map<string, SeenLeg> {
  const known = new Map<string, SeenLeg>();
  for (const call of calls) {
    known.set(call.sid, call);
    for (const leg of call.legs) known.set(leg.sid, leg);
  }
  return known;
}

/**
 * The answer of one poll of one account in what is known of all: newest first, in the order in which
 * they were first seen. Calls that had ended before they were seen are left out. A leg whose parent is
 * not known stands for itself until it is. What did not change stays the same object.
 * @param before as the last merge left it, newest first
 * @param answer every leg of the account, in any order
 * @param now in ms since 1970
 */
export function mergeCalls(
  before: readonly LiveCall[],
  accountSid: string,
  answer: readonly CallLeg[],
  now: number,
): readonly LiveCall[] {
  const known = legsBySid(before);
  const calls = new Map(before.map((call) => [call.sid, call]));
  const legs = new Map<string, SeenLeg>();
  for (const leg of [...answer].sort(bySid)) {
    const was = known.get(leg.sid);
    if (was || isLive(leg.status)) legs.set(leg.sid, seen(leg, was, now));
  }
  for (const [sid, leg] of known) {
    if (leg.accountSid === accountSid && !legs.has(sid)) legs.set(sid, gone(leg, now));
  }
  const rootOf = (leg: SeenLeg) => rootAmong(legs, leg);
  const isChild = (leg: SeenLeg) => rootOf(leg) !== leg;
  const oldestFirst = (a: SeenLeg, b: SeenLeg) => a.firstSeen - b.firstSeen || bySid(a, b);
  const children = new Map<SeenLeg, SeenLeg[]>();
  for (const leg of [...legs.values()].filter(isChild).sort(oldestFirst)) {
    const root = rootOf(leg);
    const others = children.get(root);
    if (others) others.push(leg);
    else children.set(root, [leg]);
  }
  const next = (leg: SeenLeg) => callOf(leg, children.get(leg) ?? [], calls.get(leg.sid));
  const kept = before.flatMap((call) => {
    if (call.accountSid !== accountSid) return [call];
    const leg = legs.get(call.sid);
    return leg && !isChild(leg) ? [next(leg)] : [];
  });
  const added = [...legs.values()].filter((leg) => !calls.has(leg.sid) && !isChild(leg));
  const after = [...added.sort(bySid).map(next), ...kept];
  return isSameList(before, after) ? before : after;
}

/** Ended calls stay for a minute, so that a person sees why. @param keepMs in ms */
export function dropEnded(
  calls: readonly LiveCall[],
  now: number,
  keepMs = 60_000,
): readonly LiveCall[] {
  const isKept = ({ endedSeen }: SeenLeg) => endedSeen === null || now - endedSeen < keepMs;
  return calls.every(isKept) ? calls : calls.filter(isKept);
}
