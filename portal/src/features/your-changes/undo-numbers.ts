import { useState } from 'react';
import { toast } from '../../notices/toasts.ts';
import { type Batch, createBatch } from '../../platform/client/batch.ts';
import { PlatformError } from '../../platform/client/errors.ts';
import { useRefresh } from '../../platform/client/query.ts';
import { command } from '../../platform/client/transport.ts';
import {
  findPhoneNumber,
  getPhoneNumber,
  type PhoneNumber,
  phoneNumberUpdate,
} from '../../platform/resources/numbers/phone-numbers.ts';
import { recordPath } from '../../platform/resources/paths.ts';
import type { BulkNumber } from '../../screen/history/entry.ts';
import { markUndone } from '../../screen/history/history-store.ts';
import { useLeaveGuard } from '../../screen/leave-guard/index.ts';

async function stored({ sid, number, carrier_sid }: BulkNumber): Promise<PhoneNumber | undefined> {
  if (sid !== null) return getPhoneNumber(sid);
  const found = await findPhoneNumber(number);
  return found.find((one) => one.voip_carrier_sid === carrier_sid);
}

/** A number that someone else has changed since is left alone. */
export async function undoNumber(item: BulkNumber): Promise<void> {
  const { before, after } = item;
  const now = await stored(item);
  if (!now) return;
  const isOurs =
    (after.account_sid === undefined || now.account_sid === after.account_sid) &&
    (now.application_sid ?? null) === after.application_sid;
  if (!isOurs) {
    throw new PlatformError('Conflict', 'Changed since. It is left as it is.', 422);
  }
  if (!before) {
    await command('DELETE', recordPath('PhoneNumbers', now.phone_number_sid));
    return;
  }
  const { account_sid, application_sid } = before;
  const update = { ...(account_sid && { account_sid }), application_sid };
  await phoneNumberUpdate(now.phone_number_sid, update).send();
}

/** Takes a change of many numbers back as one, at the pace that the platform bears. */
export function useUndoneNumbers(entryId: number, numbers: readonly BulkNumber[]) {
  const refresh = useRefresh('PhoneNumbers');
  const [batch, setBatch] = useState<Batch<BulkNumber> | null>(null);
  const [isRunning, setRunning] = useState(false);
  useLeaveGuard(
    () => isRunning,
    () => ({
      title: 'Stop undoing?',
      text: 'The phone numbers that are left keep what they have now.',
      leaveLabel: 'Leave and stop',
    }),
  );

  async function run() {
    const next = createBatch(batch ? batch.left() : numbers, { work: undoNumber });
    setBatch(next);
    setRunning(true);
    next.start();
    await next.ended;
    setRunning(false);
    await refresh().catch(() => undefined);
    const left = next.left().length;
    if (left > 0) {
      toast.error(`${left} of ${numbers.length} phone numbers were not changed back`);
      return;
    }
    await markUndone(entryId);
    toast.success(`Change to ${numbers.length} phone numbers undone`);
  }
  return { batch, isRunning, run };
}
