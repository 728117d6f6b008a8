import Papa from 'papaparse';
import { saveFile } from '../../../browser/save-file.ts';

/** Recognises text that a spreadsheet would read as a formula, however many lines it has. */
const formula = /^[=+\-@\t\r]/;

/** The apostrophe that protects such text. */
const guarded = /^'(?=[=+\-@\t\r])/;

/** Removes the protection of a cell. */
export const unguarded = (cell: string) => cell.replace(guarded, '');

/** Lines by RFC 4180, without anything that a spreadsheet would read as a formula. */
export const csvLines = (rows: readonly (readonly string[])[]) =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(rows as string[][], { escapeFormulae: formula, newline: '\r\n' })}\r\n`;

/** Saves a file with a byte order mark, so that spreadsheets read its accents correctly. */
export function downloadCsv(fileName: string, parts: readonly string[]): void {
  saveFile(new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' }), fileName);
}

/** Characters to read in one go, so that the page stays responsive. */
const chunkSize = 48 * 1024;

/** Recognises UTF-16 without a byte order mark: the first letters, part of a column's name, alternate with zeros. */
function unmarked([a, b, c, d]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (a && b === 0 && c && d === 0) return 'utf-16le';
  return a === 0 && b && c === 0 && d ? 'utf-16be' : undefined;
}

/** Decodes a file saved by a spreadsheet: UTF-8, UTF-16, or otherwise Windows-1252. */
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
  /** Keyed by the column's name in lower case. */
  cells: Record<string, string>;
  /** Its first line in the file, counted from 1. */
  line: number;
  /** Whether it has more cells than columns. */
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

/** Line ending of a file that mixes CRLF and LF; undefined if the parser can detect it. */
const lineEnd = (text: string) => (/\n/.test(text) && !/\r(?!\n)/.test(text) ? '\n' : undefined);

/** Reads rows of cells. The first row names the columns; blank rows are counted but skipped. */
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

/** Separators to try when looking for the head; the file itself may use another. */
const separators = [',', ';', '\t', '|'];
/** Most lines that may precede the head. */
const mostAbove = 10;

/** Describes a head that may not be the first line. */
type Head = {
  /** The head has at least one of these columns. */
  columns: readonly string[];
  /** Whether a cell is a value of such a column: a line above the head with one is data, not a note. */
  isValue: (cell: string) => boolean;
};

/** Where the head begins, and the number of lines above it: programs put titles above their tables. */
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
 * Reads a file with a head and any separator, which a first line such as sep=; may name.
 * @param wanted finds the head below lines of notes; without it the first line is the head
 * @param onRows gets each part, and the progress from 0 to 1; returns false to stop
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
