import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Spread } from './condition.ts';
import { calls, noon } from './fixtures.ts';
import { fewestCalls, isWorse, rangeOf, sampleOf } from './range.ts';

const hour = 3_600_000;

describe('the sample', () => {
  test('is the last hour where it has fifty calls', () => {
    expect(sampleOf(calls(200, 1), noon)).toHaveLength(60);
  });

  test('is the last fifty where it has fewer', () => {
    expect(sampleOf(calls(200, 1, 5, noon - hour), noon)).toHaveLength(fewestCalls);
  });

  test('is none below fifty', () => {
    expect(sampleOf(calls(49, 1), noon)).toBeNull();
  });
});

describe('last week’s range', () => {
  test('is that of all its calls', () => {
    const range = rangeOf([calls(100, 0.5), calls(100, 0.7)]);
    expect(range.rate?.mean).toBeCloseTo(0.6);
    expect(range.delay?.mean).toBeCloseTo(5);
  });

  test('needs fifty calls, and fifty answered ones for the delay', () => {
    expect(rangeOf([calls(49, 1)])).toEqual({ rate: null, delay: null });
    expect(rangeOf([calls(98, 0.5)])).toMatchObject({ rate: {}, delay: null });
    expect(rangeOf([])).toEqual({ rate: null, delay: null });
  });

  test('is wide where the parts of the week differ, beyond chance', () => {
    expect(rangeOf(Array.from({ length: 28 }, () => calls(100, 0.5))).rate?.between).toBe(0);
    const uneven = Array.from({ length: 28 }, (_, index) => calls(100, index % 2 ? 0.3 : 0.7));
    expect(rangeOf(uneven).rate?.between).toBeCloseTo(0.04, 2);
  });
});

const half: Spread = { mean: 0.5, between: 0, ofOne: 0.25 };
const fiveSeconds: Spread = { mean: 5, between: 0, ofOne: 4 };

describe('worse than last week', () => {
  // Four deviations of 50 calls at one half are 28 points.
  test.each([
    [0.23, 50, false, false],
    [0.21, 50, false, true],
    // Three are 21 points.
    [0.28, 50, true, true],
    [0.3, 50, true, false],
    // With many calls, the minimum difference applies.
    [0.41, 100_000, false, false],
    [0.39, 100_000, false, true],
    [0.42, 100_000, true, true],
    [0.43, 100_000, true, false],
    // Better is never worse.
    [1, 50, false, false],
  ])('an answer rate of %d over %d calls, known %j', (value, count, known, expected) => {
    expect(isWorse('rate', value, count, half, known)).toBe(expected);
  });

  test.each([
    [6.1, 50, false, false],
    [6.2, 50, false, true],
    [5.9, 50, true, true],
    [5.8, 50, true, false],
    [5.99, 100_000, false, false],
    [6.01, 100_000, false, true],
    [0.1, 50, false, false],
  ])('%d seconds until answered over %d calls, known %j', (value, count, known, expected) => {
    expect(isWorse('delay', value, count, fiveSeconds, known)).toBe(expected);
  });

  test('a week without a failure allows a few', () => {
    const { rate } = rangeOf([calls(1000, 1)]);
    expect(rate && isWorse('rate', 0.92, 50, rate, false)).toBe(false);
    expect(rate && isWorse('rate', 0.86, 50, rate, false)).toBe(true);
  });

  test('what leaves the range is not back in it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 50, max: 5000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 0.05, noNaN: true }),
        (value, count, mean, between) => {
          const spread = { mean, between, ofOne: mean * (1 - mean) };
          return (
            !isWorse('rate', value, count, spread, false) ||
            isWorse('rate', value, count, spread, true)
          );
        },
      ),
    );
  });

  test('chance alone leaves it less than once in two thousand hours', () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed / 2 ** 31;
    };
    let left = 0;
    for (let hours = 0; hours < 20_000; hours += 1) {
      let answered = 0;
      for (let one = 0; one < 60; one += 1) if (random() < 0.5) answered += 1;
      if (isWorse('rate', answered / 60, 60, half, false)) left += 1;
    }
    expect(left).toBeLessThan(10);
  });
});
