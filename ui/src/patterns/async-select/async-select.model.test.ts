import { describe, expect, it } from 'vitest';
import { isLongList, shownOptions } from './async-select.model.ts';

const options = [
  { value: 'us', label: 'United States' },
  { value: 'eu', label: 'Europe' },
];
const mark = (value: string) => `${value} (unavailable)`;

describe('shownOptions', () => {
  it('lists the options', () => {
    expect(shownOptions(options, 'eu', 'ready', mark)).toEqual(options);
    expect(shownOptions(options, '', 'ready', mark)).toEqual(options);
  });

  it('keeps a value that is not among them, first and marked', () => {
    expect(shownOptions(options, 'ap', 'ready', mark)).toEqual([
      { value: 'ap', label: 'ap (unavailable)' },
      ...options,
    ]);
    expect(shownOptions([], 'ap', 'ready', mark)).toEqual([
      { value: 'ap', label: 'ap (unavailable)' },
    ]);
  });

  it.each(['loading', 'failed'] as const)('shows only the unmarked value while %s', (status) => {
    expect(shownOptions([], 'ap', status, mark)).toEqual([{ value: 'ap', label: 'ap' }]);
    expect(shownOptions(options, 'ap', status, mark)).toEqual([{ value: 'ap', label: 'ap' }]);
    expect(shownOptions(options, '', status, mark)).toEqual([]);
  });

  it('lists a value once that occurs twice', () => {
    expect(shownOptions([...options, ...options], '', 'ready', mark)).toEqual(options);
  });
});

it('calls more than 20 a long list', () => {
  const many = (length: number) => Array.from({ length }, (_, n) => ({ value: `${n}`, label: '' }));
  expect(isLongList(many(20))).toBe(false);
  expect(isLongList(many(21))).toBe(true);
});
