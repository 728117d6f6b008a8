import { describe, expect, it } from 'vitest';
import { relativeDay } from './relative-day.model.ts';

const today = new Date(2026, 10, 20, 9, 30);

describe('relativeDay', () => {
  it.each([
    [null, 'Never used'],
    [new Date(2026, 10, 20, 9, 30), 'Today'],
    [new Date(2026, 10, 20, 0, 0, 0), 'Today'],
    [new Date(2026, 10, 20, 23, 59), 'Today'],
    [new Date(2026, 10, 21, 8), 'Today'],
    [new Date(2026, 10, 19, 23, 59, 59), 'Yesterday'],
    [new Date(2026, 10, 19, 0, 0), 'Yesterday'],
    [new Date(2026, 10, 18, 23, 59, 59), '2 days ago'],
    [new Date(2026, 9, 31, 12), '20 days ago'],
    [new Date(2025, 10, 20, 12), '365 days ago'],
  ])('%s is %s', (date, expected) => {
    expect(relativeDay(date, today)).toBe(expected);
  });

  it('counts each day once over a whole year, changes of the clock included', () => {
    for (let days = 2; days <= 366; days += 1) {
      const date = new Date(2026, 10, 20 - days, 0, 30);
      expect(relativeDay(date, new Date(2026, 10, 20, 0, 15))).toBe(`${days} days ago`);
    }
  });

  it('speaks other languages', () => {
    const labels = {
      never: 'Nie',
      today: 'Heute',
      yesterday: 'Gestern',
      daysAgo: (days: number) => `vor ${days} Tagen`,
    };
    expect(relativeDay(null, today, labels)).toBe('Nie');
    expect(relativeDay(new Date(2026, 10, 17), today, labels)).toBe('vor 3 Tagen');
  });
});
