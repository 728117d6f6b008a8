import { cva } from 'class-variance-authority';
import { Hourglass, RotateCw } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { keepFocusNear } from '../../focused-element.ts';
import { Button } from '../../primitives/button/index.ts';
import { useLabels } from '../../use-labels.ts';

const noticeStyles = cva('flex flex-wrap items-center gap-x-3 gap-y-1 text-small');

export type LateNoticeLabels = { late: ReactNode; retry: string };

export const defaultLabels: LateNoticeLabels = {
  late: 'There is no answer yet. Still waiting.',
  retry: 'Retry',
};

export type LateNoticeProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Delay before the notice appears, in ms. Default: 5000. */
  afterMs?: number;
  /** Retries the request. Without it no button is shown. */
  onRetry?: () => void;
  /** Overrides texts of the current language. */
  labels?: Partial<LateNoticeLabels>;
};

/**
 * Shows nothing at first; if loading takes longer than people expect, it says so and offers a
 * retry. Render it only while you wait.
 */
export function LateNotice({
  afterMs = 5000,
  onRetry,
  labels,
  className,
  ...rest
}: LateNoticeProps) {
  const text = useLabels('LateNotice', defaultLabels, labels);
  const [asked, setAsked] = useState(0);
  const [lateFor, setLateFor] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLateFor(asked), afterMs);
    return () => clearTimeout(timer);
  }, [asked, afterMs]);
  const isLate = lateFor === asked;
  return (
    <div role="status" {...rest} className={noticeStyles({ className })}>
      {isLate && (
        <>
          <p className="flex items-start gap-1.5 text-muted">
            <Hourglass size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
            {text.late}
          </p>
          {onRetry && (
            <Button
              ref={keepFocusNear}
              size="sm"
              icon={RotateCw}
              onClick={() => {
                setAsked(asked + 1);
                onRetry();
              }}
            >
              {text.retry}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
