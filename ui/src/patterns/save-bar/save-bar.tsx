import { cva } from 'class-variance-authority';
import { CircleAlert, CircleDot } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { checkNames } from '../../development/checks.ts';
import { Button } from '../../primitives/button/index.ts';
import { linkStyles } from '../../primitives/link/index.ts';
import { foot } from '../../primitives/toast/foot.ts';
import { Tooltip } from '../../primitives/tooltip/index.ts';
import { formatCount } from '../../tokens/format/index.ts';
import { useLabels } from '../../use-labels.ts';

const barStyles = cva(
  'rounded-lg border border-default px-4 py-3 text-small wrap-anywhere @container',
  {
    variants: {
      /** There is something to save or fix: the bar floats over the form. */
      isRaised: {
        // Not in low windows, such as at 400 % zoom: it would cover the fields.
        true: 'sticky bottom-3 z-20 bg-raised shadow-overlay [@media(max-height:24rem)]:static',
        false: 'bg-card',
      },
    },
  },
);

export type SaveBarProblem = {
  id: string;
  /** 'Name: Give the carrier a name.' */
  message: string;
  /** Jumps to the field. */
  onJump: () => void;
};

export const defaultLabels = {
  unsaved: 'Unsaved changes',
  saved: 'All changes saved',
  saving: 'Saving',
  /** Discards the changes. */
  cancel: 'Cancel',
  /** Saves the form. */
  save: 'Save',
  changes: (count: number) => formatCount(count, 'field'),
  /** Button that shows the changes. Must begin or end with `changes`. */
  review: (count: number) => `Review ${formatCount(count, 'field')}`,
  problems: (count: number) => formatCount(count, 'problem'),
  /** Used if there is room for one problem only. */
  moreProblems: (count: number) => `and ${count} more`,
};

export type SaveBarLabels = typeof defaultLabels;

export type SaveBarProps = Omit<ComponentProps<'div'>, 'children' | 'ref'> & {
  /** Whether there are unsaved changes. */
  isDirty: boolean;
  /** Whether a save is running: both buttons wait. */
  isLoading?: boolean;
  /** Number of changed fields, shown beside the unsaved state. */
  changes?: number;
  /** Shows the changes: the number of changed fields becomes a button. */
  onReview?: () => void;
  /** Tooltip of that button: its keyboard shortcut. */
  reviewHint?: string;
  /** Without it there is no Cancel button. */
  onCancel?: () => void;
  /** Tooltip of Save: its keyboard shortcut. */
  saveHint?: string;
  /** Why saving is impossible, whatever the values. */
  saveRefusal?: string | undefined;
  /** Problems that block saving, each with a jump to its field. */
  problems?: readonly SaveBarProblem[];
  /** Content above the line: which part of a save failed, and what to do. */
  status?: ReactNode;
  /** Overrides texts of the current language. */
  labels?: Partial<SaveBarLabels>;
  /** @deprecated since 0.3.0, use `isLoading`, removed in 0.4.0 */
  isSaving?: boolean;
  /** @deprecated since 0.3.0, use `labels.cancel`, removed in 0.4.0 */
  cancelLabel?: string;
  /** @deprecated since 0.3.0, use `labels.save`, removed in 0.4.0 */
  saveLabel?: string;
};

/**
 * Foot of a form: what is unsaved, what is wrong, Cancel and Save. Must be inside the `form`. Part
 * of the page at rest; sticky while something is unsaved or wrong.
 */
export function SaveBar({
  isDirty,
  isSaving,
  isLoading = isSaving ?? false,
  changes = 0,
  onReview,
  reviewHint,
  onCancel,
  cancelLabel,
  saveLabel,
  saveHint,
  saveRefusal,
  problems = [],
  status,
  labels,
  className,
  ...rest
}: SaveBarProps) {
  if (process.env.NODE_ENV !== 'production')
    checkNames('SaveBar', { isSaving, cancelLabel, saveLabel });
  const text = useLabels('SaveBar', defaultLabels, labels);
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const hasProblems = problems.length > 0;
  const isPending = isDirty || isLoading;
  const isRaised = isPending || hasProblems || Boolean(status);
  // 'All changes saved' would mislead while problems remain.
  const state = isLoading ? text.saving : isDirty ? text.unsaved : !hasProblems && text.saved;
  useFoot(bar);
  return (
    <div
      {...rest}
      ref={bar}
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
          {isDirty && !isLoading && changes > 0 && (
            <ChangeCount {...{ changes, onReview, reviewHint, text }} />
          )}
          {hasProblems && (
            <span className="inline-flex items-center gap-1.5 font-medium text-danger">
              <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
              {text.problems(problems.length)}
            </span>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2 @max-[26rem]:w-full @max-[26rem]:*:flex-1">
          {onCancel && (
            <Button onClick={onCancel} disabled={isLoading}>
              {cancelLabel ?? text.cancel}
            </Button>
          )}
          <Tooltip content={saveRefusal === undefined ? saveHint : undefined}>
            <Button
              type="submit"
              variant={isRaised ? 'primary' : 'secondary'}
              isLoading={isLoading}
              disabled={saveRefusal !== undefined}
              disabledReason={saveRefusal}
            >
              {saveLabel ?? text.save}
            </Button>
          </Tooltip>
        </div>
      </div>
      {hasProblems && (
        <ul
          aria-label={text.problems(problems.length)}
          className="-mx-1 mt-2 -mb-1 flex max-h-24 flex-wrap gap-x-4 overflow-y-auto border-t border-subtle px-1 pt-2 pb-1"
        >
          {problems.map((problem, index) => (
            <li
              key={problem.id}
              className={index > 0 && !isOpen ? 'min-w-0 @max-[26rem]:hidden' : 'min-w-0'}
            >
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
          {problems.length > 1 && !isOpen && (
            <li className="hidden @max-[26rem]:block">
              <button
                type="button"
                className={linkStyles({ className: 'min-h-6 pointer-coarse:min-h-control' })}
                onClick={() => setOpen(true)}
              >
                {text.moreProblems(problems.length - 1)}
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

type ChangeCountProps = Required<Pick<SaveBarProps, 'changes'>> &
  Pick<SaveBarProps, 'onReview' | 'reviewHint'> & { text: SaveBarLabels };

function ChangeCount({ changes, onReview, reviewHint, text }: ChangeCountProps) {
  if (!onReview) return <span className="text-muted">{text.changes(changes)}</span>;
  return (
    <Tooltip content={reviewHint}>
      <button
        type="button"
        data-review
        aria-label={text.review(changes)}
        aria-haspopup="dialog"
        className={linkStyles({ className: 'min-h-6 pointer-coarse:min-h-control' })}
        onClick={onReview}
      >
        {text.changes(changes)}
      </button>
    </Tooltip>
  );
}

/** How far up toasts reach, in px. */
const toastReach = 280;

/**
 * Publishes the height of the bar to floating elements such as toasts, which must not cover its
 * buttons.
 */
function useFoot(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    let frame = 0;
    const tell = () => {
      const { top, bottom } = element.getBoundingClientRect();
      const height = window.innerHeight - top;
      const isNear = height > 0 && window.innerHeight - bottom < toastReach;
      foot.set(isNear ? Math.round(height) : 0);
    };
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(tell);
    };
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    observer.observe(document.body);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
      foot.set(0);
    };
  }, [bar]);
}
