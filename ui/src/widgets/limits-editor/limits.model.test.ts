import { describe, expect, it } from 'vitest';
import { limitChanges, limitMessage, validateLimits } from './limits.model.ts';

describe('validateLimits', () => {
  it('names a quantity that no column holds', () => {
    expect(validateLimits({ calls: '2147483648' })).toEqual({ calls: 'Enter at most 2147483647.' });
  });

  it.each(['', ' ', '0', '1', ' 25 ', '007', '2147483647'])('takes %j', (text) => {
    expect(validateLimits({ calls: text })).toEqual({});
  });

  it.each(['-1', '1.5', '1,000', '1e3', 'many', '+5', '0x10', '٣'])('refuses %j', (text) => {
    expect(validateLimits({ calls: text, minutes: '5' })).toEqual({ calls: limitMessage });
  });

  it('says what the specification says', () => {
    expect(limitMessage).toBe('Enter a whole number, 0 or more.');
  });
});

type Limits = Record<string, string>;

describe('limitChanges', () => {
  it.each<[what: string, stored: Limits, next: Limits, set: [string, number][], remove: string[]]>([
    ['nothing: never stored, and empty', {}, { calls: '' }, [], []],
    ['nothing: empty before and after', { calls: '' }, { calls: ' ' }, [], []],
    ['nothing: as it was', { calls: '5' }, { calls: ' 05 ' }, [], []],
    ['nothing: 0 as it was', { calls: '0' }, { calls: '0' }, [], []],
    ['nothing: not shown by the editor', { calls: '5' }, {}, [], []],
    ['nothing: not a quantity', { calls: '5' }, { calls: 'many' }, [], []],
    // No stored limit and a stored 0 differ.
    ['0 where nothing was', { calls: '' }, { calls: '0' }, [['calls', 0]], []],
    ['what is new', { minutes: '5' }, { calls: '10', minutes: '5' }, [['calls', 10]], []],
    ['what changed, to 0 too', { minutes: '5' }, { minutes: '0' }, [['minutes', 0]], []],
    [
      'what was emptied',
      { calls: '5', minutes: '0' },
      { calls: '', minutes: ' ' },
      [],
      ['calls', 'minutes'],
    ],
  ])('sends %s', (_, stored, next, set, remove) => {
    expect(limitChanges(stored, next)).toEqual({
      set: set.map(([id, quantity]) => ({ id, quantity })),
      remove,
    });
  });
});
