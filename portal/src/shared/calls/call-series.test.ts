import { expect, test } from 'vitest';
import { countedOf, seriesOf } from './call-series.ts';

const attempted_at = '2026-11-20T09:56:48.401Z';
const calls = [true, false, null].map((answered) => ({ attempted_at, answered }));

test('a call whose outcome is not known is no failure', () => {
  expect(countedOf(calls).map(({ series }) => series)).toEqual(['answered', 'failed', 'unknown']);
  expect(seriesOf(calls).map(({ label }) => label)).toEqual([
    'Answered',
    'Not answered',
    'Not known',
  ]);
  expect(seriesOf(calls.slice(0, 2))).toHaveLength(2);
});
