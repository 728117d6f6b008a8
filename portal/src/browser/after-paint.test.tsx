import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let hidden: { mockReturnValue(value: boolean): void };

beforeEach(() => {
  // A hidden tab calls back for no frame; the browser of these tests has no other tab.
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
});

const timers = () => new Promise((resolve) => setTimeout(resolve));

test('a hidden page does not wait for a frame that never comes', async () => {
  hidden.mockReturnValue(true);
  const action = vi.fn();
  afterPaint(action);
  await timers();
  expect(action).toHaveBeenCalledOnce();
});

test('a page that is hidden before its frame waits no longer', async () => {
  const action = vi.fn();
  afterPaint(action);
  await timers();
  expect(action).not.toHaveBeenCalled();
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  await timers();
  expect(action).toHaveBeenCalledOnce();
});

test('what was cancelled does not run when the page is hidden', async () => {
  const action = vi.fn();
  afterPaint(action)();
  document.dispatchEvent(new Event('visibilitychange'));
  await timers();
  expect(action).not.toHaveBeenCalled();
});
