/** A time range with its counts. */
export type VolumeBar = {
  start: Date;
  end: Date;
  /** Counts by series id. */
  counts: Readonly<Record<string, number>>;
  /** Only a part of this time is counted: the range begins or ends within it. */
  isPartial?: boolean;
};

export type VolumeSeries = {
  id: string;
  /** 'Answered' */
  label: string;
  tone: 'success' | 'danger' | 'warning' | 'info' | 'accent' | 'neutral';
};

const minute = 60_000;
const hour = 60 * minute;

/** Longer ranges are counted by day. Two days have 49 hours if clocks are set back in them. */
const longestByHour = (start: Date) => {
  const twoDaysLater = new Date(start);
  twoDaysLater.setDate(start.getDate() + 2);
  return Math.max(48 * hour, twoDaysLater.getTime() - start.getTime());
};

export type Unit = 'hour' | 'day';
export const unitOf = (start: Date, end: Date): Unit =>
  end.getTime() - start.getTime() <= longestByHour(start) ? 'hour' : 'day';

/** Whether bars are hours. One is longer where clocks are set back by half an hour within it. */
export const isByHour = ([first]: readonly VolumeBar[]): boolean =>
  first !== undefined && first.end.getTime() - first.start.getTime() < 2 * hour;

/** Start of the local hour or day, even on days of a clock change. */
function floor(at: Date, unit: Unit): Date {
  if (unit === 'day') return new Date(at.getFullYear(), at.getMonth(), at.getDate());
  // Avoids setMinutes: for the repeated hour in autumn, it takes the first.
  const into = at.getMinutes() * minute + at.getSeconds() * 1000 + at.getMilliseconds();
  return new Date(at.getTime() - into);
}
function next(at: Date, unit: Unit): Date {
  // A day may start at 1:00, if clocks change at midnight; the next one doesn't.
  if (unit === 'day') return new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1);
  const after = new Date(at.getTime() + hour);
  // Clocks may change by half an hour.
  const late = after.getMinutes();
  return late === 0 ? after : new Date(after.getTime() + hour - late * minute);
}

type Counted = { at: Date; series: string };

/**
 * Counts things by hour or day, including empty ones.
 * @param things ignored outside the range
 * @param end included: a day may end a millisecond before midnight
 */
export function barsOf(things: readonly Counted[], start: Date, end: Date): VolumeBar[] {
  const unit = unitOf(start, end);
  const bars: (VolumeBar & { counts: Record<string, number> })[] = [];
  for (let at = floor(start, unit); at < end; at = next(at, unit)) {
    const after = next(at, unit);
    const isPartial = at < start || after.getTime() > end.getTime() + 1;
    bars.push({ start: at, end: after, counts: {}, ...(isPartial && { isPartial }) });
  }
  const starts = bars.map((bar) => bar.start.getTime());
  for (const { at, series } of things) {
    const time = at.getTime();
    if (time < start.getTime() || time > end.getTime()) continue;
    const bar = bars[starts.findLastIndex((begin) => begin <= time)];
    if (bar) bar.counts[series] = (bar.counts[series] ?? 0) + 1;
  }
  return bars;
}

export const totalOf = ({ counts }: VolumeBar) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** 1, 2 or 5 times a power of ten, so that about three steps make up the top. */
function stepTo(top: number): number {
  const power = 10 ** Math.floor(Math.log10(top / 3));
  const rest = top / 3 / power;
  return (
    power * (rest >= Math.sqrt(50) ? 10 : rest >= Math.sqrt(10) ? 5 : rest >= Math.SQRT2 ? 2 : 1)
  );
}

/** Axis for counts up to `most`, at least 1: its top, rounded up to a step, and its integer ticks. */
export function axisOf(most: number): { top: number; ticks: number[] } {
  let top = most;
  let step = stepTo(top);
  // A higher top may need a wider step.
  for (let before = 0; before !== step; step = stepTo(top)) {
    before = step;
    top = Math.ceil(top / step) * step;
  }
  const count = Math.round(top / step) + 1;
  const ticks = Array.from({ length: count }, (_, index) => index * step).filter(Number.isInteger);
  return { top, ticks };
}
