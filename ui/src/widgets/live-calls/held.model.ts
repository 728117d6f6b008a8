import type { LiveCall, SeenLeg } from '../../engines/live-calls/index.ts';

const isSameCall = (a: LiveCall, b: LiveCall) => {
  const known = new Map<string, unknown>(Object.entries(a));
  return (
    a.legs.length === b.legs.length &&
    a.legs.every((leg, index) => leg === b.legs[index]) &&
    Object.entries(b).every(([member, value]) => member === 'legs' || known.get(member) === value)
  );
};

/**
 * Updates the shown rows without adding, removing or moving any. A call that is no longer known
 * keeps its last state. Unchanged rows stay the same objects.
 */
export function heldCalls(
  shown: readonly LiveCall[],
  calls: readonly LiveCall[],
): readonly LiveCall[] {
  const byCall = new Map(calls.map((call) => [call.sid, call]));
  const byLeg = new Map<string, SeenLeg>(
    calls.flatMap((call) => [call, ...call.legs]).map((leg) => [leg.sid, leg]),
  );
  const next = shown.map((call) => {
    const current = byCall.get(call.sid);
    if (current === call) return call;
    const legs = call.legs.map((leg) => byLeg.get(leg.sid) ?? leg);
    if (current && isSameCall(current, { ...current, legs })) return current;
    const held = { ...(byLeg.get(call.sid) ?? call), legs };
    return isSameCall(call, held) ? call : held;
  });
  return next.every((call, index) => call === shown[index]) ? shown : next;
}

/** Number of live calls, and legs of shown calls, that are not shown yet. */
export function waitingIn(shown: readonly LiveCall[], calls: readonly LiveCall[]) {
  const sids = new Set(shown.flatMap((call) => [call.sid, ...call.legs.map(({ sid }) => sid)]));
  const isNew = ({ sid, endedSeen }: SeenLeg) => endedSeen === null && !sids.has(sid);
  return {
    calls: calls.filter(isNew).length,
    legs: calls
      .filter(({ sid }) => sids.has(sid))
      .reduce((count, { legs }) => count + legs.filter(isNew).length, 0),
  };
}
