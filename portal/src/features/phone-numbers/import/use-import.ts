import { formatNumber } from '@trunkline/ui/tokens/format';
import { useEffect, useRef, useState } from 'react';
import { useRefresh } from '../../../platform/client/cache/query.ts';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import type { Batch } from '../../../platform/client/pace/batch.ts';
import { useNotedNumbers } from '../../../screen/history/use-noted-numbers.ts';
import { useUser } from '../../../session/session.ts';
import { useBatch } from '../../../shared/batch/use-batch.ts';
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
import { writtenNumber } from './written.ts';

export type ImportStep =
  /** Looks for an unfinished import in this browser. */
  | { step: 'opening' }
  | { step: 'choose'; problem?: string }
  | { step: 'reading'; fileName: string; what: 'numbers' | 'file' | 'browser'; share: number }
  /** After the dry run; nothing is written yet. */
  | { step: 'planned'; fileName: string; rows: PlannedRow[] }
  | ({ step: 'running'; batch: Batch<PlannedRow>; isKept: boolean } & KeptImport)
  /** Finished, cancelled, or interrupted and found again. */
  | ({ step: 'ended' } & KeptImport);

const cancelled = 'cancelled';

/** State machine from a file to its written rows. */
export function useImport(providerSid: string) {
  const { userSid, accountSid } = useUser();
  const [state, setState] = useState<ImportStep>({ step: 'opening' });
  const reading = useRef<AbortController | null>(null);
  const isKept = useRef(true);
  const { run: write } = useBatch<PlannedRow>({
    question: ({ done, total }) => ({
      title: 'Stop the import?',
      text: `${formatNumber(done)} of ${formatNumber(total)} phone numbers are imported. This browser can't store the rest, so you would have to import it again.`,
      leaveLabel: 'Leave and stop',
    }),
    // A stored import can be resumed later.
    mayLeave: () => isKept.current,
    refresh: useRefresh('PhoneNumbers'),
    note: useNotedNumbers(writtenNumber),
    say: ({ total, left, isPageLeft }) => {
      if (left.length === 0) return { tone: 'success', text: 'Phone numbers imported' };
      if (!isPageLeft || !isKept.current) {
        return { tone: 'error', text: 'Some phone numbers were not imported' };
      }
      const progress = `${formatNumber(total - left.length)} of ${formatNumber(total)}`;
      return {
        tone: 'info',
        text: `The import stopped after ${progress}. Open Import to continue.`,
      };
    },
  });

  useEffect(() => {
    let isThere = true;
    keptImport(userSid)
      // Without browser storage, there is none.
      .catch(() => null)
      .then((kept) => {
        if (isThere) setState(kept ? { step: 'ended', ...kept } : { step: 'choose' });
      });
    return () => {
      isThere = false;
      reading.current?.abort();
    };
  }, [userSid]);

  async function choose(file: File) {
    const controller = new AbortController();
    reading.current = controller;
    const { name: fileName } = file;
    setState({ step: 'reading', fileName, what: 'file', share: 0 });
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
    const { batch, ended } = write(leftOf(rows, results), (row) =>
      writeRow(row, async (line, result) => {
        results.set(line, result);
        // Without storage, the import continues, but a reload restarts it.
        await keepResult(line, result).catch(() => undefined);
      }),
    );
    setState({ step: 'running', batch, isKept: isKept.current, fileName, rows, results });
    await ended;
    setState({ step: 'ended', fileName, rows, results });
  }

  return {
    state,
    choose: (file: File) => void choose(file),
    /** Closes the file; written rows stay. */
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
      // If the page was left, the import stays stored. If it was cancelled, it is deleted,
      // whichever happened first.
      if (controller.signal.reason === cancelled) await forgetImport().catch(() => undefined);
      if (controller.signal.aborted) return;
      await run({ fileName, rows, results: new Map() });
    },
    resume: (kept: KeptImport) => void run(kept),
  };
}
