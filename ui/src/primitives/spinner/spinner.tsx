import { cva } from 'class-variance-authority';
import { Loader2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLabels } from '../../use-labels.ts';

const spinnerStyles = cva('inline-flex items-center gap-2 text-small text-muted');

export const defaultLabels = { label: 'Loading' };

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Names what is loading. Announced when the spinner appears. */
  label?: string;
  /** Shows the label beside the spinner instead of hiding it visually. */
  showLabel?: boolean;
};

/** Indicates work of unknown duration. Prefer `Skeleton` where content will appear. */
export function Spinner({ label, showLabel = false, className, ...rest }: SpinnerProps) {
  const text = useLabels('Spinner', defaultLabels);
  return (
    <span role="status" {...rest} className={spinnerStyles({ className })}>
      <Loader2 size={16} strokeWidth={1.75} aria-hidden className="shrink-0 animate-spin" />
      <span className={showLabel ? undefined : 'sr-only'}>{label ?? text.label}</span>
    </span>
  );
}
