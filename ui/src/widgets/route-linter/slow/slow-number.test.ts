import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canBeSlow } from '../lint.model.ts';
import { routeTexts } from '../route-linter.fixtures.ts';
import { loadSlowNumber } from './slow-number.ts';

const slowNumber = await loadSlowNumber();
if (!slowNumber) throw new Error('recheck is not installed');

describe('slow expressions', () => {
  test.each([
    ['(\\d+)+$', /^(\d)\1+$/],
    ['(\\d*)*#', /^\d+$/],
    ['(1|\\d)+#', /^0?1+$/],
    ['^44(\\d|\\d\\d)*$', /^44\d{28}$/],
    ['(12|1212)+#', /^(12)+$/],
    ['^44(?=20)(\\d*)*$', /^4420\d+$/],
  ])('%s', (text, number) => {
    expect(canBeSlow(text)).toBe(true);
    expect(slowNumber(text)).toMatch(number);
  });
  test.each([
    '^44',
    '.*',
    '(\\d+)+',
    '\\d+\\d+#',
    '^(\\d+){3}#',
    '^(4420|44161|44121|44131|44151)$',
    '^(?:1(?:8(?:00|88|77|66|55)))',
    '^(1|2)+#',
    '(1?)*#',
    // Two ways round the loop, but what follows is always found.
    '^(?:121?|12)*1',
    '(?:(?:\\d){2,}12)+',
  ])('not %s', (text) => {
    expect(slowNumber(text)).toBeNull();
  });
});

test('none is slow that is not asked about', () => {
  fc.assert(
    fc.property(
      routeTexts.filter((text) => !canBeSlow(text) && !/^\+|\([^)]*$/.test(text)),
      (text) => slowNumber(text) === null,
    ),
    { numRuns: 200 },
  );
});
