import type { LiveCall, SeenLeg } from '../../engines/live-calls/index.ts';

/** One line of the list: a call, or one of its legs. */
export type LiveRow = { call: LiveCall; leg: SeenLeg; isChild: boolean };

/** One row per call, followed by one per leg; the same call and leg give the same object. */
export function createRows() {
  const rowsByLeg = new WeakMap<SeenLeg, LiveRow>();
  const rowOf = (call: LiveCall, leg: SeenLeg): LiveRow => {
    const before = rowsByLeg.get(leg);
    if (before?.call === call) return before;
    const row = { call, leg, isChild: leg !== call };
    rowsByLeg.set(leg, row);
    return row;
  };
  return (calls: readonly LiveCall[]): LiveRow[] =>
    calls.flatMap((call) => [rowOf(call, call), ...call.legs.map((leg) => rowOf(call, leg))]);
}
