import { midnight } from '../../../platform/values/time/midnight.ts';
import type { Period } from '../../../platform/values/time/period.ts';

/** Choices of the date filter of calls and alerts; the first is the default. */
export const dateChoices = [
  { value: 'today', label: 'Today' },
  { value: 'yesterday', label: 'Yesterday' },
  { value: '7', label: 'Last 7 days' },
  { value: '14', label: 'Last 14 days' },
  { value: '30', label: 'Last 30 days' },
] as const;

const interval = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)\/(\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/** A part of a day in the query: an ISO 8601 interval. */
export const intervalOf = (start: Date, end: Date) => `${start.toISOString()}/${end.toISOString()}`;

/** Start and end of an interval; null for the other choices. */
export function readInterval(date: string): { start: Date; end: Date } | null {
  const [, start = '', end = ''] = interval.exec(date) ?? [];
  const read = { start: new Date(start), end: new Date(end) };
  return read.start.getTime() < read.end.getTime() ? read : null;
}

/** The choice named in the query; the default if there is no such choice. */
export const readDate = (text: string) =>
  readInterval(text) || dateChoices.some(({ value }) => value === text)
    ? text
    : dateChoices[0].value;

const dayPattern = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * Converts whole days from date inputs, both included; null if they aren't a range. A year typed
 * with two digits is of this century: inputs complete it with zeros.
 */
export function daysInterval(from: string, to: string): string | null {
  const [first, last] = [from, to].map((text) => dayPattern.exec(text)?.slice(1).map(Number));
  if (!first || !last) return null;
  const at = ([year = 0, month = 1, day = 1]: number[], days: number) =>
    new Date(year < 100 ? 2000 + year : year, month - 1, day + days);
  const start = at(first, 0);
  // Both ends belong to the range.
  const end = new Date(at(last, 1).getTime() - 1);
  return start.getTime() < end.getTime() ? intervalOf(start, end) : null;
}

/** Whether a range consists of whole days in local time. */
export const isWholeDays = ({ start, end }: { start: Date; end: Date }) =>
  [start, new Date(end.getTime() + 1)].every((at) => at.getTime() === midnight(at).getTime());

/** A day in the format of a date input. */
export const dayText = (at: Date) =>
  [
    String(at.getFullYear()).padStart(4, '0'),
    String(at.getMonth() + 1).padStart(2, '0'),
    String(at.getDate()).padStart(2, '0'),
  ].join('-');

/** Converts the choice to the platform's query. */
export function periodOf(date: string, now = new Date()): Period {
  const chosen = readInterval(date);
  if (chosen) return { start: chosen.start.toISOString(), end: chosen.end.toISOString() };
  if (date === 'today') return { start: midnight(now).toISOString() };
  if (date === 'yesterday') {
    // Both ends belong to the range.
    const end = new Date(midnight(now).getTime() - 1);
    return { start: midnight(now, -1).toISOString(), end: end.toISOString() };
  }
  return { days: Number(date) };
}

/** Most that the browser's clock may be behind. An event further ahead has a wrong time. In ms. */
const mostBehind = 3_600_000;

/** Now, or the time of the newest event: the browser's clock may be behind the platform's. */
export function nowOrNewest(newest: string | undefined, now = new Date()): Date {
  const ahead = newest === undefined ? 0 : Date.parse(newest) - now.getTime();
  return ahead > 0 && ahead <= mostBehind ? new Date(now.getTime() + ahead) : now;
}

/**
 * Start and end of a chart.
 * @param newest time of the newest event
 */
export function boundsOf(
  date: string,
  newest?: string,
  now = new Date(),
): { start: Date; end: Date } {
  const { start, end, days } = periodOf(date, now);
  return {
    start: days ? new Date(now.getTime() - Number(days) * 86_400_000) : new Date(String(start)),
    end: end ? new Date(String(end)) : nowOrNewest(newest, now),
  };
}
