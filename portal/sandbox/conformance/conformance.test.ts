import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { DELIBERATE } from './known-differences.ts';
import { SAMPLES } from './replay.ts';
import { conform, type FileResults, isEnough, reportOf, scores } from './report.ts';

const files = readdirSync(SAMPLES).map((name) => name.replace(/\.json$/, ''));

/** Matches reached so far; the number must not go down. */
const reached = 1197;

describe('recorded exchanges with the platform', () => {
  let all: FileResults[] = [];
  beforeAll(async () => {
    all = await conform(files, SAMPLES);
  }, 120_000);

  test.each(files)('%s', (file) => {
    const results = all.find((entry) => entry.file === file)?.results ?? [];
    const differing = results.filter((result) => result.differences.length > 0);
    const unexpected = differing.filter(({ id }) => !(`${file}#${id}` in DELIBERATE));
    expect(results.length).toBeGreaterThan(0);
    expect(unexpected).toEqual([]);
    // A deliberate difference that no longer exists must leave the list.
    const deliberate = Object.keys(DELIBERATE).filter((key) => key.startsWith(`${file}#`));
    expect(differing.map(({ id }) => `${file}#${id}`)).toEqual(deliberate);
  });

  test('enough of them are answered alike', () => {
    expect(isEnough(all), reportOf(all)).toBe(true);
    expect(scores(all).all.matched).toBeGreaterThanOrEqual(reached);
  });

  test('too few of them are noticed', () => {
    const wrong = all.map(({ results, ...rest }) => ({
      ...rest,
      results: results.map((result, index) =>
        index % 4 === 0 ? { ...result, differences: ['status: 200 / 500'] } : result,
      ),
    }));
    expect(isEnough(wrong)).toBe(false);
    expect(isEnough([])).toBe(false);
    expect(reportOf(wrong)).toContain('status: 200 / 500');
  });
});
