import { Button } from '@trunkline/ui/primitives/button';
import { FileDown, X } from 'lucide-react';
import {
  type PhoneNumber,
  phoneNumberParts,
} from '../../platform/resources/numbers/phone-numbers.ts';
import type { PhoneNumberFilter } from '../../platform/resources/paths.ts';
import { type ExportPart, useExport } from '../../screen/list/export/use-export.ts';

type ExportButtonProps = {
  filter: PhoneNumberFilter;
  /** Which of the rows that the platform finds are meant. */
  passes: (row: PhoneNumber) => boolean;
  providerSid: string;
  ownAccountSid: string | null;
};

/** All that match as a file, read a part at a time. */
export function ExportButton({ filter, passes, providerSid, ownAccountSid }: ExportButtonProps) {
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

  return (
    <>
      <Button icon={FileDown} onClick={() => start(parts)}>
        {progress === null ? 'Export' : `Exporting, ${Math.floor(progress * 100)} %`}
      </Button>
      {progress !== null && (
        <Button icon={X} onClick={cancel}>
          Cancel export
        </Button>
      )}
    </>
  );
}
