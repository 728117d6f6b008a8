import { CircleCheck, Clock, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { checkNames } from '../../development/checks.ts';
import { Button } from '../../primitives/button/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { useLabels } from '../../use-labels.ts';

export const defaultLabels = {
  nothing: 'No problems found.',
  working: 'Checking',
  more: (count: number) => `Show ${count} more`,
};

export type FindingListLabels = typeof defaultLabels;

export type ShownFinding = {
  id: string;
  /** `problem`: calls are affected; `notice`: worth a look. */
  severity: 'problem' | 'notice';
  message: ReactNode;
  /** The fix. */
  fix?: { label: string; onApply: () => void } | undefined;
};

export type FindingListProps = {
  /** The heading above the findings. */
  title: string;
  /** Worst first. undefined: not known yet. */
  findings: readonly ShownFinding[] | undefined;
  /** A new check is running: fixes are disabled until it finishes. */
  isLoading?: boolean;
  /** Why the check gave up. */
  stopped?: string | undefined;
  /** Content below the findings: how much was checked. */
  children?: ReactNode;
  /** Overrides texts of the current language. */
  labels?: Partial<FindingListLabels>;
  /** @deprecated since 0.3.0, use `isLoading`, removed in 0.4.0 */
  isPending?: boolean;
};

const shownAtFirst = 5;
const iconStyle = 'mt-0.5 shrink-0';
const line = 'flex items-start gap-2 text-small text-muted';

/** Findings of a check: one sentence each, with a fix. Shows the first five. */
export function FindingList({
  title,
  findings,
  isPending,
  isLoading = isPending ?? false,
  stopped,
  children,
  labels,
}: FindingListProps) {
  if (process.env.NODE_ENV !== 'production') checkNames('FindingList', { isPending });
  const text = useLabels('FindingList', defaultLabels, labels);
  const [isAll, setAll] = useState(false);
  const found = findings ?? [];
  const shown = isAll ? found : found.slice(0, shownAtFirst);
  return (
    <section
      aria-label={title}
      aria-busy={isLoading}
      className="grid min-w-0 grid-cols-1 gap-2 rounded-md bg-sunken p-3.5"
    >
      <p className="flex items-center gap-2 font-medium">
        {title}
        {isLoading && <Spinner label={text.working} />}
      </p>
      {stopped !== undefined && (
        <p className={line}>
          <Clock size={16} strokeWidth={1.75} aria-hidden className={`${iconStyle} text-warning`} />
          {stopped}
        </p>
      )}
      {findings?.length === 0 && stopped === undefined && (
        <p className={line}>
          <CircleCheck
            size={16}
            strokeWidth={1.75}
            aria-hidden
            className={`${iconStyle} text-success`}
          />
          {text.nothing}
        </p>
      )}
      {shown.length > 0 && (
        <ul className="grid grid-cols-1 gap-2 text-small">
          {shown.map(({ id, severity, message, fix }) => {
            const Icon = severity === 'problem' ? TriangleAlert : Info;
            return (
              <li
                key={id}
                data-severity={severity}
                className="flex flex-wrap items-start gap-x-3 gap-y-1.5"
              >
                <span className="flex min-w-0 flex-1 basis-80 items-start gap-2 wrap-anywhere">
                  <Icon
                    size={16}
                    strokeWidth={1.75}
                    aria-hidden
                    className={`${iconStyle} ${severity === 'problem' ? 'text-warning' : 'text-info'}`}
                  />
                  <span className="min-w-0">{message}</span>
                </span>
                {fix && (
                  <Button size="sm" disabled={isLoading} onClick={fix.onApply}>
                    {fix.label}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {found.length > shown.length && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          onClick={() => setAll(true)}
        >
          {text.more(found.length - shown.length)}
        </Button>
      )}
      {children && <div className="text-small text-muted">{children}</div>}
    </section>
  );
}
