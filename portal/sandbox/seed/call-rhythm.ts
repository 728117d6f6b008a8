import type { Random } from '../evidence/random.ts';

const hour = 3_600_000;
const DAY = 24 * hour;
const days = 30;

/** Load of each hour of a working day (UTC): two peaks around a lunch break, quiet nights. */
const HOURS = [1, 1, 1, 1, 1, 2, 4, 9, 18, 24, 26, 24, 17, 20, 25, 26, 24, 20, 12, 7, 5, 3, 2, 1];
const weekend = 0.22;

export type BusyHour = {
  /** Epoch milliseconds. */
  start: number;
  length: number;
  weight: number;
};

/** Hours of the 30 days before `now`; the last one ends there. */
export function busyHours(now: Date): BusyHour[] {
  const end = now.getTime();
  const first = Math.floor((end - days * DAY) / hour) * hour + hour;
  const hours: BusyHour[] = [];
  for (let start = first; start < end; start += hour) {
    const length = Math.min(hour, end - start);
    const date = new Date(start);
    const isWeekend = date.getUTCDay() % 6 === 0;
    const weight = (HOURS[date.getUTCHours()] ?? 1) * (isWeekend ? weekend : 1);
    hours.push({ start, length, weight: weight * (length / hour) });
  }
  return hours;
}

/** The hour in which a carrier was down: late in the morning, four working days ago. */
export function badHour(now: Date): { start: number; end: number } {
  let day = Math.floor(now.getTime() / DAY) * DAY;
  for (let working = 0; working < 4; ) {
    day -= DAY;
    if (new Date(day).getUTCDay() % 6 !== 0) working += 1;
  }
  const start = day + 10 * hour;
  return { start, end: start + hour };
}

/** Makes a weighted pick that computes the sums only once. */
export function weighted<T>(items: readonly T[], weightOf: (item: T) => number) {
  let total = 0;
  const sums = items.map((item) => {
    total += weightOf(item);
    return total;
  });
  return (random: Random): T => {
    const wanted = random() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    const item = items[low];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
}
