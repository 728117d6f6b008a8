import { expect, it } from 'vitest';
import { saveParts } from './save-parts.ts';

const part = (label: string, log: string[], error?: Error) => ({
  label,
  run: async () => {
    log.push(label);
    if (error) throw error;
  },
});

it('runs every part, whatever happens to the others, and tells which failed', async () => {
  const log: string[] = [];
  const away = new Error('away');
  expect(await saveParts([part('a', log), part('b', log, away), part('c', log)])).toEqual({
    saved: ['a', 'c'],
    failures: [{ label: 'b', error: away }],
  });
  expect(log).toEqual(['a', 'b', 'c']);
});

it('has nothing to tell of nothing', async () => {
  expect(await saveParts([])).toEqual({ saved: [], failures: [] });
});
