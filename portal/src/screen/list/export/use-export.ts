import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../notices/toasts.ts';
import { messageOf } from '../../../platform/client/calls/errors.ts';

/** Lines of a file and the progress. The first part begins with the head. */
export type ExportPart = {
  rows: readonly (readonly string[])[];
  seen: number;
  total: number;
};

/** Writes all rows into a file, part by part. `progress` is null unless an export is running. */
export function useExport(fileName: string) {
  const [progress, setProgress] = useState<number | null>(null);
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);

  async function save(parts: () => AsyncIterable<ExportPart>, signal: AbortSignal) {
    const { csvLines, downloadCsv } = await import('./csv.ts');
    const lines: string[] = [];
    for await (const { rows, seen, total } of parts()) {
      if (signal.aborted) return;
      lines.push(csvLines(rows));
      setProgress(total === 0 ? 1 : seen / total);
    }
    downloadCsv(fileName, lines);
  }

  async function start(parts: () => AsyncIterable<ExportPart>) {
    const controller = new AbortController();
    run.current = controller;
    setProgress(0);
    try {
      await save(parts, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) toast.error(messageOf(error));
    } finally {
      setProgress(null);
    }
  }
  return { progress, start, cancel: () => run.current?.abort() };
}
