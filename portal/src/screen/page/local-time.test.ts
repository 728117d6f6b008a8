import { expect, test } from 'vitest';
import { localTime } from './local-time.ts';

const local = (hours: number) => new Date(2026, 1, 3, hours, 4, 5).toISOString();

test.each([
  [local(0), '2026 02.03 12:04:05 am'],
  [local(9), '2026 02.03 09:04:05 am'],
  [local(12), '2026 02.03 12:04:05 pm'],
  [local(23), '2026 02.03 11:04:05 pm'],
  ['never', 'never'],
])('%s', (iso, text) => {
  expect(localTime(iso)).toBe(text);
});
