import { expect, it } from 'vitest';
import { csvLines, unguarded } from './csv.ts';

it('quotes what has to be quoted, with the line ends of RFC 4180', () => {
  expect(
    csvLines([
      ['number', 'account'],
      ['4930901820', 'Acme, "Support"\nBerlin'],
    ]),
  ).toBe('number,account\r\n4930901820,"Acme, ""Support""\nBerlin"\r\n');
  expect(csvLines([])).toBe('');
});

it.each(['=1+1', '+4930901820', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'makes no formula of %j, and reads it back',
  (cell) => {
    const [line = ''] = csvLines([[cell]]).split('\r\n"');
    const written = line.replaceAll('"', '').replace(/\r\n$/, '');
    expect(written.startsWith("'")).toBe(true);
    expect(unguarded(`'${cell}`)).toBe(cell);
  },
);

it('leaves other quotes alone', () => {
  expect(unguarded("'s-Hertogenbosch")).toBe("'s-Hertogenbosch");
});
