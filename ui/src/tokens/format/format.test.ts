import { expect, it } from 'vitest';
import {
  formatClock,
  formatCount,
  formatDecimal,
  formatDuration,
  formatLength,
  formatNumber,
  formatShortDuration,
  plural,
} from './index.ts';

it('groups figures as the locale does', () => {
  expect(formatNumber(1234567, 'en')).toBe('1,234,567');
  expect(formatNumber(1234567, 'de')).toBe('1.234.567');
});

it('writes small figures as the formatter of the locale does', () => {
  for (const locale of ['en', 'de', 'fr', 'it', 'es', 'pt', 'nl', 'ar-EG', 'fa', undefined]) {
    for (const value of [0, 1, 42, 999, 1000, -7, 0.5]) {
      expect(formatNumber(value, locale)).toBe(new Intl.NumberFormat(locale).format(value));
    }
  }
});

it('counts one and many', () => {
  expect([0, 1, 2, 1200].map((count) => formatCount(count, 'call', undefined, 'en'))).toEqual([
    '0 calls',
    '1 call',
    '2 calls',
    '1,200 calls',
  ]);
  expect(formatCount(2, 'registry', 'registries')).toBe('2 registries');
  expect(plural(1, 'is', 'are')).toBe('is');
  expect(plural(-1, 'is', 'are')).toBe('is');
});

it.each([
  [0, '0 ms', '0.00ms'],
  [0.25, '0 ms', '0.25ms'],
  [120.4, '120 ms', '120ms'],
  [999.4, '999 ms', '999ms'],
  [999.5, '1.00 s', '1.00s'],
  [3_600_000, '1:00:00', '60m 0s'],
  [3200, '3.20 s', '3.20s'],
  [59_994, '59.99 s', '59.99s'],
  [59_996, '1:00', '1m 0s'],
  [125_000, '2:05', '2m 5s'],
])('%d ms is %s, or %s', (ms, long, short) => {
  expect(formatDuration(ms, 'en')).toBe(long);
  expect(formatShortDuration(ms, 'en')).toBe(short);
});

it.each([
  [3, '3.0 s'],
  [9.96, '10 s'],
  [59.4, '59 s'],
  [59.6, '1:00'],
  [4024, '1:07:04'],
])('a length of %d s reads %s', (seconds, text) => {
  expect(formatLength(seconds, 'en')).toBe(text);
});

it('writes parts of a second as the locale does', () => {
  expect(formatDuration(3200, 'de')).toBe('3,20 s');
  expect(formatShortDuration(3200, 'de')).toBe('3,20s');
  expect(formatShortDuration(0.25, 'de')).toBe('0,25ms');
  expect(formatLength(3, 'de')).toBe('3,0 s');
});

it('writes a figure with as many decimals as it is told', () => {
  expect(formatDecimal(1234.5, 2, 'en')).toBe('1,234.50');
  expect(formatDecimal(1234.5, 2, 'de')).toBe('1.234,50');
  expect(formatDecimal(-0.25, 1, 'en')).toBe('-0.3');
});

it.each([
  [4, '0:04'],
  [424, '7:04'],
  [4024, '1:07:04'],
  [59.4, '0:59'],
  [59.6, '1:00'],
  [3599.6, '1:00:00'],
  [-5, '-0:05'],
  [-0.4, '0:00'],
])('%d s is %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});
