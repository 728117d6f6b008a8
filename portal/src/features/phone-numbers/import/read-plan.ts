import {
  type PhoneNumber,
  phoneNumberParts,
} from '../../../platform/resources/numbers/phone-numbers.ts';
import { readNumber } from '../../../platform/values/phone-number.ts';
import { readCsv } from '../../../screen/list/export/csv.ts';
import { loadDirectory } from '../directory.ts';
import {
  addStored,
  createPlanner,
  type FileRow,
  type PlannedRow,
  type StoredNumbers,
} from './plan.ts';

/** A file that can't be imported, with the reason for the user. */
export class UnreadableFile extends Error {}

type Question = {
  file: File;
  providerSid: string;
  ownAccountSid: string | null;
  signal: AbortSignal;
  /** List being loaded and progress, from 0 to 1. */
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

/** Dry run: loads what is stored, reads the file, and plans each row. */
export async function readPlan(question: Question): Promise<PlannedRow[]> {
  const { file, providerSid, ownAccountSid, signal, onProgress } = question;
  await refuseWorkbook(file);
  const directory = await loadDirectory(providerSid, ownAccountSid);
  const stored: StoredNumbers = new Map();
  // Admins load all numbers: those without an account are in no provider's list.
  const filter = { accountSid: ownAccountSid, serviceProviderSid: null, text: '' };
  const isMeant = ({ account_sid, voip_carrier_sid }: PhoneNumber) =>
    directory.accounts.get(account_sid ?? '') !== undefined ||
    directory.carriers.get(voip_carrier_sid ?? '') !== undefined;
  for await (const { rows, seen, total } of phoneNumberParts(filter)) {
    signal.throwIfAborted();
    addStored(stored, rows.filter(isMeant));
    onProgress('numbers', total === 0 ? 1 : seen / total);
  }
  const plan = createPlanner({ stored, directory, ownAccountSid });
  const planned: PlannedRow[] = [];
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
        planned.push(plan(row, line));
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
  if (planned.length === 0) throw new UnreadableFile('The file has no rows.');
  return planned;
}
