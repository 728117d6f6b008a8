import { messageOf, PlatformError } from '../../../platform/client/calls/errors.ts';
import { creation } from '../../../platform/client/calls/write.ts';
import { isForLater } from '../../../platform/client/pace/batch.ts';
import {
  findPhoneNumber,
  type NewPhoneNumber,
} from '../../../platform/resources/numbers/phone-numbers.ts';
import { recordUpdate } from '../../../platform/resources/record-writes.ts';
import type { PlannedRow, Write } from './plan.ts';

/** The platform refuses a number that it hides: without an account, or of another account. */
const hidden = 'The carrier has this number already, without an account or for one you can’t see.';

/**
 * Reason why a number is taken. null: the row was being written when the page was left, and is
 * stored as planned.
 */
async function takenBy(body: NewPhoneNumber): Promise<string | null> {
  const rows = await findPhoneNumber(body.number);
  const taken = rows.find((row) => row.voip_carrier_sid === body.voip_carrier_sid);
  if (!taken) return hidden;
  const { account_sid, application_sid } = taken;
  const isSame = account_sid === body.account_sid && application_sid === body.application_sid;
  return isSame ? null : 'Someone added this number in the meantime.';
}

async function write(job: Write): Promise<void> {
  if (job.kind === 'update') return recordUpdate('PhoneNumbers', job.sid, job.body).send();
  try {
    await creation('PhoneNumbers', job.body).send();
  } catch (error) {
    const isTaken = error instanceof PlatformError && /^Duplicate entry/.test(error.said);
    if (!isTaken) throw error;
    const reason = await takenBy(job.body);
    if (reason !== null) throw new PlatformError('Conflict', reason, 422);
  }
}

/** Writes one row. @param onResult called with null, or with the reason why it was not written */
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
