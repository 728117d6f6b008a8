import { expect, test } from 'vitest';
import { stillParts } from './event-parts.ts';
import type { Period } from './period.ts';

/**
 * A platform with calls at regular intervals, and one more with every response. Times in ms.
 * @param end the newest call
 * @param step from call to call
 * @param now by its own clock
 */
function platformWith(count: number, end: number, step = 1000, now = end) {
  const times = Array.from({ length: count }, (_, index) =>
    new Date(end - index * step).toISOString(),
  );
  const asked: Period[] = [];
  const getPage = (period: Period, page: number, size: number) => {
    asked.push(period);
    const start =
      period.days === undefined
        ? period.start
        : new Date(now - period.days * 86_400_000).toISOString();
    const passing = times.filter(
      (time) =>
        (start === undefined || time >= start) && (period.end === undefined || time <= period.end),
    );
    times.unshift(new Date(end + asked.length * 1000).toISOString());
    return Promise.resolve({
      total: passing.length,
      data: passing.slice((page - 1) * size, page * size),
    });
  };
  return { asked, getPage };
}

async function rowsOf(period: Period, { getPage }: ReturnType<typeof platformWith>) {
  const rows: string[] = [];
  for await (const part of stillParts(period, (time: string) => time, getPage)) {
    rows.push(...part.rows);
  }
  return rows;
}

test.each<[string, Period]>([
  ['today', { start: '2020-01-01T00:00:00.000Z' }],
  ['everything', {}],
  ['days', { days: 30 }],
])('%s: every row once, though others come meanwhile', async (_, period) => {
  const rows = await rowsOf(period, platformWith(1200, Date.now()));
  expect(rows).toHaveLength(1200);
  expect(new Set(rows).size).toBe(1200);
});

test('a browser whose clock is ten minutes behind misses none of the newest rows', async () => {
  const newest = Date.now() + 600_000;
  const rows = await rowsOf({ days: 7 }, platformWith(700, newest));
  expect(rows).toHaveLength(700);
  expect(rows[0]).toBe(new Date(newest).toISOString());
});

test.each([
  ['ahead', -600_000],
  ['behind', 600_000],
])('days are those of the platform, also where the clock of the browser is %s', async (_, by) => {
  const now = Date.now() + by;
  const newest = now - 300_000;
  const day = 1440;
  const rows = await rowsOf({ days: 1 }, platformWith(2 * day, newest, 60_000, now));
  expect(rows).toHaveLength(day - 4);
  expect(rows.at(-1)).toBe(new Date(now - 86_400_000).toISOString());
});

test('a period that is over is asked for as it is', async () => {
  const over = { start: '2026-11-01T00:00:00.000Z', end: '2026-11-01T23:59:59.999Z' };
  const platform = platformWith(700, Date.parse('2026-11-01T12:00:00Z'));
  await rowsOf(over, platform);
  expect(new Set(platform.asked)).toEqual(new Set([over]));
});
