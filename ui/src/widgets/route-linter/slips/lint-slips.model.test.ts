import { expect, test } from 'vitest';
import { lint, of, takenBy } from '../lint.fixtures.ts';

const slips = (text: string) => of('slip', lint([text]));

test('a number shows what the star takes and the mend does not', () => {
  for (const text of ['44*', '^1508*', '^44?', '44*|45*']) {
    const [{ example = '', fix, severity } = {}] = slips(text);
    expect(severity).toBe('problem');
    expect(takenBy([text], example)).toBe('r0');
    const [mended = ''] = fix?.what === 'texts' ? Object.values(fix.texts) : [];
    expect(takenBy([mended], example)).toBeUndefined();
  }
});

test('a class that lists a digit twice is told with what it takes, and nothing of it is mended', () => {
  expect(lint(['^[1-19]'])).toMatchObject([
    {
      kind: 'slip',
      message: '[1-19] in Route 1 (^[1-19]) stands for one digit (1, 9), not for a longer number.',
    },
  ]);
  expect(slips('^[^44]')[0]?.message).toMatch(/stands for one digit, not for/);
});

test('a dot between digits may be meant: a notice, with a number it takes', () => {
  const [{ severity, example = '', fix } = {}] = slips('^1.5085');
  expect([severity, fix]).toEqual(['notice', undefined]);
  expect(takenBy(['^1.5085'], example)).toBe('r0');
  expect(takenBy(['^15085'], example)).toBeUndefined();
});

test.each(['^44', '^44.*', '44..', '^44\\d*', '^44+', '^(44|45)', '^[4-6]', '(44*', '^1\\.5'])(
  '%s is what it looks like, or no expression',
  (text) => {
    expect(slips(text)).toEqual([]);
  },
);
