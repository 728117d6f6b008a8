import { describe, expect, it } from 'vitest';
import { stepNumber } from './number-input.model.ts';

describe('stepNumber', () => {
  it('steps by one', () => {
    expect(stepNumber('5060', 1)).toBe('5061');
    expect(stepNumber('5060', -1)).toBe('5059');
    expect(stepNumber(' 7 ', 1)).toBe('8');
  });

  it('stays within min and max', () => {
    expect(stepNumber('65535', 1, { max: 65535 })).toBe('65535');
    expect(stepNumber('1', -1, { min: 1 })).toBe('1');
  });

  it('comes back into the range from outside', () => {
    expect(stepNumber('99', 1, { max: 32 })).toBe('32');
    expect(stepNumber('99', -1, { max: 32 })).toBe('32');
    expect(stepNumber('-4', 1, { min: 0 })).toBe('0');
  });

  it('starts an empty field at min, or at zero', () => {
    expect(stepNumber('', 1, { min: 1024 })).toBe('1024');
    expect(stepNumber('  ', -1)).toBe('0');
    expect(stepNumber('', 1, { max: -5 })).toBe('-5');
  });

  it('adds no decimals of its own', () => {
    expect(stepNumber('0.1', 1, { step: 0.2 })).toBe('0.3');
    expect(stepNumber('1', -1, { step: 0.25 })).toBe('0.75');
    expect(stepNumber('0', 1, { step: 1e-7 })).toBe('1e-7');
  });

  it('leaves alone what is not a number', () => {
    for (const text of ['abc', '12a', '1e3', '0x10', '--1', '.', '1,5', 'Infinity']) {
      expect(stepNumber(text, 1)).toBeUndefined();
    }
  });
});
