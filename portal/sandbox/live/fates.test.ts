import { describe, expect, it } from 'vitest';
import { fateOf } from './fates.ts';

const statuses = (address: string, limits = {}) =>
  fateOf(address, limits, 0).map(({ at, next }) => [at / 1000, next['call_status']]);

describe('what becomes of a call that is made', () => {
  it('is answered and ends, whatever kind of address is called', () => {
    for (const address of ['15085550199', 'desk100@acme.sip.example.net', 'sip:a@0486']) {
      expect(statuses(address)).toEqual([
        [4, 'in-progress'],
        [34, 'completed'],
      ]);
    }
  });

  it.each([
    ['150855500486', [[2, 'busy']]],
    ['sip:0486@example.net', [[2, 'busy']]],
    ['150855500603', [[2, 'busy']]],
    ['150855500404', [[2, 'failed']]],
    ['150855500503', [[2, 'failed']]],
    ['150855500408', [[60, 'no-answer']]],
  ])('follows from the last digits of %s', (address, expected) => {
    expect(statuses(address)).toEqual(expected);
  });

  it('is not answered where its timeout passes first', () => {
    expect(statuses('15085550199', { timeout: 3 })).toEqual([[3, 'no-answer']]);
    expect(statuses('150855500486', { timeout: 1 })).toEqual([[1, 'no-answer']]);
    expect(statuses('150855500408', { timeout: 20 })).toEqual([[20, 'no-answer']]);
    expect(statuses('15085550199', { timeout: 0 })[0]).toEqual([4, 'in-progress']);
  });

  it('is ended by the platform at its time limit', () => {
    const [, end] = fateOf('15085550199', { timeLimit: 10 }, 0);
    expect(end).toEqual({
      at: 14_000,
      next: { call_status: 'completed', call_termination_by: 'jambonz' },
    });
    expect(statuses('15085550199', { timeLimit: 600 }).at(-1)).toEqual([34, 'completed']);
  });
});
