import { cva } from 'class-variance-authority';
import { CircleAlert, CircleDot } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { linkStyles } from '../../primitives/link/index.ts';

const barStyles = cva(
  'rounded-lg border border-default px-4 py-3 text-small wrap-anywhere @container',
  {
    variants: {
      /** Something needs doing: it floats over the form until that is done. */
      isRaised: { true: 'sticky bottom-3 z-20 bg-raised shadow-overlay', false: 'bg-card' },
    },
  },
);

export type SaveBarProblem = {
  id: string;
  /** 'Name: Give the carrier a name.' */
  message: string;
  /** Takes the visitor to the field. */
  onJump: () => void;
};

export type SaveBarLabels = {
  unsaved: string;
  saved: string;
  saving: string;
  problems: (count: number) => string;
};

const defaultLabels: SaveBarLabels = {
  unsaved: 'Unsaved changes',
  saved: 'All changes saved',
  saving: 'Saving',
  problems: (count) => (count === 1 ? '1 problem' : `${count} problems`),
};

export type SaveBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Something is not saved yet. */
  isDirty: boolean;
  isSaving?: boolean;
  /** Without it no Cancel is offered. */
  onCancel?: () => void;
  cancelLabel?: string;
  saveLabel?: string;
  /** What keeps the form from being saved, each with a jump to it. */
  problems?: readonly SaveBarProblem[];
  /** Above the line: which part of a save failed, and what to do. */
  status?: ReactNode;
  /** Whether saving is allowed at all. */
  canSave?: boolean;
  /** Why it is not. */
  disabledReason?: string;
  labels?: Partial<SaveBarLabels>;
};

/**
 * Foot of a form: what is unsaved, what is wrong, Cancel and Save. Belongs inside the `form`. At
 * rest it is part of the page; with something unsaved or wrong it stays in sight.
 */
export function SaveBar({
  isDirty,
  isSaving = false,
  onCancel,
  cancelLabel = 'Cancel',
  saveLabel = 'Save',
  problems = [],
  status,
  canSave = true,
  disabledReason,
  labels,
  className,
  ...rest
}: SaveBarProps) {
  const text = { ...defaultLabels, ...labels };
  const hasProblems = problems.length > 0;
  const isPending = isDirty || isSaving;
  const isRaised = isPending || hasProblems || Boolean(status);
  // 'All changes saved' would mislead without the right to save, or with problems left.
  const isAtRest = canSave && !hasProblems;
  const state = isSaving ? text.saving : isDirty ? text.unsaved : isAtRest && text.saved;
  return (
    <div
      {...rest}
      data-raised={isRaised || undefined}
      className={barStyles({ isRaised, className })}
    >
      {status && <div className="mb-3">{status}</div>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <p role="status" className="inline-flex items-center gap-1.5 text-muted">
            {isPending && (
              <CircleDot size={16} strokeWidth={1.75} aria-hidden className="text-accent" />
            )}
            {state}
          </p>
          {hasProblems && (
            <span className="inline-flex items-center gap-1.5 font-medium text-danger">
              <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
              {text.problems(problems.length)}
            </span>
          )}
        </div>
        <div className="flex items-center gap-2 @max-[26rem]:w-full @max-[26rem]:*:flex-1">
          {onCancel && (
            <Button onClick={onCancel} disabled={isSaving}>
              {cancelLabel}
            </Button>
          )}
          <Button
            type="submit"
            variant={isRaised ? 'primary' : 'secondary'}
            isLoading={isSaving}
            disabled={!canSave}
            disabledReason={disabledReason}
          >
            {saveLabel}
          </Button>
        </div>
      </div>
      {hasProblems && (
        <ul
          aria-label={text.problems(problems.length)}
          className="-mx-1 mt-2 -mb-1 flex max-h-24 flex-wrap gap-x-4 overflow-y-auto border-t border-subtle px-1 pt-2 pb-1"
        >
          {problems.map((problem) => (
            <li key={problem.id} className="min-w-0">
              <button
                type="button"
                className={linkStyles({
                  className:
                    'wrap-anywhere min-h-6 max-w-full text-start pointer-coarse:min-h-control',
                })}
                onClick={problem.onJump}
              >
                {problem.message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
