import Papa from 'papaparse';
import { saveFile } from '../browser/save-file.ts';

/** Text a spreadsheet would read as a formula; a leading quote guards it. */
const guarded = /^'(?=[=+\-@\t\r])/;

/** A cell as it was before it was guarded. */
export const unguarded = (cell: string) => cell.replace(guarded, '');

/** Lines of RFC 4180. Nothing in them is a formula to a spreadsheet. */
export const csvLines = (rows: readonly (readonly string[])[]) =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(rows as string[][], { escapeFormulae: true, newline: '\r\n' })}\r\n`;

/** Saves a file that spreadsheets open with its accents right. */
export function downloadCsv(fileName: string, parts: readonly string[]): void {
  saveFile(new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' }), fileName);
}

type Cells = Record<string, string>;

/** Rows a few hundred at a time, so that the page stays alive. In characters. */
const chunkSize = 48 * 1024;

/**
 * Reads a file with a head, whatever separates its columns. Names of columns are in lower case.
 * @param onRows is handed each part; false stops
 */
export const readCsv = (
  file: File,
  onRows: (rows: Cells[], columns: readonly string[], readBytes: number) => boolean,
) =>
  new Promise<void>((resolve, reject) => {
    Papa.parse<Cells>(file, {
      header: true,
      skipEmptyLines: 'greedy',
      chunkSize,
      transformHeader: (name) => name.replace('\uFEFF', '').trim().toLowerCase(),
      transform: (cell) => unguarded(cell.trim()),
      chunk: ({ data, meta }, parser) => {
        if (!onRows(data, meta.fields ?? [], meta.cursor)) parser.abort();
      },
      complete: () => resolve(),
      error: reject,
    });
  });
