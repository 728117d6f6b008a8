import { messageOf, PlatformError } from '../../../platform/client/calls/errors.ts';
import { creation } from '../../../platform/client/calls/write.ts';
import { isForLater } from '../../../platform/client/pace/batch.ts';
import {
  findPhoneNumber,
  type NewPhoneNumber,
} from '../../../platform/resources/numbers/phone-numbers.ts';
import { recordUpdate } from '../../../platform/resources/record-writes.ts';
import type { PlannedRow, Write } from './plan.ts';

/** A row was being written when the page was left: then it is there already, just as it should be. */
async function isThere(body: NewPhoneNumber): Promise<boolean> {
  const rows = await findPhoneNumber(body.number);
  return rows.some(
    (row) =>
      row.voip_carrier_sid === body.voip_carrier_sid &&
      row.account_sid === body.account_sid &&
      row.application_sid === body.application_sid,
  );
}

async function write(job: Write): Promise<void> {
  if (job.kind === 'update') return recordUpdate('PhoneNumbers', job.sid, job.body).send();
  try {
    await creation('PhoneNumbers', job.body).send();
  } catch (error) {
    const isTaken = error instanceof PlatformError && /^Duplicate entry/.test(error.said);
    if (!isTaken) throw error;
    if (await isThere(job.body)) return;
    throw new PlatformError('Conflict', 'Someone added this number in the meantime.', 422);
  }
}

/** Writes one row. @param onResult what became of it: null, or why it was not written */
export async function writeRow(
  { line, write: job }: PlannedRow,
  onResult: (line: number, result: string | null) => Promise<void>,
): Promise<void> {
  if (!job) return;
  try {
    await write(job);
  } catch (error) {
    if (!isForLater(error)) await onResult(line, messageOf(error));
    throw error;
  }
  await onResult(line, null);
}
