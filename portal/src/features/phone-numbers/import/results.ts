import { isPattern } from '../../../platform/values/phone-number.ts';
import { csvLines } from '../../../screen/list/export/csv.ts';
import type { Results } from './kept-import.ts';
import type { PlannedRow } from './plan.ts';

export type RowState = PlannedRow['outcome'] | 'created' | 'updated' | 'failed' | 'left';

/** In counting order. */
export const stateNames: Record<RowState, string> = {
  failed: 'Failed',
  left: 'Not done yet',
  refused: 'Rejected',
  new: 'New',
  change: 'Change',
  created: 'Added',
  updated: 'Changed',
  same: 'Unchanged',
};

/** @param results outcome per row; null before the import */
export function stateOf({ line, outcome, write }: PlannedRow, results: Results | null): RowState {
  if (!results || !write) return outcome;
  const result = results.get(line);
  if (result === undefined) return 'left';
  if (result !== null) return 'failed';
  return outcome === 'new' ? 'created' : 'updated';
}

/** The error of a failed row, otherwise the plan. */
export const noteOf = ({ line, note }: PlannedRow, results: Results | null) =>
  results?.get(line) ?? note;

/** Rows that need attention first, then in the file's order. */
const urgency = (row: PlannedRow, results: Results | null) => {
  const state = stateOf(row, results);
  if (state === 'failed') return 0;
  if (state === 'refused') return 1;
  return state === 'new' && isPattern(row.number) ? 2 : 3;
};

/** Sorts failed rows, refused rows and patterns before the others. */
export const inOrder = (rows: readonly PlannedRow[], results: Results | null) =>
  rows.toSorted((a, b) => urgency(a, results) - urgency(b, results));

/** Number of new rows that are patterns. */
export const patternsIn = (rows: readonly PlannedRow[]) =>
  rows.filter(({ outcome, number }) => outcome === 'new' && isPattern(number)).length;

export function countStates(rows: readonly PlannedRow[], results: Results | null) {
  const counts = new Map<RowState, number>();
  for (const row of rows) {
    const state = stateOf(row, results);
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return counts;
}

/** Rows that are still to be written, including failed ones. */
export const leftOf = (rows: readonly PlannedRow[], results: Results) =>
  rows.filter(({ line, write }) => write !== null && results.get(line) !== null);

/** One line per row of the file. */
export function reportParts(rows: readonly PlannedRow[], results: Results | null): string[] {
  const parts = [csvLines([['row', 'number', 'result', 'note']])];
  for (let from = 0; from < rows.length; from += 2000) {
    parts.push(
      csvLines(
        rows
          .slice(from, from + 2000)
          .map((row) => [
            String(row.line),
            row.number,
            stateNames[stateOf(row, results)],
            noteOf(row, results),
          ]),
      ),
    );
  }
  return parts;
}
