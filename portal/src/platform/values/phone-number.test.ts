import { formatNumber } from '@trunkline/ui/widgets/phone-number';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternNote, readNumber, searchedNumber, storedNumber } from './phone-number.ts';

describe('a number', () => {
  it.each([
    ['+49 30 901820', '4930901820'],
    [' 4930901820 ', '4930901820'],
    ['+44 (0)20 7946-0123', '442079460123'],
    ['0044 (0) 20 7946 0123', '00442079460123'],
    ['(0)20 7946 0123', '02079460123'],
    ['(508) 544.1234', '5085441234'],
    ['+1-508-544-1234', '15085441234'],
    ['+1/508/5441234', '15085441234'],
    // As phones, spreadsheets, links and word processors write them.
    ['\u202a+1 555 123 0001\u202c', '15551230001'],
    ['1555\u200b1230001', '15551230001'],
    ['\ufeff15551230001', '15551230001'],
    ['+1\u00a0555\u2011123\u20130001', '15551230001'],
    ['１５５５１２３０００１', '15551230001'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['+४४ २०७९ ४६०९५८', '442079460958'],
    ['+๔๔๒๐๗๙๔๖๐๙๕๘', '442079460958'],
    ['১৫৫৫১২৩০০০১', '15551230001'],
    ['\u{116da}\u{116e3}\u{1e5f1}', '090'],
    ['="15551230001"', '15551230001'],
    ["'15551230001", '15551230001'],
    ['\u201915551230001', '15551230001'],
    ['15551230001\n', '15551230001'],
    ['1555·123·0001', '15551230001'],
    ['tel:+15551230001', '15551230001'],
    ['tel://+15551230001', '15551230001'],
    ['15551230001.0', '15551230001'],
    ['15551230001,00', '15551230001'],
    ['155512.0', '155512'],
    ['911.0', '911'],
    ['112,00', '112'],
    ['555.000', '555000'],
    ['(+44) 20 7946 0958', '442079460958'],
    ['(+44) (0)20 7946 0958', '442079460958'],
    ['+44-(0)-20-7946-0958', '442079460958'],
    ['+44 [0] 20 7946 0958', '442079460958'],
    // An extension as Germans write it, and groups that go up.
    ['+49 30 12345-67', '49301234567'],
    ['030/12345-67', '0301234567'],
    ['020-7946-7958', '02079467958'],
    ['116 117', '116117'],
    ['555-0100', '5550100'],
    ['15551230001-', '15551230001'],
    // A short code.
    ['911', '911'],
  ])('%s is stored as %s', (text, stored) => {
    expect(readNumber(text)).toEqual({ kind: 'number', stored });
  });

  it.each([
    ['', 'Enter a phone number.'],
    ['(', 'Enter a phone number.'],
    ['+', 'Enter a phone number.'],
    ['-', 'Enter a phone number.'],
    ['\u2014', 'Enter a phone number.'],
    ['15085551000-1099', 'This is a range or two numbers. Enter each by itself.'],
    ['15085551000 – 15085551099', 'This is a range or two numbers. Enter each by itself.'],
    ['+1 508 555 1000-1099', 'This is a range or two numbers. Enter each by itself.'],
    ['5085551000-1099', 'This is a range or two numbers. Enter each by itself.'],
    ['15085551000/15085551001', 'This is a range or two numbers. Enter each by itself.'],
    ...[
      ...['100-199', '1000 - 1099', '200\u2013299', '101/102', '911/112', '112/110'],
      ...['5550100-5550109', '5550100-0109', '+15551230001-+15551230009'],
      ...['+1 555 123 0001 - +1 555 123 0009', '15551230001->15551230009'],
      ...['15551230001 \u2192 15551230009', '15551230001 + 15551230002'],
      ...['15551230001,15551230002', '15551230001.15551230002'],
    ].map((text): [string, unknown] => [
      text,
      'This is a range or two numbers. Enter each by itself.',
    ]),
    ['15085551000/1', 'This is a range or two numbers. Enter each by itself.'],
    ['15085551000 15085551001', 'This is a range or two numbers. Enter each by itself.'],
    ['15085551000 1099', 'This is a range or two numbers. Enter each by itself.'],
    ['15085551000..1099', 'This is a range or two numbers. Enter each by itself.'],
    ['5551000…5551099', 'This is a range or two numbers. Enter each by itself.'],
    ['15085551000 to 1099', 'This is a range or two numbers. Enter each by itself.'],
    ['15085551000~1099', 'This is a range or two numbers. Enter each by itself.'],
    ['15085551000 & 15085551001', 'This is a range or two numbers. Enter each by itself.'],
    ['+1 508 555 1000 or 15085551001', 'This is a range or two numbers. Enter each by itself.'],
    ['+1 (508) 555-1000 ext 5', 'This has an extension. Enter the number without it.'],
    ['+1 (508) 555-1000 (ext. 5)', 'This has an extension. Enter the number without it.'],
    ['15085551000x12', 'This has an extension. Enter the number without it.'],
    ['15085551000#5', 'This has an extension. Enter the number without it.'],
    ['15085551000;ext=5', 'This is not a phone number.'],
    ['15085551000:5060', 'This is not a phone number.'],
    ['5551000\n5551001', 'This is a range or two numbers. Enter each by itself.'],
    ['+5551000\r\n+5551001', 'This is a range or two numbers. Enter each by itself.'],
    ['123456789012345678', 'A phone number has at most 15 digits.'],
    ['1.5E+10', expect.stringMatching(/^A spreadsheet shortened/)],
    ['1,5551230001e10', expect.stringMatching(/^A spreadsheet shortened/)],
    ['15551230001.5', 'This is a decimal, not a phone number.'],
    ['911.5', 'This is a decimal, not a phone number.'],
    ['1.5551 x 10^10', expect.stringMatching(/^A spreadsheet shortened/)],
    ['1.5551\u00d710^10', expect.stringMatching(/^A spreadsheet shortened/)],
    ['15,551,230,001', 'This is not a phone number.'],
    ['15.551.230.001,00', 'This is not a phone number.'],
    ['1555,1666', 'This is not a phone number.'],
    ['sip:+15551230001@example.com', 'This is not a phone number.'],
    ['=1+1', 'This is not a phone number.'],
    ['"1555', 'This is not a phone number.'],
    ['15085551000, 15085551001', 'This is not a phone number.'],
    ['15085551000;15085551001', 'This is not a phone number.'],
    ['+15085551000 +15085551001', 'This is a range or two numbers. Enter each by itself.'],
  ])('%s is not taken as it stands', (text, reason) => {
    expect(readNumber(text)).toEqual({ kind: 'unclear', reason });
  });

  it.each([
    ...['+44 20 7946 0958²', '①②③④⑤⑥⑦', '½5551230001', '1\ufe0f\u20e35551230001'],
    ...['\u201815551230001\u2019', '\u201c15551230001\u201d', '\u00b415551230001'],
    ...['#REF!', '#N/A', '#VALUE!', '########', '#NAME?', '#DIV/0!', '#SPILL!', '#GETTING_DATA'],
    ...['#NV', '#WERT!', '#BEZUG!', '#ÜBERLAUF!', '#¡VALOR!', '#¿NOMBRE?', 'Err:502'],
    ...['N/A', 'n.a.', 'NA', 'NULL', '(null)', 'none', 'nan', 'TRUE', 'false', 'WAHR', 'k. A.'],
  ])('%j is none', (text) => {
    expect(readNumber(text)).toEqual({ kind: 'unclear', reason: 'This is not a phone number.' });
  });

  it.each([
    ...['1-800-FLOWERS', '1800FLOWERS', '+1 800 FLOWERS', '1555123O001', '1555123XXXX'],
    ...['15551230001l', '5551230001 (mobile)', '+1 555 123 0001 home', 'Tel. 15551230001'],
    ...['phone 15551230001', 'callto:+15551230001'],
  ])('%s has letters', (text) => {
    expect(readNumber(text)).toEqual({
      kind: 'unclear',
      reason: 'This has letters. Enter the number in digits.',
    });
  });

  it.each([
    ...['+1_555_123_0001', '$15551230001', '15551230001\u20ac', '15551230001%', '<15551230001>'],
    ...['[15551230001]', '{15551230001}', '++15551230001', '\u279515551230001'],
  ])('%s has what no number has', (text) => {
    expect(readNumber(text)).toMatchObject({ reason: 'This is not a phone number.' });
  });

  it.each([
    ['15551230001 | Main line', 'This is not a phone number.'],
    ['15551230001 |', 'This is not a phone number.'],
    ['+1 555 123 0001| Berlin', 'This is not a phone number.'],
    ['15551230001 | 15551230002', 'This is a range or two numbers. Enter each by itself.'],
  ])('%s is a line of a table', (text, reason) => {
    expect(readNumber(text)).toEqual({ kind: 'unclear', reason });
  });

  it.each(['4.42079E+11', '4,42079e+11', '4.42079 E+ 11'])('%s was shortened', (text) => {
    expect(readNumber(text)).toMatchObject({ reason: expect.stringMatching(/^A spreadsheet/) });
  });

  it.each([
    ['+1508*', '1508*', false],
    ['15 08*', '1508*', false],
    ['^44', '^44', false],
    ['^44\\d{9,10}$', '^44\\d{9,10}$', false],
    ['a-b', 'a-b', false],
    ['1555$', '1555$', false],
    ['1555|1666', '1555|1666', false],
    ['15551230001|15551230002', '15551230001|15551230002', false],
    ['1555123[0-9]', '1555123[0-9]', false],
    ['[1-9]', '[1-9]', false],
    ['(1555|1666)', '(1555|1666)', false],
    ['1+5', '1+5', false],
    ['1555.*', '1555.*', false],
    ['1555\\d', '1555\\d', false],
    ['IV', 'IV', false],
    ['support', 'support', false],
    ['1509ABC', '1509ABC', false],
    ['a15551230001', 'a15551230001', false],
    ['anonymous', 'anonymous', false],
    ['nancy', 'nancy', false],
    ['#21#', '#21#', false],
    ['*98', '*98', true],
    ['(44', '(44', true],
  ])('%s is the pattern %s', (text, stored, isSkipped) => {
    expect(readNumber(text)).toEqual(
      // A single opening bracket counts as a typo in a number.
      text === '(44' ? { kind: 'number', stored: '44' } : { kind: 'pattern', stored, isSkipped },
    );
  });

  it('that is no number has a note', () => {
    expect(patternNote('15551230001')).toBeUndefined();
    expect(patternNote('1508*')).toBe('Not a number: taken as a pattern.');
    expect(patternNote('*98')).toMatch(/no valid expression: the call engine skips it/);
  });
});

it('never has other digits than what was typed, but for a trunk zero in brackets', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789+ ()-./,'), maxLength: 20 }),
      (text) => {
        const reading = readNumber(text);
        if (reading.kind !== 'number') return;
        const typed = text
          .replace(/[.,]0+\s*$/, '')
          .replace('(0)', '')
          .replaceAll(/\D/g, '');
        const whole = text.replaceAll(/\D/g, '');
        expect([typed, whole, text.replace('(0)', '').replaceAll(/\D/g, '')]).toContain(
          reading.stored,
        );
      },
    ),
    { numRuns: 3000 },
  );
});

it('is found however it is typed', () => {
  expect(storedNumber('20 79')).toBe('2079');
  expect(searchedNumber('(')).toBe('(');
  expect(searchedNumber('1508-555')).toBe('1508555');
});

it('is shown with exactly the digits that are stored', () => {
  const codes = [
    1, 33, 34, 36, 39, 43, 44, 49, 52, 54, 55, 61, 62, 77, 81, 82, 86, 90, 91, 353, 380,
  ];
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.stringMatching(/^0?[1-9]\d{6,10}$/), (code, rest) => {
      const stored = `${code}${rest}`;
      expect(formatNumber(stored).replaceAll(/\D/g, '')).toBe(stored);
    }),
    { numRuns: 5000 },
  );
  expect(formatNumber('49305550030')).toBe('+49 30 5550030');
  expect(formatNumber('490305550030')).toBe('490305550030');
});
