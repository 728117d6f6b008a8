import { useEffect, useRef, useState } from 'react';
import { toast } from '../../notices/toasts.ts';
import { type Batch, createBatch } from '../../platform/batch.ts';
import { messageOf } from '../../platform/errors.ts';
import {
  type PhoneNumberFilter,
  phoneNumberParts,
  updatePhoneNumber,
  usePhoneNumberRefresh,
} from '../../platform/phone-numbers.ts';
import { useLeaveGuard } from '../../screen/leave-guard/index.ts';
import type { Selection, Target } from './use-selection.ts';

export type Routing = {
  batch: Batch<Target>;
  /** '' for none */
  applicationSid: string;
};

/** Gives the selected numbers to an application, one call each. */
export function useRouting(filter: PhoneNumberFilter, selection: Selection) {
  const refresh = usePhoneNumberRefresh();
  const [routing, setRouting] = useState<Routing | null>(null);
  /** All that match are being read: how many so far. */
  const [reading, setReading] = useState<number | null>(null);
  const running = useRef<Batch<Target> | null>(null);
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  // Numbers not yet reached would stay where they are.
  useEffect(() => () => running.current?.cancel(), []);
  useLeaveGuard(() => running.current !== null);

  async function run(targets: readonly Target[], applicationSid: string) {
    const application_sid = applicationSid || null;
    const batch = createBatch(targets, {
      work: ({ sid }) => updatePhoneNumber(sid, { application_sid }),
    });
    running.current = batch;
    setRouting({ batch, applicationSid });
    batch.start();
    await batch.ended;
    running.current = null;
    await refresh().catch(() => undefined);
    const left = batch.left();
    const [failure] = batch.get().failures;
    if (failure) toast.error(failure.reason);
    else if (left.length === 0) toast.success('Number routing updated successfully');
    // What is left to do stays selected.
    latest.current.keep(left);
    if (left.length === 0) setRouting(null);
  }

  /** Those that lead there already are left alone. */
  async function readAll(applicationSid: string): Promise<Target[]> {
    const { formatNumber } = await import('@trunkline/ui/widgets/phone-number');
    const targets: Target[] = [];
    for await (const { rows, seen } of phoneNumberParts(filter)) {
      setReading(seen);
      for (const { phone_number_sid: sid, number, application_sid } of rows) {
        if ((application_sid ?? '') !== applicationSid) {
          targets.push({ sid, number: formatNumber(number) });
        }
      }
    }
    return targets;
  }

  return {
    routing,
    reading,
    apply: async (applicationSid: string) => {
      let { targets } = selection;
      if (selection.isAll) {
        setReading(0);
        try {
          targets = await readAll(applicationSid);
        } catch (error) {
          toast.error(messageOf(error));
          return;
        } finally {
          setReading(null);
        }
      }
      await run(targets, applicationSid);
    },
    retry: () => routing && run(routing.batch.left(), routing.applicationSid),
    dismiss: () => setRouting(null),
  };
}
