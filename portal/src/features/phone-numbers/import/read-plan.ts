import { phoneNumberParts } from '../../../platform/resources/numbers/phone-numbers.ts';
import { readCsv } from '../../../screen/list/export/csv.ts';
import { loadDirectory } from '../directory.ts';
import {
  addStored,
  createPlanner,
  type FileRow,
  type PlannedRow,
  type StoredNumbers,
} from './plan.ts';

/** A file that cannot be imported, with the reason for a person. */
export class UnreadableFile extends Error {}

type Question = {
  file: File;
  providerSid: string;
  ownAccountSid: string | null;
  signal: AbortSignal;
  /** The list being read and its progress, from 0 to 1. */
  onProgress: (what: 'numbers' | 'file', share: number) => void;
};

const numberColumns = ['number', 'phone number', 'phone_number'];

/** The dry run: reads what is stored, then the file, and tells of each row what would be done. */
export async function readPlan(question: Question): Promise<PlannedRow[]> {
  const { file, providerSid, ownAccountSid, signal, onProgress } = question;
  const directory = await loadDirectory(providerSid, ownAccountSid);
  const stored: StoredNumbers = new Map();
  const filter = { accountSid: ownAccountSid, serviceProviderSid: providerSid, text: '' };
  for await (const { rows, seen, total } of phoneNumberParts(filter)) {
    signal.throwIfAborted();
    addStored(stored, rows);
    onProgress('numbers', total === 0 ? 1 : seen / total);
  }
  const plan = createPlanner({ stored, directory, ownAccountSid });
  const planned: PlannedRow[] = [];
  let numberColumn: string | undefined;
  await readCsv(file, (rows, columns, share) => {
    numberColumn ??= numberColumns.find((name) => columns.includes(name));
    if (numberColumn === undefined || signal.aborted) return false;
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
  });
  signal.throwIfAborted();
  if (numberColumn === undefined) {
    throw new UnreadableFile(
      'The file has no column called “number”. The first row names the columns.',
    );
  }
  if (planned.length === 0) throw new UnreadableFile('The file has no rows.');
  return planned;
}
