import { clsx } from 'clsx';
import { Loader2, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { checkNames, checkVariant } from '../../development/checks.ts';
import { useSingleRun } from '../../use-single-run.ts';
import { useReason } from '../reason/index.ts';
import { Tooltip } from '../tooltip/index.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The icon; `label` names it. */
  icon: LucideIcon;
  /** The action and its object, such as 'Delete gateway 3'. Accessible name and tooltip. */
  label: string;
  /**
   * `ghost` in rows and headers, `secondary` beside controls. `destructive-quiet` is deprecated since
   * 0.3.0, use `tone="danger"`, removed in 0.4.0.
   */
  variant?: 'ghost' | 'secondary' | 'destructive-quiet';
  /** `danger` for removal. */
  tone?: 'neutral' | 'danger';
  /** `md` is the control height, `sm` 28 px for tables. */
  size?: 'md' | 'sm';
  /**
   * Shows a spinner and ignores presses, but keeps the focus. An `onClick` that returns a promise
   * does the same until it settles.
   */
  isLoading?: boolean;
  /** Why the button is disabled: shown in place of the label, and read after it. */
  disabledReason?: string;
  /** Side of the tooltip. */
  tooltipSide?: 'top' | 'bottom' | 'left' | 'right';
};

/** A button with an icon only. The label is its tooltip and accessible name. */
export function IconButton({
  icon: Icon,
  label,
  variant,
  tone,
  size,
  isLoading: isGivenLoading = false,
  disabledReason,
  tooltipSide,
  disabled = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkVariant('IconButton', 'variant', variant, ['ghost', 'secondary', 'destructive-quiet']);
    checkVariant('IconButton', 'tone', tone, ['neutral', 'danger']);
    checkNames('IconButton', { variant });
    checkVariant('IconButton', 'size', size, ['md', 'sm']);
  }
  const isDanger = tone === 'danger' || variant === 'destructive-quiet';
  const { run, isRunning } = useSingleRun();
  const isLoading = isGivenLoading || isRunning;
  const {
    trigger,
    describedBy: reasonId,
    tooltip,
  } = useReason(disabled ? disabledReason : undefined);
  // As in Button: with a reason, or while loading, it stays focusable and only ignores presses.
  const soft = isLoading || tooltip !== null;
  const describedBy = [rest['aria-describedby'], reasonId].filter(Boolean).join(' ');
  return (
    <>
      <Tooltip content={tooltip ? undefined : label} side={tooltipSide}>
        <button
          {...rest}
          {...trigger}
          type={soft ? 'button' : type}
          className={clsx(
            'inline-grid shrink-0 place-items-center rounded-md border transition-colors select-none',
            'aria-disabled:cursor-not-allowed aria-disabled:opacity-55 disabled:cursor-not-allowed disabled:opacity-55',
            variant === 'secondary'
              ? 'border-control bg-card text-default not-aria-disabled:hover:border-control-hover'
              : 'border-transparent bg-transparent text-muted',
            isDanger
              ? 'not-aria-disabled:hover:bg-danger-soft not-aria-disabled:hover:text-danger'
              : 'not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-default',
            size === 'sm' ? 'size-7 pointer-coarse:size-control' : 'size-control',
            className,
          )}
          aria-label={label}
          aria-describedby={describedBy || undefined}
          disabled={disabled && !soft}
          aria-disabled={soft || undefined}
          aria-busy={isLoading || undefined}
          data-loading={isLoading || undefined}
          onClick={
            soft ? (event) => event.preventDefault() : (event) => run(() => onClick?.(event))
          }
        >
          {isLoading ? (
            <Loader2 size={16} strokeWidth={1.75} aria-hidden className="animate-spin" />
          ) : (
            <Icon size={16} strokeWidth={1.75} aria-hidden />
          )}
        </button>
      </Tooltip>
      {tooltip}
    </>
  );
}
