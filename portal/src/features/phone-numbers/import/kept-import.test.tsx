import { afterEach, expect, test } from 'vitest';
import { forgetImport, keepImport, keepResult, keptImport } from './kept-import.ts';
import type { PlannedRow } from './plan.ts';

afterEach(forgetImport);

const rows = Array.from(
  { length: 2001 },
  (_, index): PlannedRow => ({
    line: index + 2,
    number: String(15_000 + index),
    outcome: 'same',
    note: '',
    write: null,
  }),
);

test('a long import is kept whole, with what became of its rows', async () => {
  await keepImport('ann', 'numbers.csv', rows);
  await keepResult(2, null);
  await keepResult(3, 'away');
  expect(await keptImport('ann')).toEqual({
    fileName: 'numbers.csv',
    rows,
    results: new Map([
      [2, null],
      [3, 'away'],
    ]),
  });
});

test('an import is of the person who began it, and another one begins without its results', async () => {
  await keepImport('ann', 'numbers.csv', rows);
  await keepResult(2, null);
  expect(await keptImport('bob')).toBeNull();
  await keepImport('ann', 'more.csv', rows.slice(0, 1));
  expect(await keptImport('ann')).toMatchObject({ fileName: 'more.csv', results: new Map() });
});
