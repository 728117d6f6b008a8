import { FormError } from '@trunkline/ui/patterns/form-error';
import { Actions } from '@trunkline/ui/primitives/actions';
import { Button } from '@trunkline/ui/primitives/button';
import { Card } from '@trunkline/ui/primitives/card';
import { FileInput } from '@trunkline/ui/primitives/file-input';
import { ProgressBar } from '@trunkline/ui/primitives/progress-bar';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { Text } from '@trunkline/ui/primitives/text';
import { formatCount, formatNumber, plural } from '@trunkline/ui/tokens/format';
import { FileDown, Play } from 'lucide-react';
import { downloadCsv } from '../../../screen/list/export/csv.ts';
import { BatchProgress } from '../../../shared/batch/batch-progress.tsx';
import { durationAhead } from '../../../shared/batch/duration.ts';
import type { KeptImport, Results } from './kept-import.ts';
import type { PlannedRow } from './plan.ts';
import {
  countStates,
  leftOf,
  patternsIn,
  type RowState,
  reportParts,
  stateNames,
} from './results.ts';
import { RowTable } from './row-table.tsx';
import type { ImportStep, useImport } from './use-import.ts';

type ImportViewProps = Omit<ReturnType<typeof useImport>, 'state'> & {
  state: ImportStep;
  writeRefusal: string | undefined;
};

/** Renders the current step. */
export function ImportView({ state, writeRefusal, ...actions }: ImportViewProps) {
  if (writeRefusal !== undefined) return <FormError tone="warning" title={writeRefusal} />;
  switch (state.step) {
    case 'opening':
      return <Skeleton className="h-48 w-full" />;
    case 'choose':
      return <Choose problem={state.problem} onFile={actions.choose} />;
    case 'reading':
      return (
        <Card className="grid gap-3 p-5">
          <ProgressBar
            label={readingNames[state.what](state.fileName)}
            value={state.share}
            max={1}
          />
          <Button className="justify-self-start" onClick={actions.close}>
            Cancel
          </Button>
        </Card>
      );
    case 'planned':
      return (
        <Planned
          rows={state.rows}
          onStart={() => void actions.start(state.fileName, state.rows)}
          onClose={actions.close}
        />
      );
    case 'running':
      return (
        <Card className="p-5">
          <BatchProgress
            batch={state.batch}
            label={`Importing ${state.fileName}`}
            before={writesOf(state.rows) - state.batch.get().total}
          />
          <p className="mt-3 text-small text-muted">
            {state.isKept
              ? 'You can leave this page: the import then waits here until you come back.'
              : 'Keep this page open: this browser keeps nothing, so leaving ends the import.'}
          </p>
        </Card>
      );
    case 'ended':
      return <Ended kept={state} onResume={() => actions.resume(state)} onClose={actions.close} />;
  }
}

const readingNames = {
  numbers: () => 'Reading the existing phone numbers',
  file: (fileName: string) => `Reading ${fileName}`,
  browser: () => 'Preparing',
};

const writesOf = (rows: readonly PlannedRow[]) => rows.filter(({ write }) => write !== null).length;

/** '12 new, 3 refused' */
function Summary({ rows, results }: { rows: readonly PlannedRow[]; results: Results | null }) {
  const counts = countStates(rows, results);
  const states = (Object.keys(stateNames) as RowState[]).filter((state) => counts.has(state));
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {states.map((state) => (
        <div key={state}>
          <dt className="text-small text-muted">{stateNames[state]}</dt>
          <dd className="text-title font-semibold">{formatNumber(counts.get(state) ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}

type ChooseProps = { problem: string | undefined; onFile: (file: File) => void };

function Choose({ problem, onFile }: ChooseProps) {
  // As wide as a form, which leaves room for its outline.
  return (
    <Card className="grid max-w-form grid-cols-1 gap-4 p-5 min-[1280px]:max-w-[min(60rem,100%-13rem)]">
      {problem && <FormError title="The file was not read" messages={[{ message: problem }]} />}
      <FileInput label="Choose a CSV file" accept=".csv,text/csv" onFile={onFile} />
      <div className="grid gap-2 text-small text-muted">
        <p>
          The first row names the columns: <code>number</code>, <code>account</code>,{' '}
          <code>carrier</code>, <code>application</code>. You can start from an export of the list.
        </p>
        <ul className="grid list-disc gap-1 ps-5">
          <li>Identify account, carrier and application by name or SID.</li>
          <li>An existing number moves to the account and application in its row.</li>
          <li>An empty application cell clears it; without the column it is left unchanged.</li>
          <li>An existing number keeps its carrier.</li>
        </ul>
        <p>You’ll review every change before anything is saved.</p>
      </div>
    </Card>
  );
}

type PlannedProps = { rows: PlannedRow[]; onStart: () => void; onClose: () => void };

function Planned({ rows, onStart, onClose }: PlannedProps) {
  const count = writesOf(rows);
  const patterns = patternsIn(rows);
  const time = durationAhead(count);
  return (
    <>
      <Card className="grid gap-4 p-5">
        <Summary rows={rows} results={null} />
        <Text size="small" tone="muted">
          {count === 0
            ? 'There is nothing to import.'
            : `Nothing saved yet.${time ? ` The import takes ${time}: the platform answers 600 calls in five minutes.` : ''}`}
        </Text>
        {patterns > 0 && (
          <FormError
            tone="warning"
            title={`${formatNumber(patterns)} of the new rows ${plural(patterns, 'is', 'are')} not a number`}
            messages={[{ message: 'Calls are compared with such a text as a pattern.' }]}
          />
        )}
        <Actions>
          {count > 0 && (
            <Button variant="primary" onClick={onStart}>
              Import {formatCount(count, 'phone number')}
            </Button>
          )}
          <Report rows={rows} results={null} />
          <Button onClick={onClose}>Choose another file</Button>
        </Actions>
      </Card>
      <RowTable rows={rows} results={null} />
    </>
  );
}

type EndedProps = { kept: KeptImport; onResume: () => void; onClose: () => void };

function Ended({ kept: { fileName, rows, results }, onResume, onClose }: EndedProps) {
  const left = leftOf(rows, results).length;
  return (
    <>
      <Card className="grid gap-4 p-5">
        <p className="font-medium">
          {left === 0
            ? `${fileName} is imported.`
            : `The import of ${fileName} is not complete: ${formatCount(left, 'phone number')} left.`}
        </p>
        <Summary rows={rows} results={results} />
        <Actions>
          {left > 0 && (
            <Button variant="primary" icon={Play} onClick={onResume}>
              Import the rest
            </Button>
          )}
          <Report rows={rows} results={results} />
          <Button onClick={onClose}>{left > 0 ? 'Discard the rest' : 'Import another file'}</Button>
        </Actions>
      </Card>
      <RowTable rows={rows} results={results} />
    </>
  );
}

const Report = ({ rows, results }: { rows: PlannedRow[]; results: Results | null }) => (
  <Button
    icon={FileDown}
    onClick={() => downloadCsv('phone-numbers-report.csv', reportParts(rows, results))}
  >
    Download report
  </Button>
);
