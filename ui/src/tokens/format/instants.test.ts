import { expect, it } from 'vitest';
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
