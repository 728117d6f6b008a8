/*
 * Numbers, counts, durations and instants as people read them. Every function takes the locale
 * last; undefined is the browser's. Nothing else in library and console formats an instant.
 */

import { cached, isPlain } from './cached.ts';

export { compareNames } from './compare-names.ts';
export {
  formatDate,
  formatHour,
  formatInstant,
  formatRange,
  formatRowInstant,
  formatSpanInstant,
  formatTime,
  formatUtc,
  formatWeekday,
  formatZone,
} from './instants.ts';

const numbers = cached((locale) => new Intl.NumberFormat(locale));
/** English plural rules for English words. */
const plurals = new Intl.PluralRules('en');
/** '1,234' */
export const formatNumber = (value: number, locale?: string): string =>
  Number.isInteger(value) && Math.abs(value) < 1000 && isPlain(locale)
    ? `${value}`
    : numbers(locale).format(value);

const decimalFormat = (digits: number) =>
  cached(
    (locale) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
const decimals = { 1: decimalFormat(1), 2: decimalFormat(2) };
/** '3.20': a number with one or two decimals. */
export const formatDecimal = (value: number, digits: 1 | 2, locale?: string): string =>
  // The formatter alone would round 4.005, which is a little less, up to 4.01.
  decimals[digits](locale).format(Number(value.toFixed(digits)));

/** Noun or verb for a count: `plural(2, 'is', 'are')`. Default for many: `one` with an s. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  plurals.select(count) === 'one' ? one : many;

/** '1 call', '1,234 calls'. Default for many: `one` with an s. */
export const formatCount = (count: number, one: string, many?: string, locale?: string): string =>
  `${formatNumber(count, locale)} ${plural(count, one, many)}`;

/** '120 ms', '3.20 s', '1:04'. */
export const formatDuration = (ms: number, locale?: string): string =>
  duration(ms, ' ', formatClock, locale);

/** '0.25ms', '12ms', '3.50s', '2m 5s', for tight spaces. */
export const formatShortDuration = (ms: number, locale?: string): string =>
  ms < 1
    ? `${formatDecimal(ms, 2, locale)}ms`
    : duration(ms, '', (seconds) => `${Math.floor(seconds / 60)}m ${seconds % 60}s`, locale);

function duration(
  ms: number,
  gap: string,
  minutes: (seconds: number) => string,
  locale: string | undefined,
): string {
  // Rounds first: 999.6 ms is a second, 59.996 s a minute.
  if (Math.round(ms) < 1000) return `${Math.round(ms)}${gap}ms`;
  if (ms < 59_995) return `${formatDecimal(ms / 1000, 2, locale)}${gap}s`;
  return minutes(Math.round(ms / 1000));
}

/** '7:04', '1:07:04', '-0:05': length of a call in seconds, rounded. */
export function formatClock(length: number): string {
  const seconds = Math.round(length);
  if (seconds < 0) return `-${formatClock(-seconds)}`;
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** '3.0 s', '15 s', '1:48', '1:07:04': a length in seconds, for sentences. */
export function formatLength(seconds: number, locale?: string): string {
  if (seconds < 9.95) return `${formatDecimal(seconds, 1, locale)} s`;
  return Math.round(seconds) < 60 ? `${Math.round(seconds)} s` : formatClock(Math.round(seconds));
}
