import { clsx } from 'clsx';
import { Loader2, type LucideIcon } from 'lucide-react';
import { type ComponentProps, useContext } from 'react';
import { checkNames, checkVariant } from '../../development/checks.ts';
import { useSingleRun } from '../../use-single-run.ts';
import { FormRun } from '../form/form-run.ts';
import { useReason } from '../reason/index.ts';

const red = {
  primary:
    'border-transparent bg-danger-fill text-on-danger not-aria-disabled:hover:bg-danger-fill-hover not-aria-disabled:active:bg-danger-fill-active',
  secondary: 'border-danger bg-card text-danger not-aria-disabled:hover:bg-danger-soft',
  ghost: 'border-transparent bg-transparent text-danger not-aria-disabled:hover:bg-danger-soft',
};

const old = { destructive: red.primary, 'destructive-quiet': red.secondary };

const looks = {
  neutral: {
    primary:
      'border-accent-edge bg-accent-fill text-on-accent not-aria-disabled:hover:bg-accent-fill-hover not-aria-disabled:active:bg-accent-fill-active',
    secondary:
      'border-default bg-card text-default not-aria-disabled:hover:border-control not-aria-disabled:hover:bg-hover',
    ghost: 'border-transparent bg-transparent text-default not-aria-disabled:hover:bg-hover',
    ...old,
  },
  danger: { ...red, ...old },
};

type ButtonLook = {
  /**
   * Shape. One `primary` per view. `destructive` is deprecated since 0.3.0, use `variant="primary"
   * tone="danger"`, removed in 0.4.0. `destructive-quiet` is deprecated since 0.3.0, use
   * `tone="danger"`, removed in 0.4.0.
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'destructive' | 'destructive-quiet' | undefined;
  /** `danger`: a `primary` button confirms a loss, any other leads to one. */
  tone?: 'neutral' | 'danger' | undefined;
  /** `md` is the control height (density-aware), `sm` 28 px for tables. */
  size?: 'md' | 'sm' | undefined;
  /** Shrinks beside its neighbours. Otherwise a label wraps only if its container is too narrow. */
  canWrap?: boolean | undefined;
  /** @deprecated since 0.3.0, use `canWrap`, removed in 0.4.0 */
  wraps?: boolean | undefined;
};

/** Classes of a button, for links that look like one. */
export function buttonStyles({
  variant = 'secondary',
  tone = 'neutral',
  size,
  wraps,
  canWrap = wraps,
  className,
}: ButtonLook & { className?: string | undefined } = {}): string {
  if (process.env.NODE_ENV !== 'production') checkNames('Button', { variant, wraps });
  const isSmall = size === 'sm';
  const height = isSmall ? 'min-h-7 pointer-coarse:min-h-control' : 'min-h-control';
  return clsx(
    'inline-flex items-center justify-center gap-1.5 rounded-md border text-center font-medium transition-colors select-none [&>svg]:shrink-0',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-55 disabled:cursor-not-allowed disabled:opacity-55',
    looks[tone][variant],
    isSmall ? 'px-2.5 text-small' : 'px-3 text-body',
    // A row wraps before a label does; tables are wide enough or scroll.
    canWrap
      ? 'min-h-control min-w-0 py-1.5'
      : `[:where(&)]:max-w-full [:where(&)]:min-w-fit shrink-0 py-0.5 wrap-normal not-cards:in-[table]:whitespace-nowrap ${height}`,
    className,
  );
}

const buttonVariants = ['primary', 'secondary', 'ghost', 'destructive', 'destructive-quiet'];

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Icon before the label. */
    icon?: LucideIcon;
    /**
     * Shows a spinner and ignores presses, but keeps the focus. An `onClick` that returns a promise
     * does the same until it settles, and so does a submit button while its `Form` is being sent.
     */
    isLoading?: boolean;
    /** Why the button is disabled: shown on hover, focus and tap, and read after the label. */
    disabledReason?: string;
  };

/** A button. Its default type is `button`, so only explicit submit buttons submit a form. */
export function Button({
  variant,
  tone,
  size,
  wraps,
  canWrap,
  icon: Icon,
  isLoading: isGivenLoading = false,
  disabledReason,
  disabled = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkVariant('Button', 'variant', variant, buttonVariants);
    checkVariant('Button', 'tone', tone, ['neutral', 'danger']);
    checkVariant('Button', 'size', size, ['md', 'sm']);
  }
  const { run, isRunning } = useSingleRun();
  const isSent = useContext(FormRun) && type === 'submit';
  const isLoading = isGivenLoading || isRunning || isSent;
  // A disabled button can't be focused, so its reason would never be read: with a reason it stays
  // in the tab order and only ignores presses. The same while loading, or focus would be lost.
  const { trigger, describedBy, tooltip } = useReason(disabled ? disabledReason : undefined);
  const soft = isLoading || tooltip !== null;
  return (
    <>
      <button
        {...rest}
        {...trigger}
        type={soft ? 'button' : type}
        className={buttonStyles({ variant, tone, size, wraps, canWrap, className })}
        disabled={disabled && !soft}
        aria-disabled={soft || undefined}
        aria-busy={isLoading || undefined}
        aria-describedby={
          [rest['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined
        }
        data-loading={isLoading || undefined}
        onClick={soft ? (event) => event.preventDefault() : (event) => run(() => onClick?.(event))}
      >
        {isLoading ? (
          <Loader2 size={16} strokeWidth={1.75} aria-hidden className="animate-spin" />
        ) : (
          Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />
        )}
        {children}
      </button>
      {tooltip}
    </>
  );
}
