import { describe, expect, it } from 'vitest';
import { isLongList, listOffers } from './offered-select.model.ts';

const offers = [
  { value: 'us', label: 'United States' },
  { value: 'eu', label: 'Europe' },
];
const mark = (value: string) => `${value} (unavailable)`;

describe('listOffers', () => {
  it('lists what is offered', () => {
    expect(listOffers(offers, 'eu', 'ready', mark)).toEqual(offers);
    expect(listOffers(offers, '', 'ready', mark)).toEqual(offers);
  });

  it('keeps a value that is not offered, first and marked', () => {
    expect(listOffers(offers, 'ap', 'ready', mark)).toEqual([
      { value: 'ap', label: 'ap (unavailable)' },
      ...offers,
    ]);
    expect(listOffers([], 'ap', 'ready', mark)).toEqual([
      { value: 'ap', label: 'ap (unavailable)' },
    ]);
  });

  it.each(['loading', 'failed'] as const)('shows only the unmarked value while %s', (status) => {
    expect(listOffers([], 'ap', status, mark)).toEqual([{ value: 'ap', label: 'ap' }]);
    expect(listOffers(offers, 'ap', status, mark)).toEqual([{ value: 'ap', label: 'ap' }]);
    expect(listOffers(offers, '', status, mark)).toEqual([]);
  });

  it('lists a value that is offered twice once', () => {
    expect(listOffers([...offers, ...offers], '', 'ready', mark)).toEqual(offers);
  });
});

it('calls more than 20 a long list', () => {
  const many = (length: number) => Array.from({ length }, (_, n) => ({ value: `${n}`, label: '' }));
  expect(isLongList(many(20))).toBe(false);
  expect(isLongList(many(21))).toBe(true);
});
