import { formatNumber } from '@trunkline/ui/tokens/format';
import { useRefresh } from '../../platform/client/cache/query.ts';
import { PlatformError } from '../../platform/client/calls/errors.ts';
import {
  findPhoneNumber,
  getPhoneNumber,
  type PhoneNumber,
} from '../../platform/resources/numbers/phone-numbers.ts';
import { recordDeletion, recordUpdate } from '../../platform/resources/record-writes.ts';
import type { BulkNumber } from '../../screen/history/entry.ts';
import { markUndone } from '../../screen/history/history-store.ts';
import { useBatch } from '../../shared/batch/use-batch.ts';

async function stored({ sid, number, carrier_sid }: BulkNumber): Promise<PhoneNumber | undefined> {
  if (sid !== null) return getPhoneNumber(sid);
  const found = await findPhoneNumber(number);
  return found.find((one) => one.voip_carrier_sid === carrier_sid);
}

type Place = BulkNumber['after'];
const isAt = (place: Place, now: PhoneNumber) =>
  (place.account_sid === undefined || (now.account_sid ?? null) === place.account_sid) &&
  (now.application_sid ?? null) === place.application_sid;

/**
 * Throws if someone else has changed the number since. Does nothing if it already has its previous
 * value, because the change, or an earlier undo, didn't reach it.
 */
async function undoNumber(item: BulkNumber): Promise<void> {
  const { before, after } = item;
  const now = await stored(item);
  if (!now || (before && isAt(before, now))) return;
  if (!isAt(after, now)) {
    throw new PlatformError('Conflict', 'Changed since. It is left as it is.', 422);
  }
  if (!before) {
    await recordDeletion('PhoneNumbers', now.phone_number_sid).send();
    return;
  }
  const { account_sid, application_sid } = before;
  const update = { ...(account_sid && { account_sid }), application_sid };
  await recordUpdate('PhoneNumbers', now.phone_number_sid, update).send();
}

/** Undoes a change of many numbers as a single change, at the platform's pace. */
export function useUndoneNumbers(entryId: number, numbers: readonly BulkNumber[]) {
  const { batch, isRunning, run } = useBatch<BulkNumber>({
    question: ({ done, total }) => ({
      title: 'Stop undoing?',
      text: `${formatNumber(done)} of ${formatNumber(total)} are changed back. The others keep what they have now.`,
      leaveLabel: 'Leave and stop',
    }),
    refresh: useRefresh('PhoneNumbers'),
    note: async () => ({
      add: () => undefined,
      end: async (left) => {
        if (left === 0) await markUndone(entryId);
        return undefined;
      },
    }),
    say: ({ left }) =>
      left.length === 0
        ? { tone: 'success', text: `Change to ${numbers.length} phone numbers undone` }
        : {
            tone: 'error',
            text: `${left.length} of ${numbers.length} phone numbers were not changed back`,
          },
  });
  return {
    batch,
    isRunning,
    run: () => run(batch ? batch.left() : numbers, undoNumber),
  };
}
