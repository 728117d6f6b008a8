import { expect, it } from 'vitest';
import { PlatformError } from '../../platform/errors.ts';
import { concludeSave, problemOf } from './conclude-save.ts';

const failure = (label: string, kind: 'Unexpected' | 'Unauthorized' | 'Unreachable') => ({
  label,
  error: new PlatformError(kind, `${label} is away`, 500),
});

it('nothing failed, nothing to tell', () => {
  expect(problemOf({ saved: ['Max calls'], failures: [] })).toBeNull();
  expect(problemOf({ saved: [], failures: [] })).toBeNull();
});

it('everything failed', () => {
  expect(problemOf({ saved: [], failures: [failure('Max calls', 'Unexpected')] })).toEqual({
    title: 'The settings were not saved',
    messages: ['Max calls: Max calls is away'],
    tone: 'danger',
  });
});

it('something was saved and something was not', () => {
  const outcome = { saved: ['A', 'B'], failures: [failure('Max calls', 'Unexpected')] };
  expect(problemOf(outcome)).toEqual({
    title: 'Not all of the settings were saved',
    messages: ['Max calls: Max calls is away', 'Saved: A, B. Save tries only the rest again.'],
    tone: 'warning',
  });
});

it.each([
  ['Unexpected', 1],
  ['Unauthorized', 0],
  ['Unreachable', 0],
] as const)('after a failure that is %s what is stored is read %d times', async (kind, times) => {
  let reloads = 0;
  const problem = await concludeSave(
    { saved: ['A'], failures: [failure('B', kind)] },
    'Done',
    async () => {
      reloads += 1;
    },
  );
  expect(problem).not.toBeNull();
  expect(reloads).toBe(times);
});
