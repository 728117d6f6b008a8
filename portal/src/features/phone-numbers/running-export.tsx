import { Button } from '@trunkline/ui/primitives/button';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import {
  type PhoneNumber,
  phoneNumberParts,
} from '../../platform/resources/numbers/phone-numbers.ts';
import type { PhoneNumberFilter } from '../../platform/resources/paths.ts';
import { type ExportPart, useExport } from '../../screen/list/export/use-export.ts';

export type ExportedNumbers = {
  filter: PhoneNumberFilter;
  /** Narrows the platform's result to the list's filter. */
  passes: (row: PhoneNumber) => boolean;
  providerSid: string;
  ownAccountSid: string | null;
};

type RunningExportProps = ExportedNumbers & {
  onProgress: (progress: number) => void;
  onEnd: () => void;
};

/** A running export with its progress, which can be stopped. */
export default function RunningExport({
  filter,
  passes,
  providerSid,
  ownAccountSid,
  onProgress,
  onEnd,
}: RunningExportProps) {
  const { progress, start, cancel } = useExport('phone-numbers.csv');

  async function* parts(): AsyncGenerator<ExportPart> {
    const { csvHead, csvRow, loadDirectory } = await import('./directory.ts');
    const directory = await loadDirectory(providerSid, ownAccountSid);
    let head = [csvHead];
    for await (const { rows, seen, total } of phoneNumberParts(filter)) {
      yield {
        rows: [...head, ...rows.filter(passes).map((row) => csvRow(row, directory))],
        seen,
        total,
      };
      head = [];
    }
  }
  const begin = useEffectEvent(() => start(parts));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let isLeft = false;
    void begin().then(() => !isLeft && end());
    return () => {
      isLeft = true;
    };
  }, []);
  const tell = useEffectEvent(onProgress);
  useEffect(() => {
    if (progress !== null) tell(progress);
  }, [progress]);

  return (
    <Button icon={X} onClick={cancel}>
      Cancel export
    </Button>
  );
}
