import { expect, test } from 'vitest';
import { waveOf } from './wave.model.ts';

test('the louder channel counts, and the loudest moment fills the height', () => {
  const { width, path } = waveOf([
    [0, 0.5, 0],
    [0.25, 0, 0],
  ]);
  expect(width).toBe(3);
  expect(path).toBe('M0 0.500L1 0.000L2 1.000L2 1.000L1 2.000L0 1.500Z');
});

test('a long recording keeps the loudest of what shares a column', () => {
  const quiet = new Float32Array(10_000);
  quiet[4999] = 0.8;
  const { width, path } = waveOf([quiet], 10);
  expect(width).toBe(10);
  expect(path).toContain('4 0.000');
  expect(path.match(/ 0\.000/g)).toHaveLength(1);
});

test('silence and nothing at all draw no peaks', () => {
  expect(waveOf([[0, 0]]).path).toBe('M0 1.000L1 1.000L1 1.000L0 1.000Z');
  expect(waveOf([])).toEqual({ width: 0, path: '' });
});
