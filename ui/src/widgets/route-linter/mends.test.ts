import { expect, test } from 'vitest';
import { lint, of } from './lint.fixtures.ts';

const digits = ['0', '1', '4', '5', '6'];
const longer = (numbers: readonly string[]) =>
  numbers.flatMap((number) => digits.map((digit) => number + digit));
/** Every number with up to five of these digits, with and without a leading +. */
const numbers = Array.from({ length: 4 })
  .reduce<string[][]>((all) => [...all, longer(all.at(-1) ?? [])], [digits])
  .flat();
const all = [...numbers, ...numbers.map((number) => `+${number}`)];

const mendOf = (text: string) =>
  lint([text]).flatMap(({ fix }) => (fix?.what === 'texts' ? Object.values(fix.texts) : []))[0];

const begins =
  (...parts: readonly string[]) =>
  (number: string) =>
    parts.some((part) => number.startsWith(part));

test.each([
  ['^44|45', begins('44', '45')],
  ['45|^44', begins('44', '45')],
  ['44|45', begins('44', '45')],
  ['(^44|45)', begins('44', '45')],
  ['^44|45|', begins('44', '45')],
  ['^(44|)', begins('44')],
  ['^44|(45|46)', begins('44', '45', '46')],
  ['^(44)|(^45)|46', begins('44', '45', '46')],
  ['^1?44|1?45', begins('44', '45', '144', '145')],
  ['^[4|5]|6', begins('4', '5', '6')],
  ['44', begins('44')],
  ['+44', begins('+44')],
  ['^44', begins('44', '+44')],
  ['^\\+44', begins('44', '+44')],
  ['^4{2}', begins('44', '+44')],
  // Prefixes as shells and switches write them.
  ['44*', begins('44')],
  ['^44*', begins('44')],
  ['^44*$', begins('44')],
  ['^44?', begins('44')],
  ['44*|45*', begins('44', '45')],
  ['^(44*|45*)', begins('44', '45')],
  ['^44*|45', begins('44', '45')],
  ['/^44/i', begins('44')],
  ['^44-5', begins('445')],
])('the mend of %s takes the numbers that are meant, and no others', (text, isMeant) => {
  const mended = new RegExp(mendOf(text) ?? 'none');
  expect(all.filter((number) => mended.test(number) !== isMeant(number))).toEqual([]);
});

test.each([
  '44$|^45',
  '^44|45$',
  '^44$|45$',
  '45$',
  '44|45$',
  '(44|45$)',
  '^44|$',
  '^(1|44',
  '^(44|45',
  '^44|45)',
  '(1|44',
  '^(+44|45)',
  '[44',
  '^{44}',
  '^00|44$',
  '44-46',
  '^(44-46)',
  '44/45',
  '44,45',
  '^[44-46]',
  '[1-19]',
])('%s can be read in more than one way: no mend', (text) => {
  expect(mendOf(text)).toBeUndefined();
});

test('a list or a range that fits no number is not removed with one click', () => {
  for (const text of ['44-46', '^44/45', '44,45', '44; 45']) {
    expect(of('dead', lint([text]))[0]?.fix).toBeUndefined();
  }
});

test('what stands at the end is not told as standing anywhere', () => {
  expect(of('middle', lint(['^44|45$']))).toMatchObject([
    {
      severity: 'notice',
      message: '45$ in Route 1 (^44|45$) is found at the end of a number, whatever it begins with.',
    },
  ]);
  expect(of('middle', lint(['^44|45|46$']))[0]).toMatchObject({
    severity: 'problem',
    message: expect.stringMatching(/^45 in .* is found anywhere/),
  });
  expect(mendOf('^44|45|46$')).toBeUndefined();
  expect(of('middle', lint(['^44|45\\$']))).toEqual([]);
});

test('the choice that is named is one that is found elsewhere', () => {
  expect(of('middle', lint(['^(44)|(^45)|46']))[0]?.message).toMatch(/^46 in Route 1/);
});

test('no number begins with + and 0', () => {
  for (const text of ['^0044', '^0{2}44', '^011']) expect(lint([text])).toEqual([]);
});
