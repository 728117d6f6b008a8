import type { LiveCall, SeenLeg } from '../../engines/live-calls/index.ts';

/** One line of the list: a call, or one of its legs. */
export type LiveRow = { call: LiveCall; leg: SeenLeg; isChild: boolean };

const inPlace = (shown: LiveCall, latest: LiveCall): LiveCall => {
  const legs = new Map(latest.legs.map((leg) => [leg.sid, leg]));
  const isSame =
    shown.legs.length === latest.legs.length && shown.legs.every(({ sid }) => legs.has(sid));
  return isSame ? latest : { ...latest, legs: shown.legs.map((leg) => legs.get(leg.sid) ?? leg) };
};

/**
 * The list while a person points at it: calls that changed do so in their place, new ones wait, and
 * those that left stay as they were.
 */
export function held(shown: readonly LiveCall[], latest: readonly LiveCall[]) {
  const bySid = new Map(latest.map((call) => [call.sid, call]));
  const known = new Set(shown.map(({ sid }) => sid));
  return {
    calls: shown.map((call) => {
      const now = bySid.get(call.sid);
      return now ? inPlace(call, now) : call;
    }),
    /** Calls that wait to be shown. */
    waiting: latest.filter(({ sid }) => !known.has(sid)).length,
  };
}

/** A line for each call and below it one for each leg; the same object for the same call and leg. */
export function createRows() {
  const made = new WeakMap<SeenLeg, LiveRow>();
  const rowOf = (call: LiveCall, leg: SeenLeg): LiveRow => {
    const before = made.get(leg);
    if (before?.call === call) return before;
    const row = { call, leg, isChild: leg !== call };
    made.set(leg, row);
    return row;
  };
  return (calls: readonly LiveCall[]): LiveRow[] =>
    calls.flatMap((call) => [rowOf(call, call), ...call.legs.map((leg) => rowOf(call, leg))]);
}
