import { formatNumber } from '@trunkline/ui/tokens/format';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../notices/toasts.ts';
import type { Batch } from '../../../platform/client/batch.ts';
import { messageOf } from '../../../platform/client/errors.ts';
import { useRefresh } from '../../../platform/client/query.ts';
import {
  type PhoneNumber,
  phoneNumberParts,
  phoneNumberUpdate,
} from '../../../platform/resources/numbers/phone-numbers.ts';
import type { PhoneNumberFilter } from '../../../platform/resources/paths.ts';
import type { BulkNumber } from '../../../screen/history/entry.ts';
import { useNotedNumbers } from '../../../screen/history/use-noted-numbers.ts';
import { useLeaveGuard } from '../../../screen/leave-guard/index.ts';
import { useBatch } from '../../../shared/use-batch.ts';
import type { Selection, Target } from './use-selection.ts';

export type Routing = {
  batch: Batch<Target>;
  /** '' for none */
  applicationSid: string;
};

const bulkOf = (
  { sid, number, applicationSid }: Target,
  application_sid: string | null,
): BulkNumber => ({
  sid,
  number,
  shown: number,
  before: { application_sid: applicationSid },
  after: { application_sid },
});

/**
 * Gives the selected numbers to an application, one call each.
 * @param passes which of the rows that pass the filter are meant; undefined: that isn't known yet
 */
export function useRouting(
  filter: PhoneNumberFilter,
  passes: ((row: PhoneNumber) => boolean) | undefined,
  selection: Selection,
) {
  const refresh = useRefresh('PhoneNumbers');
  const beginNote = useNotedNumbers();
  const [last, setRun] = useState<{ applicationSid: string } | null>(null);
  /** All that match are being read: how many so far. */
  const [reading, setReading] = useState<number | null>(null);
  /** From the confirmation until all have been read. */
  const reader = useRef<AbortController | null>(null);
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  const batch = useBatch<Target>({
    question: ({ done, total }) => ({
      title: 'Stop updating phone numbers?',
      text: `${formatNumber(done)} of ${formatNumber(total)} are updated. The others keep their application.`,
      leaveLabel: 'Leave and stop',
    }),
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

  async function assign(targets: readonly Target[], applicationSid: string) {
    const application_sid = applicationSid || null;
    setRun({ applicationSid });
    const note = await beginNote(targets.map((target) => bulkOf(target, application_sid)));
    const run = batch.run(targets, async (target) => {
      await phoneNumberUpdate(target.sid, { application_sid }).send();
      note.add(bulkOf(target, application_sid));
    });
    await run.ended;
    await refresh().catch(() => undefined);
    const left = run.left();
    const takeBack = await note.end(left.length);
    const [failure] = run.get().failures;
    if (failure) toast.error(failure.reason);
    else if (left.length === 0) toast.success('Number routing updated successfully', takeBack);
    // The rest stays selected.
    latest.current.keep(left);
    if (left.length === 0) setRun(null);
  }

  /** Numbers already assigned are left alone. */
  async function readAll(applicationSid: string, signal: AbortSignal): Promise<Target[]> {
    const { formatNumber } = await import('@trunkline/ui/widgets/phone-number');
    const targets: Target[] = [];
    for await (const { rows, seen } of phoneNumberParts(filter)) {
      signal.throwIfAborted();
      setReading(seen);
      for (const row of rows) {
        const { phone_number_sid: sid, number, application_sid } = row;
        // All that the list shows, and no other.
        if (!passes?.(row)) continue;
        if ((application_sid ?? '') === applicationSid) continue;
        targets.push({
          sid,
          number: formatNumber(number),
          applicationSid: application_sid ?? null,
        });
      }
    }
    signal.throwIfAborted();
    return targets;
  }

  async function applyToAll(applicationSid: string) {
    const controller = new AbortController();
    reader.current = controller;
    setReading(0);
    try {
      const targets = await readAll(applicationSid, controller.signal);
      reader.current = null;
      setReading(null);
      await assign(targets, applicationSid);
    } catch (error) {
      if (controller.signal.aborted) return;
      reader.current = null;
      setReading(null);
      toast.error(messageOf(error));
    }
  }

  const routing: Routing | null = last && batch.batch && { ...last, batch: batch.batch };
  return {
    routing,
    reading,
    apply: (applicationSid: string) =>
      selection.isAll ? applyToAll(applicationSid) : assign(selection.targets, applicationSid),
    cancelReading: () => {
      reader.current?.abort();
      reader.current = null;
      setReading(null);
    },
    retry: () => routing && assign(routing.batch.left(), routing.applicationSid),
    dismiss: () => setRun(null),
  };
}
