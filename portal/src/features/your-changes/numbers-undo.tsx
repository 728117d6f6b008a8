import { Button } from '@trunkline/ui/primitives/button';
import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useObservable } from '../../browser/store.ts';
import type { Batch } from '../../platform/client/pace/batch.ts';
import type { BulkNumber, HistoryEntry } from '../../screen/history/entry.ts';
import { takeUndoRequest, useUndoRequest } from '../../screen/history/undo/undo-request.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { BatchProgress } from '../../shared/batch/batch-progress.tsx';
import { goneRefusal, numbersInPlace, type Successors } from './pointing.ts';
import { useUndoneNumbers } from './undo-numbers.ts';

type NumbersUndoProps = {
  entry: HistoryEntry;
  numbers: readonly BulkNumber[];
  title: string;
  successors: Successors;
};

/** Undoes a change of many numbers, with progress. */
export function NumbersUndo({ entry, numbers, title, successors }: NumbersUndoProps) {
  const { id, undoneAt } = entry;
  const user = useUser();
  const [pathname] = useLocation();
  const { batch, isRunning, run } = useUndoneNumbers(id, numbersInPlace(numbers, successors));
  const refusal =
    undoneAt === undefined
      ? (writeRefusal(user) ??
        goneRefusal(
          numbers.map(({ before }) => before),
          successors,
        ))
      : 'Already undone.';
  const request = useUndoRequest();
  const isAsked = request?.entryId === id && request.page === pathname;
  const begin = useEffectEvent(() => {
    if (takeUndoRequest() && refusal === undefined) run();
  });
  useEffect(() => {
    if (isAsked) begin();
  }, [isAsked]);
  return (
    <div className="grid gap-3">
      {!isRunning && (
        <Button
          size="sm"
          icon={Undo2}
          className="justify-self-start"
          aria-label={`Undo the change to ${title}`}
          disabled={refusal !== undefined}
          disabledReason={refusal}
          onClick={() => run()}
        >
          Undo
        </Button>
      )}
      {batch && <Progress batch={batch} isRunning={isRunning} />}
    </div>
  );
}

function Progress({ batch, isRunning }: { batch: Batch<BulkNumber>; isRunning: boolean }) {
  const { failures } = useObservable(batch);
  return (
    <>
      {isRunning && <BatchProgress batch={batch} label="Changing phone numbers back…" />}
      {failures.length > 0 && (
        <ul className="grid max-h-48 gap-1 overflow-y-auto text-small text-danger">
          {failures.slice(0, 100).map(({ item, reason }) => (
            <li key={item.shown}>
              {item.shown}: {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
