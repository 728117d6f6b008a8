import { describe, expect, it } from 'vitest';
import { percentOf } from './progress-bar.model.ts';

describe('percentOf', () => {
  it.each([
    [0, 100, 0],
    [50, 100, 50],
    [1, 3, 33],
    [2, 3, 67],
    [100, 100, 100],
    [120, 100, 100],
    [-5, 100, 0],
    [5, 0, 0],
    [5, -1, 0],
    [Number.NaN, 100, 0],
    [5, Number.NaN, 0],
  ])('%d of %d is %d %%', (value, max, percent) => {
    expect(percentOf(value, max)).toBe(percent);
  });
});
