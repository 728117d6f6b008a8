/** The moment selected in one part of a call, shown in the others. */
export type Moment = {
  /** Milliseconds since the epoch, with fractions. */
  at: number;
  /** Set if a span of the trace was selected. */
  spanId: string | null;
  /** Set if a message or log entry was selected: several may have the same time. */
  chosen?: { list: List; index: number };
};

type List = 'sip' | 'logs';

export type MomentProps = {
  moment: Moment | null;
  onMoment: (moment: Moment | null) => void;
};

/** Index of the closest time; null if there is none. @param times ascending */
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
 * List row for a moment: the one selected in this list, otherwise the closest in time.
 * @param times ascending
 * @param indexes of the times, if the list shows only some rows
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

/** Converts nanoseconds of a trace to milliseconds since the epoch. */
export const epochMs = (nanoseconds: bigint) =>
  Number(nanoseconds / 1_000_000n) + Number(nanoseconds % 1_000_000n) / 1e6;

/** Offset between the clocks of a recording and its trace. In seconds. */
type ClockOffset = {
  /** Start of the recording after the start of the trace. */
  offset: number;
  /** Uncertainty of that start: difference between the listening span and the recording. */
  uncertainty: number;
};

/**
 * The recording starts with the span that listens for it. Span and recording should have the same
 * length: the difference is the uncertainty of the start.
 * @param listening start and end of that span in seconds after the start of the trace
 * @param duration of the recording, in seconds
 */
export const clockOffset = (
  listening: { start: number; end: number },
  duration: number,
): ClockOffset => ({
  offset: listening.start,
  uncertainty: Math.abs(listening.end - listening.start - duration),
});
