import { cva } from 'class-variance-authority';
import { Loader2, type LucideIcon } from 'lucide-react';
import { type ComponentProps, useContext } from 'react';
import { checkVariant } from '../../development/checks.ts';
import { useSingleRun } from '../../use-single-run.ts';
import { FormRun } from '../form/form-run.ts';
import { useReason } from '../reason/index.ts';

export const buttonStyles = cva(
  [
    'inline-flex items-center justify-center gap-1.5 rounded-md border font-medium',
    'transition-colors select-none',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-55 disabled:cursor-not-allowed disabled:opacity-55',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-accent-edge bg-accent-fill text-on-accent not-aria-disabled:hover:bg-accent-fill-hover not-aria-disabled:active:bg-accent-fill-active',
        secondary:
          'border-default bg-card text-default not-aria-disabled:hover:border-control not-aria-disabled:hover:bg-hover',
        ghost: 'border-transparent bg-transparent text-default not-aria-disabled:hover:bg-hover',
        destructive:
          'border-transparent bg-danger-fill text-on-danger not-aria-disabled:hover:bg-danger-fill-hover not-aria-disabled:active:bg-danger-fill-active',
        'destructive-quiet':
          'border-danger bg-card text-danger not-aria-disabled:hover:bg-danger-soft',
      },
      size: {
        md: 'px-3 text-body',
        sm: 'px-2.5 text-small',
      },
      wraps: {
        true: 'min-h-control min-w-0 py-1.5',
        false: 'shrink-0 whitespace-nowrap',
      },
    },
    compoundVariants: [
      { size: 'md', wraps: false, className: 'h-control' },
      { size: 'sm', wraps: false, className: 'h-7 pointer-coarse:h-control' },
    ],
    defaultVariants: { variant: 'secondary', size: 'md', wraps: false },
  },
);

const buttonVariants = ['primary', 'secondary', 'ghost', 'destructive', 'destructive-quiet'];

export type ButtonProps = ComponentProps<'button'> & {
  /** Shape. One `primary` a view; `destructive` confirms a loss, `destructive-quiet` leads to one. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'destructive' | 'destructive-quiet';
  /** `md` is the control height (density-aware), `sm` 28 px for tables. */
  size?: 'md' | 'sm';
  /** A label of many words takes several lines where one has no room for it. */
  wraps?: boolean;
  /** Icon before the label. */
  icon?: LucideIcon;
  /**
   * Shows a spinner and ignores presses, but keeps the focus where it is. So does an `onClick` that
   * returns a promise until it is settled, and a submit button while its `Form` is being sent.
   */
  isLoading?: boolean;
  /** Why the button cannot be pressed: shown on hover, focus and tap, and read after the label. */
  disabledReason?: string;
};

/** Defaults to type `button`: only a form's own button submits. */
export function Button({
  variant,
  size,
  wraps,
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
    checkVariant('Button', 'size', size, ['md', 'sm']);
  }
  const { run, isRunning } = useSingleRun();
  const isSent = useContext(FormRun) && type === 'submit';
  const isLoading = isGivenLoading || isRunning || isSent;
  // A disabled button cannot be focused, so its reason would never be read: with a reason it stays
  // in the tab order and only ignores the press. The same while loading, or focus would be lost.
  const { trigger, describedBy, tooltip } = useReason(disabled ? disabledReason : undefined);
  const soft = isLoading || tooltip !== null;
  return (
    <>
      <button
        {...rest}
        {...trigger}
        type={soft ? 'button' : type}
        className={buttonStyles({ variant, size, wraps, className })}
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
