import type { BulkNumber } from '../../../screen/history/entry.ts';
import type { PlannedRow } from './plan.ts';

/** The number that a row writes, with its undo data; undefined if it can't be undone. */
export function writtenNumber({ number, write }: PlannedRow): BulkNumber | undefined {
  if (!write) return undefined;
  const { account_sid, application_sid } = write.body;
  const after = { account_sid, application_sid };
  if (write.kind === 'create') {
    const carrier_sid = write.body.voip_carrier_sid;
    return { sid: null, number, shown: number, carrier_sid, before: null, after };
  }
  const { sid, before } = write;
  return before && { sid, number, shown: number, before, after };
}
