import type { BulkNumber } from '../../../screen/history/entry.ts';
import type { Results } from './kept-import.ts';
import type { PlannedRow } from './plan.ts';

/** The numbers that an import has written, with what takes each back. */
export const writtenNumbers = (rows: readonly PlannedRow[], results: Results): BulkNumber[] =>
  rows.flatMap(({ line, number, write }): BulkNumber[] => {
    if (!write || results.get(line) !== null) return [];
    const { account_sid, application_sid } = write.body;
    const after = { account_sid, application_sid };
    if (write.kind === 'create') {
      const carrier_sid = write.body.voip_carrier_sid;
      return [{ sid: null, number, shown: number, carrier_sid, before: null, after }];
    }
    const { sid, before } = write;
    return before ? [{ sid, number, shown: number, before, after }] : [];
  });
