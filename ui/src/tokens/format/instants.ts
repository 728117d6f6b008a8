import { cached, type Locale } from './cached.ts';

/*
 * Every way to write an instant. Rows of lists and spans of a trace have prescribed forms; all else is
 * `formatInstant`, or the part of it that is needed. 24 hours, midnight as 00. Times that clocks show
 * twice, because they are set back, are followed by their zone.
 */

type Instant = Date | number;

const minute = 60_000;

/** By how much clocks are set back, in minutes: half an hour on Lord Howe, two hours at Troll. */
const setBacks = [30, 60, 120];

/** In minutes; larger in the west. */
const offsetAt = (at: number) => new Date(at).getTimezoneOffset();

/** Whether clocks show this time twice. */
function isTwice(at: Instant): boolean {
  const time = new Date(at).getTime();
  const offset = offsetAt(time);
  return setBacks.some(
    (by) =>
      offsetAt(time + by * minute) - offset === by || offset - offsetAt(time - by * minute) === by,
  );
}

const formatter = (options: Intl.DateTimeFormatOptions) =>
  cached((locale) => new Intl.DateTimeFormat(locale, { hourCycle: 'h23', ...options }));

const instants = formatter({ dateStyle: 'medium', timeStyle: 'medium' });
const zonedInstants = formatter({ dateStyle: 'medium', timeStyle: 'long' });
const dates = formatter({ year: 'numeric', month: 'short', day: '2-digit' });
const datesInUtc = formatter({ year: 'numeric', month: 'short', day: '2-digit', timeZone: 'UTC' });
const inMinutes = { hour: '2-digit', minute: '2-digit' } as const;
const inSeconds = { ...inMinutes, second: '2-digit' } as const;
const inMilliseconds = { ...inSeconds, fractionalSecondDigits: 3 } as const;
const zoned = { timeZoneName: 'short' } as const;
const times = {
  once: {
    minutes: formatter({ timeStyle: 'short' }),
    seconds: formatter({ timeStyle: 'medium' }),
    milliseconds: formatter(inMilliseconds),
  },
  twice: {
    minutes: formatter({ ...inMinutes, ...zoned }),
    seconds: formatter({ ...inSeconds, ...zoned }),
    milliseconds: formatter({ ...inMilliseconds, ...zoned }),
  },
};
const inHours = { weekday: 'short', ...inMinutes } as const;
const hours = formatter(inHours);
const zonedHours = formatter({ ...inHours, ...zoned });
const weekdays = formatter({ weekday: 'short', month: 'short', day: 'numeric' });
const inDays = { month: 'short', day: 'numeric' } as const;
const inMoments = { ...inDays, ...inMinutes } as const;
const rangesWith = (more: Intl.DateTimeFormatOptions) => ({
  days: formatter({ ...inDays, ...more }),
  moments: formatter({ ...inMoments, ...more }),
  zonedMoments: formatter({ ...inMoments, ...more, ...zoned }),
});
const ranges = { withYear: rangesWith({ year: 'numeric' }), withoutYear: rangesWith({}) };

/** 'Nov 21, 2026, 14:55:52'. @param at ISO if it is text; other text is returned unchanged */
export function formatInstant(at: Instant | string, locale?: Locale): string {
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return String(at);
  return (isTwice(instant) ? zonedInstants : instants)(locale).format(instant);
}

/**
 * 'Nov 21, 2026'.
 * @param timeZone 'UTC' for a calendar day, given as its midnight in UTC
 */
export const formatDate = (at: Instant, timeZone?: 'UTC', locale?: Locale): string =>
  (timeZone ? datesInUtc : dates)(locale).format(at);

type Precision = { seconds?: boolean; milliseconds?: boolean };

/** '14:05', '14:05:22' with seconds, '14:05:22.696' with milliseconds. */
export function formatTime(
  at: Instant,
  { seconds = false, milliseconds = false }: Precision = {},
  locale?: Locale,
): string {
  const format = times[isTwice(at) ? 'twice' : 'once'];
  const precision = milliseconds ? 'milliseconds' : seconds ? 'seconds' : 'minutes';
  return format[precision](locale).format(at);
}

/** 'Sun 14:00': an hour within a few days. */
export const formatHour = (at: Instant, locale?: Locale): string =>
  (isTwice(at) ? zonedHours : hours)(locale).format(at);

/** 'Sun, Nov 22': a day among others. */
export const formatWeekday = (at: Instant, locale?: Locale): string => weekdays(locale).format(at);

/**
 * 'Nov 20 – 22', or 'Nov 22, 14:00 – 15:00' unless both ends are whole days.
 * @param hasYear always names the year; otherwise only where the range ends in another one
 */
export function formatRange(
  start: Instant,
  end: Instant,
  { isWholeDays = false, hasYear = false } = {},
  locale?: Locale,
): string {
  const { days, moments, zonedMoments } = ranges[hasYear ? 'withYear' : 'withoutYear'];
  if (isWholeDays) return days(locale).formatRange(start, end);
  if (!isTwice(start) && !isTwice(end)) return moments(locale).formatRange(start, end);
  const format = zonedMoments(locale);
  // Intl would drop the second zone, and a second end that shows the same time.
  return offsetAt(Number(start)) === offsetAt(Number(end))
    ? format.formatRange(start, end)
    : `${format.format(start)} – ${format.format(end)}`;
}

const offsets = formatter({ timeZoneName: 'longOffset' });

/** 'Europe/Berlin (GMT+01:00)': the time zone of the other formats, with its offset at that time. */
export function formatZone(at: Instant): string {
  const format = offsets('en');
  const offset = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  return `${format.resolvedOptions().timeZone} (${offset ?? 'GMT'})`;
}

/** '2026-11-22 14:32:33.696Z', to compare with captures and logs of other machines. */
export const formatUtc = (at: Instant): string => new Date(at).toISOString().replace('T', ' ');

const two = (value: number, length = 2) => String(value).padStart(length, '0');

/** 'GMT+1', 'GMT-2:30' or 'GMT', as Intl writes it in English. */
function zoneOf(at: number): string {
  const ahead = -offsetAt(at);
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  if (ahead === 0) return 'GMT';
  return `GMT${ahead < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${two(minutes)}`}`;
}

/** Appends its zone to a time that clocks show twice. */
const withZone = (text: string, at: Date): string =>
  isTwice(at) ? `${text} ${zoneOf(at.getTime())}` : text;

/** '2026 11.20 09:56:48 am': prescribed for list rows. Invalid dates are returned unchanged. */
export function formatRowInstant(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  const date = `${at.getFullYear()} ${two(at.getMonth() + 1)}.${two(at.getDate())}`;
  const hour = at.getHours();
  const time = [hour % 12 || 12, at.getMinutes(), at.getSeconds()].map((n) => two(n)).join(':');
  return withZone(`${date} ${time} ${hour < 12 ? 'am' : 'pm'}`, at);
}

/** '20/11/26 09:56:48.120': prescribed for trace spans. */
export function formatSpanInstant(instant: Instant): string {
  const at = new Date(instant);
  const date = [at.getDate(), at.getMonth() + 1, at.getFullYear() % 100].map((n) => two(n));
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map((n) => two(n));
  return withZone(`${date.join('/')} ${time.join(':')}.${two(at.getMilliseconds(), 3)}`, at);
}
