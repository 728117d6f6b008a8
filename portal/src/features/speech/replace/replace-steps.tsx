import { Spinner } from '@trunkline/ui/primitives/spinner';
import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import { nextStep, type Progress, type StepId, stepIds } from './replacement.model.ts';

type StepsProps = {
  /** Label of the old credential; '' for none. */
  label: string;
  progress: Progress;
  state: 'running' | 'stopped' | 'waiting';
};

const size = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Steps of a replacement with their progress. */
export function ReplaceSteps({ label, progress, state }: StepsProps) {
  const ids = stepIds(label);
  const current = nextStep(label, progress);
  const at = current === undefined ? ids.length : ids.indexOf(current);
  return (
    <ol className="grid gap-2.5">
      {ids.map((id, index) => {
        const mark = index < at ? 'done' : index === at ? state : 'waiting';
        const words = wordsOf(id, progress);
        return (
          <li key={id} className="flex items-start gap-2">
            <span className="mt-0.5 flex shrink-0">{markOf(mark, words)}</span>
            <span className={mark === 'waiting' ? 'text-muted' : undefined}>{words}</span>
          </li>
        );
      })}
    </ol>
  );
}

function markOf(mark: 'done' | StepsProps['state'], words: string) {
  if (mark === 'running') return <Spinner label={words} />;
  if (mark === 'waiting') return <Circle {...size} className="text-muted" />;
  return mark === 'done' ? (
    <>
      <CircleCheck {...size} className="text-success" />
      <span className="sr-only">Done: </span>
    </>
  ) : (
    <>
      <CircleAlert {...size} className="text-danger" />
      <span className="sr-only">Failed: </span>
    </>
  );
}

function wordsOf(id: StepId, { created, tested, moved, toMove }: Progress): string {
  switch (id) {
    case 'add':
      return created?.label ? `Add the new credential, ${created.label}` : 'Add the new credential';
    case 'test':
      return tested === 'not tested' ? 'Test it: the platform tested nothing' : 'Test it';
    case 'move':
      if (toMove === undefined) return 'Move the applications that use the old one';
      return toMove === 0 ? 'No applications to move' : `Move applications: ${moved} of ${toMove}`;
    case 'delete':
      return 'Delete the old credential';
  }
}
