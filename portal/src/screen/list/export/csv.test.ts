import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvRow, csvLines, readCsv, unguarded } from './csv.ts';

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

it.each(['=1+1\nx', '@SUM(A1)\r\nx', '+44 20\n', '-1\rx'])(
  'makes no formula of the lines %j, and reads them back',
  async (cell) => {
    const read: CsvRow[] = [];
    await readCsv(
      new File(
        [
          csvLines([
            ['detail', 'end'],
            [cell, 'x'],
          ]),
        ],
        'a.csv',
      ),
      (rows) => {
        read.push(...rows);
        return true;
      },
    );
    expect(csvLines([[cell]]).startsWith(`"'${cell}"`)).toBe(true);
    expect(read.map(({ cells }) => cells['detail'])).toEqual([cell.trim()]);
  },
);

it('leaves other quotes alone', () => {
  expect(unguarded("'s-Hertogenbosch")).toBe("'s-Hertogenbosch");
});

describe('a file', () => {
  async function rowsOf(...parts: BlobPart[]): Promise<CsvRow[]> {
    const rows: CsvRow[] = [];
    await readCsv(new File(parts, 'numbers.csv'), (some) => {
      rows.push(...some);
      return true;
    });
    return rows;
  }
  const cellsOf = async (...parts: BlobPart[]) =>
    (await rowsOf(...parts)).map(({ cells }) => cells);
  /** One byte per character. */
  const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  const utf16 = (text: string) => Uint16Array.from(`\ufeff${text}`, (one) => one.charCodeAt(0));
  const swapped = (units: Uint16Array) => units.map((one) => (one << 8) | (one >> 8));
  const text = 'number;Account\r\n1555;Müller\r\n';

  it.each<[string, BlobPart]>([
    ['UTF-8', text],
    ['UTF-8 with its mark', `\ufeff${text}`],
    ['UTF-16', utf16(text)],
    ['UTF-16, the upper byte first', swapped(utf16(text))],
    ['UTF-16 without its mark', utf16(text).slice(1)],
    ['UTF-16 without its mark, the upper byte first', swapped(utf16(text).slice(1))],
    ['UTF-8 with a zero in it', text.replace('1555', '\u00001555')],
    ['lines of old Macs', text.replaceAll('\r\n', '\r')],
    ['Windows-1252', latin1(text)],
    ['UTF-8 with accents by themselves', text.normalize('NFD')],
  ])('is read as %s', async (_, part) => {
    const [row] = await cellsOf(part);
    expect(row?.['account']?.normalize('NFC')).toBe('Müller');
  });

  it('may name its separator first', async () => {
    const rows = await rowsOf('sep=|\r\nnumber|account\r\n1555|a,b;c\r\n');
    expect(rows).toEqual([
      { cells: { number: '1555', account: 'a,b;c' }, line: 3, hasMore: false },
    ]);
  });

  it('has rows that are counted as an editor counts them', async () => {
    const rows = await rowsOf('\n\nnumber,account\n\n1,a\n,\n2,"b\nc"\n3,d,,\n4,e,f\n');
    expect(rows.map(({ line, cells, hasMore }) => [line, cells['number'], hasMore])).toEqual([
      [5, '1', false],
      [7, '2', false],
      [9, '3', false],
      [10, '4', true],
    ]);
    const ofWindows = await rowsOf('number,account\r\n1,"b\r\nc"\r\n2,d\r\n');
    expect(ofWindows.map(({ line }) => line)).toEqual([2, 4]);
  });

  it.each([
    'number,account\r\n1,a\n2,b\n',
    'number,account\n1,a\r\n2,b\r\n',
    'number,account\n1,"a"\r\n2,"b"\n',
  ])('may end its lines in two ways: %j', async (mixed) => {
    const rows = await rowsOf(mixed);
    expect(rows.map(({ line, cells, hasMore }) => [line, cells['account'], hasMore])).toEqual([
      [2, 'a', false],
      [3, 'b', false],
    ]);
  });

  it('names its columns without what nobody sees', async () => {
    const [cells] = await cellsOf('\u200bPhone\u00a0 number\u200e,account\n1,a\n');
    expect(cells).toEqual({ 'phone number': '1', account: 'a' });
  });

  it('that was saved here is read back as it was', async () => {
    const columns = ['number', 'account', 'carrier', 'application'];
    const cell = fc
      .string({ unit: fc.constantFrom(...'=+-@",;|\'ü1 \n'), maxLength: 6 })
      // A typed guard can't be told from one of ours.
      .filter((text) => text === text.trim() && !text.startsWith("'"));
    const row = fc.tuple(fc.stringMatching(/^[1-9]\d{0,9}$/), cell, cell, cell);
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
        const read = await cellsOf(csvLines([columns, ...rows]));
        expect(read.map((cells) => columns.map((column) => cells[column]))).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  it('is read whole, with every character, however long it is', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `${index},Zürich ${index} €`);
    const cells = await cellsOf(`number,account\n${lines.join('\n')}`);
    expect(cells).toHaveLength(20_000);
    expect(cells.every(({ number, account }) => account === `Zürich ${number} €`)).toBe(true);
  });

  it('is left where the reader stops', async () => {
    let parts = 0;
    await readCsv(new File(['a\n', 'x\n'.repeat(200_000)], 'a.csv'), () => {
      parts += 1;
      return false;
    });
    expect(parts).toBe(1);
  });
});
