import { Button } from '@trunkline/ui/primitives/button';
import { FileDown, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../notices/toasts.ts';
import { messageOf } from '../../platform/errors.ts';
import { type PhoneNumberFilter, phoneNumberParts } from '../../platform/phone-numbers.ts';

type ExportButtonProps = {
  filter: PhoneNumberFilter;
  providerSid: string;
  ownAccountSid: string | null;
};

/** All that match as a file, read a part at a time; a second press stops. */
export function ExportButton({ filter, providerSid, ownAccountSid }: ExportButtonProps) {
  const [progress, setProgress] = useState<number | null>(null);
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);

  async function save(signal: AbortSignal) {
    const [{ csvLines, downloadCsv }, { csvHead, csvRow, loadDirectory }] = await Promise.all([
      import('../../browser/csv.ts'),
      import('./directory.ts'),
    ]);
    const directory = await loadDirectory(providerSid, ownAccountSid);
    const parts = [csvLines([csvHead])];
    for await (const { rows, seen, total } of phoneNumberParts(filter)) {
      if (signal.aborted) return;
      parts.push(csvLines(rows.map((row) => csvRow(row, directory))));
      setProgress(total === 0 ? 1 : seen / total);
    }
    downloadCsv('phone-numbers.csv', parts);
  }

  async function start() {
    const controller = new AbortController();
    run.current = controller;
    setProgress(0);
    try {
      await save(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) toast.error(messageOf(error));
    } finally {
      setProgress(null);
    }
  }

  return progress === null ? (
    <Button icon={FileDown} onClick={() => void start()}>
      Export
    </Button>
  ) : (
    <Button icon={X} onClick={() => run.current?.abort()}>
      Cancel export, {Math.floor(progress * 100)} %
    </Button>
  );
}
