import { describe, expect, test } from 'vitest';
import { slowNumber } from './backtracking.model.ts';

describe('slow expressions', () => {
  test.each(['(\\d+)+$', '(\\d*)*#', '(1|\\d)+#', '(\\d\\d?)+#', '^(\\d|\\d\\d)*$', '(12|1212)+#'])(
    '%s',
    (text) => {
      expect(slowNumber(text)).not.toBeNull();
    },
  );
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
  ])('not %s', (text) => {
    expect(slowNumber(text)).toBeNull();
  });
});
