import { cva } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { percentOf } from './progress-bar.model.ts';

const barStyles = cva('flex flex-col gap-1.5');

export type ProgressBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Progress in the unit of `max`. Undefined while unknown. */
  value?: number | undefined;
  /** Value at completion. */
  max?: number;
  /** The work in progress. */
  label: string;
  /** Text at the end of the label's line. Default: the percentage; '' for none. */
  valueText?: string;
  /** Shows the label to assistive technology only. */
  hideLabel?: boolean;
};

/** Progress of work. */
export function ProgressBar({
  value,
  max = 100,
  label,
  valueText,
  hideLabel = false,
  className,
  ...rest
}: ProgressBarProps) {
  const id = useId();
  const percent = value === undefined ? undefined : percentOf(value, max);
  const text = valueText ?? (percent === undefined ? '' : `${percent}%`);
  return (
    <div {...rest} className={barStyles({ className })}>
      <div
        className={hideLabel ? 'sr-only' : 'flex items-baseline justify-between gap-3 text-small'}
      >
        <span id={id} className="text-default">
          {label}
        </span>
        <span aria-hidden dir="auto" className="shrink-0 text-muted">
          {text}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text || undefined}
        className="h-1.5 overflow-hidden rounded-full bg-control/20"
      >
        <div
          data-indeterminate={percent === undefined || undefined}
          className="h-full w-full origin-left rounded-full bg-accent-mark transition-transform data-indeterminate:animate-pulse rtl:origin-right forced-colors:bg-[Highlight]"
          style={{ transform: percent === undefined ? undefined : `scaleX(${percent / 100})` }}
        />
      </div>
    </div>
  );
}
