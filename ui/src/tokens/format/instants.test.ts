import { afterEach, expect, it, vi } from 'vitest';
import {
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
} from './index.ts';

const at = (hours: number) => new Date(2026, 1, 3, hours, 4, 5, 67);

it('tells the time on 24 hours, midnight as 00', () => {
  expect(formatTime(at(0), {}, 'en')).toBe('00:04');
  expect(formatTime(at(0), { seconds: true }, 'en-US')).toBe('00:04:05');
  expect(formatTime(at(14), { milliseconds: true }, 'en-US')).toBe('14:04:05.067');
});

it('has one form for an instant, in the words of the locale', () => {
  expect(formatInstant(at(14), 'en-US')).toBe('Feb 3, 2026, 14:04:05');
  expect(formatInstant(at(14).toISOString(), 'de')).toBe('03.02.2026, 14:04:05');
  expect(formatInstant('never')).toBe('never');
});

it('leaves out what everyone knows', () => {
  expect(formatHour(at(14), 'en-US')).toBe('Tue 14:04');
  expect(formatWeekday(at(14), 'en-US')).toBe('Tue, Feb 3');
  expect(formatDate(at(14), undefined, 'en-US')).toBe('Feb 03, 2026');
  expect(formatDate(Date.UTC(2026, 1, 3), 'UTC', 'en-US')).toBe('Feb 03, 2026');
  const range = (isWholeDays: boolean) => formatRange(at(14), at(15), { isWholeDays }, 'en-US');
  expect(range(false)).toMatch(/^Feb 3, 14:04.+15:04$/);
  expect(range(true)).toBe('Feb 3');
  const withYear = (isWholeDays: boolean) =>
    formatRange(at(14), at(15), { isWholeDays, hasYear: true }, 'en-US');
  expect(withYear(false)).toMatch(/^Feb 3, 2026, 14:04.+15:04$/);
  expect(withYear(true)).toBe('Feb 3, 2026');
});

it('is as it came in UTC', () => {
  expect(formatUtc(Date.UTC(2026, 1, 3, 14, 4, 5, 67))).toBe('2026-02-03 14:04:05.067Z');
});

it.each([
  [0, '12:04:05 am'],
  [9, '09:04:05 am'],
  [12, '12:04:05 pm'],
  [23, '11:04:05 pm'],
])('in a row %d hours are %s', (hours, text) => {
  expect(formatRowInstant(at(hours).toISOString())).toBe(`2026 02.03 ${text}`);
});

it('a row and a span have prescribed forms', () => {
  expect(formatRowInstant('never')).toBe('never');
  expect(formatSpanInstant(at(9))).toBe('03/02/26 09:04:05.067');
});

it('its zone is named, with what it is ahead at that time', () => {
  expect(formatZone(at(9))).toMatch(/^[\w/+-]+ \(GMT([+-]\d\d:\d\d)?\)$/);
});

afterEach(() => vi.unstubAllEnvs());

/** An hour before clocks are set back, and the same time on the clock after it. */
it.each([
  ['Europe/Berlin', '2026-10-25T00:30:00Z', 60],
  ['America/New_York', '2026-11-01T05:30:00Z', 60],
  ['Australia/Lord_Howe', '2026-04-04T14:45:00Z', 30],
  ['Antarctica/Troll', '2026-10-24T23:30:00Z', 120],
])('in %s, a time that comes twice is told with its zone', (zone, iso, minutes) => {
  vi.stubEnv('TZ', zone);
  // Formatters keep the zone that they were created in: a locale for each.
  const locale = `en-US-x-${zone.slice(-4).toLowerCase()}`;
  const first = Date.parse(iso);
  const second = first + minutes * 60_000;
  expect(new Date(first).toTimeString().slice(0, 8)).toBe(
    new Date(second).toTimeString().slice(0, 8),
  );
  const timeWith = (precision: object) => (instant: number, of?: string) =>
    formatTime(instant, precision, of);
  const timeFormats = [{}, { seconds: true }, { milliseconds: true }].map(timeWith);
  for (const format of [formatInstant, formatHour, ...timeFormats]) {
    expect(format(first, locale)).not.toBe(format(second, locale));
    const [before, after] = [first - minutes * 60_000, second + minutes * 60_000];
    for (const once of [before, after]) expect(format(once, locale)).not.toMatch(/[A-Z]{3}|\+/);
  }
  const within = (at: number) => formatRange(at, at + 60_000, {}, locale);
  expect(within(first)).not.toBe(within(second));
  const [start, end] = formatRange(first, second, {}, locale).split(' – ');
  expect(end).toBeDefined();
  expect(start).not.toBe(end);
  expect(formatRange(first, second, { isWholeDays: true }, locale)).toMatch(/^[A-Z][a-z]+ \d+$/);
});

it.each([
  ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026 10.25 02:30:00 am GMT+2'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026 10.25 02:30:00 am GMT+1'],
  ['Europe/Berlin', '2026-10-25T02:30:00Z', '2026 10.25 03:30:00 am'],
  ['America/St_Johns', '2026-11-01T03:45:00Z', '2026 11.01 01:15:00 am GMT-2:30'],
  ['Europe/London', '2026-10-25T01:30:00Z', '2026 10.25 01:30:00 am GMT'],
])('in %s, the row of %s reads %s', (zone, iso, text) => {
  vi.stubEnv('TZ', zone);
  expect(formatRowInstant(iso)).toBe(text);
});

it.each([
  ['2026-10-25T00:30:00Z', '25/10/26 02:30:00.000 GMT+2'],
  ['2026-10-25T01:30:00Z', '25/10/26 02:30:00.000 GMT+1'],
  ['2026-10-25T02:30:00Z', '25/10/26 03:30:00.000'],
])('the span of %s reads %s', (iso, text) => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(formatSpanInstant(Date.parse(iso))).toBe(text);
});
