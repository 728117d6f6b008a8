import { createPause, type Pause } from '../../../browser/pause.ts';
import type { PhoneNumber } from '../../../platform/resources/numbers/phone-numbers.ts';
import { readNumber } from '../../../platform/values/phone-number.ts';
import { readCsv } from '../../../screen/list/export/csv.ts';
import { loadDirectory } from '../directory.ts';
import { createPlanner, type FileRow, type PlannedRow } from './plan.ts';
import { addStored, type StoredNumbers, storedParts } from './stored-numbers.ts';

/** A file that can't be imported, with the reason for the user. */
export class UnreadableFile extends Error {}

type Question = {
  file: File;
  providerSid: string;
  ownAccountSid: string | null;
  signal: AbortSignal;
  /** Stage of the reading and its progress, from 0 to 1. */
  onProgress: (what: 'numbers' | 'file', share: number) => void;
};

const numberColumns = ['number', 'phone number', 'phone_number'];
const head = {
  columns: numberColumns,
  // Text with letters would be read as a pattern.
  isValue: (cell: string) => !/\p{L}/u.test(cell) && readNumber(cell).kind !== 'unclear',
};

/** Finds a duplicate column: one of the two would be ignored silently. */
function twiceIn(columns: readonly string[], numberColumn: string): string | undefined {
  const read = new Set([numberColumn, 'account', 'carrier', 'application']);
  return columns.find((name, index) => read.has(name) && columns.indexOf(name) < index);
}

/** Refuses files that begin like those of Excel and other office programs: archives or older formats. */
async function refuseWorkbook(file: File): Promise<void> {
  const [a, b, c, d] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isArchive = a === 0x50 && b === 0x4b && c === 3 && d === 4;
  if (isArchive || (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0)) {
    throw new UnreadableFile('This is a workbook, not a CSV file. Save it as CSV and choose that.');
  }
}

type Line = { row: FileRow; line: number };

/** Reads the lines of the file. @returns [] if cancelled */
async function readLines({ file, signal, onProgress }: Question): Promise<Line[]> {
  const lines: Line[] = [];
  let numberColumn: string | undefined;
  let twice: string | undefined;
  await readCsv(
    file,
    (rows, columns, share) => {
      numberColumn ??= numberColumns.find((name) => columns.includes(name));
      if (numberColumn === undefined || signal.aborted) return false;
      twice = twiceIn(columns, numberColumn);
      if (twice !== undefined) return false;
      for (const { cells, line, hasMore } of rows) {
        const row: FileRow = {
          number: cells[numberColumn] ?? '',
          account: cells['account'],
          carrier: cells['carrier'],
          application: cells['application'],
          hasMore,
        };
        lines.push({ row, line });
      }
      onProgress('file', share);
      return true;
    },
    head,
  );
  signal.throwIfAborted();
  if (numberColumn === undefined) {
    throw new UnreadableFile(
      'The file has no column called “number”. The first row names the columns.',
    );
  }
  if (twice !== undefined) {
    throw new UnreadableFile(`The file has two columns called “${twice}”. Keep one.`);
  }
  if (lines.length === 0) throw new UnreadableFile('The file has no rows.');
  return lines;
}

/** Texts under which a number of the file may be stored. */
async function storableTexts(lines: readonly Line[], pause: Pause): Promise<Set<string>> {
  const texts = new Set<string>();
  for (const { row } of lines) {
    // The platform stores neither blanks nor a leading plus.
    if (row.number !== '' && !/^\+|\s/.test(row.number)) texts.add(row.number);
    const reading = readNumber(row.number);
    if (reading.kind !== 'unclear') texts.add(reading.stored);
    await pause();
  }
  return texts;
}

/** Dry run: reads the file, loads what is stored, and plans each row. */
export async function readPlan(question: Question): Promise<PlannedRow[]> {
  const { file, providerSid, ownAccountSid, signal, onProgress } = question;
  await refuseWorkbook(file);
  const lines = await readLines(question);
  const pause = createPause();
  const texts = await storableTexts(lines, pause);
  onProgress('numbers', 0);
  const directory = await loadDirectory(providerSid, ownAccountSid);
  const stored: StoredNumbers = new Map();
  const filter = { accountSid: ownAccountSid, serviceProviderSid: null, text: '' };
  const isMeant = ({ account_sid, voip_carrier_sid }: PhoneNumber) =>
    directory.accounts.get(account_sid ?? '') !== undefined ||
    directory.carriers.get(voip_carrier_sid ?? '') !== undefined;
  for await (const { rows, share } of storedParts(filter, texts)) {
    signal.throwIfAborted();
    addStored(stored, rows.filter(isMeant));
    onProgress('numbers', share);
  }
  const plan = createPlanner({ stored, directory, ownAccountSid });
  const planned: PlannedRow[] = [];
  for (const { row, line } of lines) {
    planned.push(plan(row, line));
    await pause();
  }
  signal.throwIfAborted();
  return planned;
}
