/** The moment selected in one part of a call, shown in the others. */
export type Moment = {
  /** Milliseconds since the epoch, with fractions. */
  at: number;
  /** Set where a span of the trace was selected. */
  spanId: string | null;
  /** Where a message or an entry was chosen: several may have the same time. */
  chosen?: { list: List; index: number };
};

type List = 'sip' | 'logs';

export type MomentProps = {
  moment: Moment | null;
  onMoment: (moment: Moment | null) => void;
};

/** Index of the time nearest to another; null when there is none. @param times ascending */
export function nearest(times: readonly number[], at: number): number | null {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [times[low - 1], times[low]];
  if (before === undefined) return after === undefined ? null : 0;
  return after === undefined || at - before <= after - at ? low - 1 : low;
}

/**
 * The list row for a moment: the one selected in the list, else the nearest in time.
 * @param times ascending
 * @param indexes of those, where the list shows only some of its rows
 */
export function shownIn(
  list: List,
  times: readonly number[],
  moment: Moment | null,
  indexes?: readonly number[],
): number | null {
  if (moment === null) return null;
  if (moment.chosen?.list === list) return moment.chosen.index;
  const near = nearest(times, moment.at);
  return near === null ? null : (indexes?.[near] ?? near);
}

/** Nanoseconds of a trace on the clock of the page. */
export const epochMs = (nanoseconds: bigint) =>
  Number(nanoseconds / 1_000_000n) + Number(nanoseconds % 1_000_000n) / 1e6;

/** How well the clocks of a recording and of its trace go together. In seconds. */
type ClockOffset = {
  /** When the recording begins, after the trace. */
  offset: number;
  /** By as much its beginning may be off: what the trace listened longer, or less long. */
  uncertainty: number;
};

/**
 * The recording begins with the span that listens for it. That span and the recording should last
 * the same: by their difference the beginning may be off.
 * @param listening start and end of that span in seconds after the trace began
 * @param duration of the recording, in seconds
 */
export const clockOffset = (
  listening: { start: number; end: number },
  duration: number,
): ClockOffset => ({
  offset: listening.start,
  uncertainty: Math.abs(listening.end - listening.start - duration),
});
