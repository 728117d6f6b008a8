import { formatNumber } from '@trunkline/ui/tokens/format';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../notices/toasts.ts';
import { useRefresh } from '../../../platform/client/cache/query.ts';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import {
  type PhoneNumber,
  phoneNumberParts,
} from '../../../platform/resources/numbers/phone-numbers.ts';
import type { PhoneNumberFilter } from '../../../platform/resources/paths.ts';
import { recordUpdate } from '../../../platform/resources/record-writes.ts';
import type { BulkNumber } from '../../../screen/history/entry.ts';
import { useNotedNumbers } from '../../../screen/history/use-noted-numbers.ts';
import { useLeaveGuard } from '../../../screen/leave-guard/index.ts';
import { useBatch } from '../../../shared/batch/use-batch.ts';
import type { Selection, Target } from './use-selection.ts';

/** A number with its new application; null for none. */
type Assignment = Target & { to: string | null };

const bulkOf = ({ sid, number, applicationSid, to }: Assignment): BulkNumber => ({
  sid,
  number,
  shown: number,
  before: { application_sid: applicationSid },
  after: { application_sid: to },
});

/**
 * Assigns the selected numbers to an application, one request each.
 * @param passes narrows the platform's result to the list's filter; undefined while unknown
 */
export function useRouting(
  filter: PhoneNumberFilter,
  passes: ((row: PhoneNumber) => boolean) | undefined,
  selection: Selection,
) {
  const [isShown, setShown] = useState(false);
  /** Number of matching rows loaded so far. */
  const [reading, setReading] = useState<number | null>(null);
  /** Set from the confirmation until all rows are loaded. */
  const reader = useRef<AbortController | null>(null);
  const { batch, run } = useBatch<Assignment>({
    question: ({ done, total }) => ({
      title: 'Stop updating phone numbers?',
      text: `${formatNumber(done)} of ${formatNumber(total)} are updated. The others keep their application.`,
      leaveLabel: 'Leave and stop',
    }),
    refresh: useRefresh('PhoneNumbers'),
    note: useNotedNumbers(bulkOf),
    say: ({ failures: [failure], left }) => {
      if (failure) return { tone: 'error', text: failure.reason };
      const text = 'Number routing updated successfully';
      return left.length === 0 ? { tone: 'success', text } : null;
    },
  });
  useEffect(() => () => reader.current?.abort(), []);
  useLeaveGuard(
    () => reader.current !== null,
    () => ({
      title: 'Leave before anything is updated?',
      text: 'The phone numbers are still being read. None has been updated, and none will be.',
      leaveLabel: 'Leave',
    }),
  );

  async function assign(assignments: readonly Assignment[]) {
    setShown(true);
    const { ended } = run(assignments, ({ sid, to }) =>
      recordUpdate('PhoneNumbers', sid, { application_sid: to }).send(),
    );
    const left = await ended;
    selection.keep(left);
    if (left.length === 0) setShown(false);
  }

  /** Loads all matching numbers, except those already assigned. */
  async function readAll(applicationSid: string, signal: AbortSignal): Promise<Assignment[]> {
    const { formatNumber } = await import('@trunkline/ui/widgets/phone-number');
    const assignments: Assignment[] = [];
    for await (const { rows, seen } of phoneNumberParts(filter)) {
      signal.throwIfAborted();
      setReading(seen);
      for (const row of rows) {
        const { phone_number_sid: sid, number, application_sid } = row;
        // Only rows that the list shows.
        if (!passes?.(row)) continue;
        if ((application_sid ?? '') === applicationSid) continue;
        assignments.push({
          sid,
          number: formatNumber(number),
          applicationSid: application_sid ?? null,
          to: applicationSid || null,
        });
      }
    }
    signal.throwIfAborted();
    return assignments;
  }

  async function applyToAll(applicationSid: string) {
    const controller = new AbortController();
    reader.current = controller;
    setReading(0);
    try {
      const assignments = await readAll(applicationSid, controller.signal);
      reader.current = null;
      setReading(null);
      await assign(assignments);
    } catch (error) {
      if (controller.signal.aborted) return;
      reader.current = null;
      setReading(null);
      toast.error(messageOf(error));
    }
  }

  return {
    batch: isShown ? batch : null,
    reading,
    apply: (applicationSid: string) =>
      selection.isAll
        ? applyToAll(applicationSid)
        : assign(selection.targets.map((one) => ({ ...one, to: applicationSid || null }))),
    cancelReading: () => {
      reader.current?.abort();
      reader.current = null;
      setReading(null);
    },
    retry: () => batch && assign(batch.left()),
    dismiss: () => setShown(false),
  };
}
