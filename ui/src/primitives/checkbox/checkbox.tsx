import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { checkNames } from '../../development/checks.ts';
import { ChoiceLabel, useChoice } from './choice.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> & {
  /** Text beside the box. Without it, as in a table, pass `aria-label`. */
  label?: ReactNode;
  /** @deprecated since 0.3.0, use `label`, removed in 0.5.0 */
  children?: ReactNode;
  /** One sentence below the label. */
  help?: ReactNode;
  /** The problem, in a sentence. */
  error?: string | undefined;
  /** Part of the group is checked. The next press checks all. */
  indeterminate?: boolean;
  /** Why it can't be changed: shown on hover, focus and tap, and read after the label. */
  disabledReason?: string;
};

/** A native checkbox. `ref` and other props go to the input, `className` to the root. */
export function Checkbox({
  children,
  label = children,
  help,
  error,
  indeterminate = false,
  disabledReason,
  className,
  ...rest
}: CheckboxProps) {
  if (process.env.NODE_ENV !== 'production') checkNames('Checkbox', { children });
  const { element, trigger, tooltip, inputProps, labelProps } = useChoice({
    label,
    help,
    error,
    disabledReason,
    ...rest,
  });
  // A press clears the browser's flag, so it is set again after every render.
  useEffect(() => {
    if (element.current) element.current.indeterminate = indeterminate;
  });
  return (
    <div
      {...trigger}
      className={clsx('flex items-start', label && 'pointer-coarse:py-2.5', className)}
    >
      {/* The box is 16 px, what can be pressed 24 (the whole control height for a finger). */}
      <span className="relative -ms-1 grid size-6 shrink-0 place-items-center">
        <input
          {...inputProps}
          className="peer absolute inset-0 m-0 cursor-pointer appearance-none outline-none disabled:cursor-not-allowed aria-disabled:cursor-not-allowed pointer-coarse:-inset-2.5"
        />
        <span
          aria-hidden
          className={clsx(
            'pointer-events-none absolute size-4 rounded-[min(0.25rem,var(--tl-radius))] border border-control bg-card transition-colors',
            'peer-hover:border-control-hover peer-aria-invalid:border-danger-strong',
            'peer-checked:border-accent-mark peer-checked:bg-accent-fill peer-indeterminate:border-accent-mark peer-indeterminate:bg-accent-fill',
            'forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-indeterminate:bg-[Highlight]',
            'outline-focus peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
            'peer-disabled:opacity-55 peer-aria-disabled:opacity-55',
          )}
        />
        <Check
          size={12}
          strokeWidth={3}
          aria-hidden
          className="pointer-events-none relative hidden text-on-accent peer-checked:block peer-indeterminate:hidden forced-colors:text-[HighlightText]"
        />
        <Minus
          size={12}
          strokeWidth={3}
          aria-hidden
          className="pointer-events-none relative hidden text-on-accent peer-indeterminate:block forced-colors:text-[HighlightText]"
        />
      </span>
      <ChoiceLabel {...labelProps} className="ps-1" />
      {tooltip}
    </div>
  );
}
