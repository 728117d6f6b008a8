import { expect, it } from 'vitest';
import { PlatformError } from '../../../../platform/client/calls/errors.ts';
import { attempts } from './attempts.ts';

const call = (label: string, log: string[], error?: Error) =>
  [
    label,
    async () => {
      log.push(label);
      if (error) throw error;
    },
  ] as const;

it('makes every call, whatever becomes of the others, and tells which failed', async () => {
  const log: string[] = [];
  const away = new Error('away');
  const { run, saved, failures } = attempts();
  await run(...call('a', log));
  await run(...call('b', log, away));
  await run(...call('c', log));
  expect({ saved, failures }).toEqual({
    saved: ['a', 'c'],
    failures: [{ label: 'b', error: away }],
  });
  expect(log).toEqual(['a', 'b', 'c']);
});

it('sends nothing once the connection or the session is gone', async () => {
  const log: string[] = [];
  const gone = new PlatformError('Unauthorized', 'over', 401);
  const { run, failures, isFatal: isOver } = attempts();
  await run(...call('a', log, gone));
  await run(...call('b', log));
  expect(log).toEqual(['a']);
  expect(isOver()).toBe(true);
  expect(failures).toEqual([
    { label: 'a', error: gone },
    { label: 'b', error: gone },
  ]);
});
