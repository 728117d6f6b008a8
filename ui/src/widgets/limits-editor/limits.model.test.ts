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

describe('limitChanges', () => {
  const none = { set: [], remove: [] };

  it('calls nothing for what was never stored and is empty', () => {
    expect(limitChanges({}, { calls: '' })).toEqual(none);
    expect(limitChanges({ calls: '' }, { calls: ' ' })).toEqual(none);
  });

  it('calls nothing for what is as it was', () => {
    expect(limitChanges({ calls: '5' }, { calls: '5' })).toEqual(none);
    expect(limitChanges({ calls: '5' }, { calls: ' 05 ' })).toEqual(none);
    expect(limitChanges({ calls: '0' }, { calls: '0' })).toEqual(none);
  });

  it('sets new and changed quantities, 0 too', () => {
    expect(limitChanges({ minutes: '5' }, { calls: '10', minutes: '0' })).toEqual({
      set: [
        { id: 'calls', quantity: 10 },
        { id: 'minutes', quantity: 0 },
      ],
      remove: [],
    });
    // Stored nothing and stored 0 are two things.
    expect(limitChanges({ calls: '' }, { calls: '0' }).set).toEqual([{ id: 'calls', quantity: 0 }]);
  });

  it('removes what was stored and is emptied', () => {
    expect(limitChanges({ calls: '5', minutes: '0' }, { calls: '', minutes: ' ' })).toEqual({
      set: [],
      remove: ['calls', 'minutes'],
    });
  });

  it('leaves alone what the editor did not show', () => {
    expect(limitChanges({ calls: '5' }, {})).toEqual(none);
  });

  it('never sends what is not a quantity', () => {
    expect(limitChanges({ calls: '5' }, { calls: 'many' })).toEqual(none);
  });
});
