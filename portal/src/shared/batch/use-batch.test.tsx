import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { PlatformError } from '../../platform/client/calls/errors.ts';
import { type BatchEnd, type BatchOptions, useBatch } from './use-batch.ts';

type Run = ReturnType<typeof useBatch<number>>['run'];

/** Opens a page with a batch. Returns how to run it and how to leave. */
function openPage(options: BatchOptions<number>): { run: Run; leave: () => void } {
  let run: Run | undefined;
  function Page() {
    run = useBatch(options).run;
    return null;
  }
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Page />));
  const leave = () => flushSync(() => root.unmount());
  onTestFinished(leave);
  if (!run) throw new Error('nothing was rendered');
  return { run, leave };
}

test('a paused batch whose page is left ends, and is noted', async () => {
  const ends: BatchEnd<number>[] = [];
  const lefts: number[] = [];
  const written: number[] = [];
  const { run, leave } = openPage({
    note: async () => ({
      add: (item) => written.push(item),
      end: async (left) => void lefts.push(left),
    }),
    say: (end) => {
      ends.push(end);
      return null;
    },
  });
  const { batch, ended } = run([1, 2, 3, 4, 5, 6], async (item) => {
    if (item === 2) throw new PlatformError('Unreachable', 'No answer');
  });
  await expect.poll(() => batch.get().status).toBe('paused');
  leave();
  const left = await ended;
  expect(left).toContain(2);
  expect(written.length + left.length).toBe(6);
  expect([lefts, ends]).toEqual([[left.length], [expect.objectContaining({ isPageLeft: true })]]);
});

test('nothing is begun where the page was left before the note was open', async () => {
  const begun: number[] = [];
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { run, leave } = openPage({
    note: async () => {
      await opened;
      return { add: () => undefined, end: async () => undefined };
    },
  });
  const { ended } = run([1, 2], async (item) => void begun.push(item));
  leave();
  open();
  expect([await ended, begun]).toEqual([[1, 2], []]);
});

test('what must not pause stops with the reason', async () => {
  const { run } = openPage({ neverPauses: true });
  const { batch, ended } = run([1], async () => {
    throw new PlatformError('Unreachable', 'No answer');
  });
  expect(await ended).toEqual([1]);
  expect(batch.get()).toMatchObject({ status: 'cancelled', pausedFor: 'No answer' });
});
