import { formatNumber } from '@trunkline/ui/tokens/format';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../notices/toasts.ts';
import { type Batch, createBatch } from '../../../platform/client/batch.ts';
import { messageOf } from '../../../platform/client/errors.ts';
import { useRefresh } from '../../../platform/client/query.ts';
import { useNotedNumbers } from '../../../screen/history/use-noted-numbers.ts';
import { useLeaveGuard } from '../../../screen/leave-guard/index.ts';
import { useUser } from '../../../session/session.ts';
import {
  forgetImport,
  type KeptImport,
  keepImport,
  keepResult,
  keptImport,
} from './kept-import.ts';
import type { PlannedRow } from './plan.ts';
import { readPlan, UnreadableFile } from './read-plan.ts';
import { leftOf } from './results.ts';
import { writeRow } from './write-row.ts';
import { writtenNumbers } from './written.ts';

export type ImportStep =
  /** Looks for an import begun in this browser. */
  | { step: 'opening' }
  | { step: 'choose'; problem?: string }
  | { step: 'reading'; fileName: string; what: 'numbers' | 'file' | 'browser'; share: number }
  /** The dry run; nothing is written. */
  | { step: 'planned'; fileName: string; rows: PlannedRow[] }
  | ({ step: 'running'; batch: Batch<PlannedRow>; isKept: boolean } & KeptImport)
  /** Done, cancelled, or left in the middle and found again. */
  | ({ step: 'ended' } & KeptImport);

const cancelled = 'cancelled';

function leaveQuestion(batch: Batch<PlannedRow> | null) {
  const { done = 0, total = 0 } = batch?.get() ?? {};
  return {
    title: 'Stop the import?',
    text: `${formatNumber(done)} of ${formatNumber(total)} phone numbers are imported. This browser can't store the rest, so you would have to import it again.`,
    leaveLabel: 'Leave and stop',
  };
}

/** From a file to its rows written, with all that can happen on the way. */
export function useImport(providerSid: string) {
  const { userSid, accountSid } = useUser();
  const refresh = useRefresh('PhoneNumbers');
  const note = useNotedNumbers();
  const [state, setState] = useState<ImportStep>({ step: 'opening' });
  const reading = useRef<AbortController | null>(null);
  const running = useRef<Batch<PlannedRow> | null>(null);
  const isKept = useRef(true);
  // An import kept by this browser can go on later; elsewhere the rest would be lost unseen.
  useLeaveGuard(
    () => running.current !== null && !isKept.current,
    () => leaveQuestion(running.current),
  );

  useEffect(() => {
    let isThere = true;
    keptImport(userSid)
      // Without a storage nothing was kept.
      .catch(() => null)
      .then((kept) => {
        if (isThere) setState(kept ? { step: 'ended', ...kept } : { step: 'choose' });
      });
    return () => {
      isThere = false;
      reading.current?.abort();
      // The rest is kept for the user's return.
      running.current?.pause();
    };
  }, [userSid]);

  async function choose(file: File) {
    const controller = new AbortController();
    reading.current = controller;
    const { name: fileName } = file;
    setState({ step: 'reading', fileName, what: 'numbers', share: 0 });
    try {
      const rows = await readPlan({
        file,
        providerSid,
        ownAccountSid: accountSid,
        signal: controller.signal,
        onProgress: (what, share) => setState({ step: 'reading', fileName, what, share }),
      });
      setState({ step: 'planned', fileName, rows });
    } catch (error) {
      if (controller.signal.aborted) return;
      const problem = error instanceof UnreadableFile ? error.message : messageOf(error);
      setState({ step: 'choose', problem });
    }
  }

  async function run({ fileName, rows, results }: KeptImport) {
    const batch = createBatch(leftOf(rows, results), {
      work: (row) =>
        writeRow(row, async (line, result) => {
          results.set(line, result);
          // Without a storage the import goes on; only a reload would begin again.
          await keepResult(line, result).catch(() => undefined);
        }),
    });
    running.current = batch;
    setState({ step: 'running', batch, isKept: isKept.current, fileName, rows, results });
    batch.start();
    await batch.ended;
    running.current = null;
    await refresh().catch(() => undefined);
    setState({ step: 'ended', fileName, rows, results });
    const left = leftOf(rows, results);
    const takeBack = note(writtenNumbers(rows, results), left.length);
    if (left.length === 0) toast.success('Phone numbers imported', takeBack);
    else toast.error('Some phone numbers were not imported');
  }

  return {
    state,
    choose: (file: File) => void choose(file),
    /** Leaves the file: what was written stays. */
    close: () => {
      reading.current?.abort(cancelled);
      setState({ step: 'choose' });
      void forgetImport().catch(() => undefined);
    },
    start: async (fileName: string, rows: PlannedRow[]) => {
      const controller = new AbortController();
      reading.current = controller;
      setState({ step: 'reading', fileName, what: 'browser', share: 1 });
      isKept.current = await keepImport(userSid, fileName, rows).then(
        () => true,
        () => false,
      );
      // Left meanwhile: it waits here. Cancelled: it is put away, whichever came first.
      if (controller.signal.reason === cancelled) await forgetImport().catch(() => undefined);
      if (controller.signal.aborted) return;
      await run({ fileName, rows, results: new Map() });
    },
    resume: (kept: KeptImport) => void run(kept),
  };
}
