import Papa from 'papaparse';
import { saveFile } from '../../../browser/save-file.ts';

/** Text a spreadsheet would read as a formula, of however many lines. */
const formula = /^[=+\-@\t\r]/;

/** The quote that guards it. */
const guarded = /^'(?=[=+\-@\t\r])/;

/** A cell as it was before it was guarded. */
export const unguarded = (cell: string) => cell.replace(guarded, '');

/** Lines of RFC 4180. Nothing in them is a formula to a spreadsheet. */
export const csvLines = (rows: readonly (readonly string[])[]) =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(rows as string[][], { escapeFormulae: formula, newline: '\r\n' })}\r\n`;

/** Saves a file that spreadsheets open with its accents right. */
export function downloadCsv(fileName: string, parts: readonly string[]): void {
  saveFile(new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' }), fileName);
}

/** Characters read at a time, so that the page stays alive. */
const chunkSize = 48 * 1024;

/** UTF-16 without its mark: the first letters, the name of a column, have a zero beside each. */
function unmarked([a, b, c, d]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (a && b === 0 && c && d === 0) return 'utf-16le';
  return a === 0 && b && c === 0 && d ? 'utf-16be' : undefined;
}

/**
 * The text of a file as spreadsheets save it: UTF-8, UTF-16, or Windows-1252, which is what remains
 * where UTF-8 can't be.
 */
function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = unmarked(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export type CsvRow = {
  /** By the name of the column, in lower case. */
  cells: Record<string, string>;
  /** Where it begins in the file; the first line is 1. */
  line: number;
  /** It has cells behind the last column. */
  hasMore: boolean;
};

const linesIn = (cells: readonly string[]) =>
  cells.reduce((count, cell) => count + (cell.match(/\r\n|\r(?!$)|\n/g)?.length ?? 0), 1);
const nameOf = (cell: string) =>
  cell
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The line end of a file that mixes CRLF and LF; undefined where the parser finds it by itself. */
const lineEnd = (text: string) => (/\n/.test(text) && !/\r(?!\n)/.test(text) ? '\n' : undefined);

/** Reads rows of cells, the first of which names the columns; blank ones are counted and skipped. */
function rowReader(firstLine: number) {
  let line = firstLine;
  let columns: string[] | undefined;
  return (parsed: readonly (readonly string[])[]) => {
    const rows: CsvRow[] = [];
    for (const raw of parsed) {
      const at = line;
      line += linesIn(raw);
      const cells = raw.map((cell) => unguarded(cell.trim()));
      if (cells.every((cell) => cell === '')) continue;
      if (!columns) columns = cells.map(nameOf);
      else {
        const named = Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? '']));
        const hasMore = cells.slice(columns.length).some((cell) => cell !== '');
        rows.push({ cells: named, line: at, hasMore });
      }
    }
    return { rows, columns: columns ?? [] };
  };
}

/** Separators that a head is looked for with; a file may still have another. */
const separators = [',', ';', '\t', '|'];
/** Lines that may stand above the head. */
const mostAbove = 10;

/** Recognises a head below the first line. */
type Head = {
  /** One of them is among its columns. */
  columns: readonly string[];
  /** The cell of such a column in a row: where one stands above, that line is no note. */
  isValue: (cell: string) => boolean;
};

/** Where the head begins, and how many lines are above it: programs write a title over their tables. */
function headIn(text: string, { columns, isValue }: Head): { offset: number; lines: number } {
  const above: string[] = [];
  let offset = 0;
  for (const [whole, line = ''] of text.matchAll(/([^\r\n]*)(?:\r\n|\r|\n|$)/g)) {
    for (const delimiter of separators) {
      const cellsOf = (one: string) =>
        (Papa.parse<string[]>(one, { delimiter }).data[0] ?? []).map((cell) => cell.trim());
      const at = cellsOf(line).findIndex((cell) => columns.includes(nameOf(cell)));
      if (at === -1) continue;
      const isNote = above.every((one) => !isValue(cellsOf(one)[at] ?? ''));
      return isNote ? { offset, lines: above.length } : { offset: 0, lines: 0 };
    }
    above.push(line);
    offset += whole.length;
    if (above.length > mostAbove || whole === '') break;
  }
  return { offset: 0, lines: 0 };
}

/**
 * Reads a file with a head, whatever separates its columns: a first line such as sep=; says it.
 * @param wanted finds the head under lines of notes; without it the first line is the head
 * @param onRows is handed each part, and how much is read, from 0 to 1; false stops
 */
export async function readCsv(
  file: File,
  onRows: (rows: CsvRow[], columns: readonly string[], share: number) => boolean,
  wanted?: Head,
): Promise<void> {
  const whole = decodedText(new Uint8Array(await file.arrayBuffer())).replace(/^\uFEFF/, '');
  const [hint = '', named] = /^"?sep=(.)"?[\t ]*(?:\r\n|\r|\n)/i.exec(whole) ?? [];
  const hinted = whole.slice(hint.length);
  const above = wanted ? headIn(hinted, wanted) : { offset: 0, lines: 0 };
  const text = hinted.slice(above.offset);
  // Blank lines would count as rows of one column.
  const head = Papa.parse(text.slice(0, chunkSize), { preview: 10, skipEmptyLines: 'greedy' });
  const delimiter = named ?? head.meta.delimiter;
  const read = rowReader((hint === '' ? 1 : 2) + above.lines);
  await new Promise<void>((resolve) => {
    Papa.parse<string[]>(text, {
      chunkSize,
      delimiter,
      newline: lineEnd(text),
      chunk: ({ data, meta }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        const { rows, columns } = read(data);
        if (!onRows(rows, columns, text === '' ? 1 : meta.cursor / text.length)) {
          parser.abort();
          return;
        }
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => resolve(),
    });
  });
}
