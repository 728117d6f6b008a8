import { Button } from '@trunkline/ui/primitives/button';
import { Checkbox } from '@trunkline/ui/primitives/checkbox';
import { Dialog } from '@trunkline/ui/primitives/dialog';
import { ProgressBar } from '@trunkline/ui/primitives/progress-bar';
import { useState } from 'react';
import { withSecretsHidden } from '../../../session/hidden-secrets.ts';
import { type ExportPart, useExport } from './use-export.ts';

type Rows = readonly Record<string, unknown>[];

type ExportDialogProps = {
  /** 'Export calls' */
  title: string;
  fileName: string;
  /** Members of a record, in the order of the file. */
  columns: readonly string[];
  /** Columns selected initially. */
  usual: readonly string[];
  /** All rows that pass the filters, page by page. */
  parts: () => AsyncIterable<{ rows: Rows; seen: number; total: number }>;
  onClose: () => void;
};

/** Text of a cell. A link or an alert may contain a secret. */
const textOf = (value: unknown) => {
  if (value === null || value === undefined) return '';
  return withSecretsHidden(typeof value === 'object' ? JSON.stringify(value) : String(value));
};

/** Exports all rows that pass the filters: choice of columns, progress, and a way to stop. */
export default function ExportDialog({
  title,
  fileName,
  columns,
  usual,
  parts,
  onClose,
}: ExportDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(usual));
  const { progress, start, cancel } = useExport(fileName);
  const names = columns.filter((name) => chosen.has(name));

  async function* lines(): AsyncGenerator<ExportPart> {
    let head = [names];
    for await (const { rows, seen, total } of parts()) {
      yield {
        rows: [...head, ...rows.map((row) => names.map((name) => textOf(row[name])))],
        seen,
        total,
      };
      head = [];
    }
  }
  const handleToggle = (name: string) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    setChosen(next);
  };
  const isRunning = progress !== null;
  const missing = names.length === 0 ? 'Select at least one column.' : undefined;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        cancel();
        onClose();
      }}
      title={title}
      footer={
        // Both buttons keep their position: the second press of a double click must not land on
        // Cancel.
        <>
          <Button onClick={isRunning ? cancel : onClose}>
            {isRunning ? 'Cancel export' : 'Cancel'}
          </Button>
          <Button
            variant="primary"
            disabled={missing !== undefined}
            disabledReason={missing}
            onClick={() => start(lines).then(onClose)}
          >
            Export
          </Button>
        </>
      }
    >
      {isRunning ? (
        <ProgressBar label={title} value={Math.round(progress * 100)} />
      ) : (
        <fieldset className="grid grid-cols-1 gap-2 sm:grid-cols-2">
          <legend className="mb-2 text-small text-muted">Columns of the file</legend>
          {columns.map((name) => (
            <Checkbox
              label={<span className="font-mono text-small">{name}</span>}
              key={name}
              checked={chosen.has(name)}
              onChange={() => handleToggle(name)}
            />
          ))}
        </fieldset>
      )}
    </Dialog>
  );
}
