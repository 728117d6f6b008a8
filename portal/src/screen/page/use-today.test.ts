import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilMidnight, watchDay } from './use-today.ts';

test.each([
  [new Date(2026, 10, 20, 23, 59, 59, 999), 1],
  [new Date(2026, 10, 20, 0, 0, 0, 0), 86_400_000],
  [new Date(2026, 11, 31, 18, 0), 6 * 3_600_000],
])('from %s midnight is %d ms away', (now, ms) => {
  expect(untilMidnight(now)).toBe(ms);
});

const page = Object.assign(new EventTarget(), { hidden: false });
function show(isShown: boolean) {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
}
const [friday, saturday] = [new Date(2026, 10, 20).getTime(), new Date(2026, 10, 21).getTime()];

beforeEach(() => {
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 18) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the day changes at midnight', () => {
  const onDay = vi.fn();
  const stop = watchDay(onDay);
  vi.advanceTimersByTime(6 * 3_600_000 - 1);
  expect(onDay).toHaveBeenLastCalledWith(friday);
  vi.advanceTimersByTime(1);
  expect(onDay).toHaveBeenLastCalledWith(saturday);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('the day changes within a minute after the computer slept, whose timers stood still', () => {
  const onDay = vi.fn();
  const stop = watchDay(onDay);
  vi.setSystemTime(new Date(2026, 10, 21, 9));
  vi.advanceTimersByTime(60_000);
  expect(onDay).toHaveBeenLastCalledWith(saturday);
  stop();
});

test('a hidden page keeps the day until it is looked at: at midnight the new one is empty', () => {
  const onDay = vi.fn();
  const stop = watchDay(onDay);
  show(false);
  vi.advanceTimersByTime(15 * 3_600_000);
  expect(onDay).toHaveBeenLastCalledWith(friday);
  show(true);
  expect(onDay).toHaveBeenLastCalledWith(saturday);
  stop();
  show(true);
  expect(vi.getTimerCount()).toBe(0);
});
