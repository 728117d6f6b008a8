import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { ChoiceLabel, useChoice } from '../checkbox/index.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role' | 'children'> & {
  /** The setting. Without it, pass `aria-label`. */
  label?: ReactNode;
  /** One sentence below the label. */
  help?: ReactNode;
  /** The problem, in a sentence. */
  error?: string | undefined;
  /** Why it can't be changed: shown on hover, focus and tap, and read after the label. */
  disabledReason?: string;
};

/**
 * On/off control: a native checkbox with the role switch. `ref` and other props go to the input,
 * `className` to the root.
 */
export function Switch({ label, help, error, disabledReason, className, ...rest }: SwitchProps) {
  const { trigger, tooltip, inputProps, labelProps } = useChoice({
    label,
    help,
    error,
    disabledReason,
    // Off is a valid value: a required field must not force the switch on.
    required: false,
    ...rest,
    'aria-required': undefined,
  });
  return (
    <div {...trigger} className={clsx('flex items-start', className)}>
      <span className="relative flex h-6 w-8 shrink-0 items-center">
        <input
          {...inputProps}
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state.
          role="switch"
          className="peer absolute inset-0 m-0 cursor-pointer appearance-none outline-none disabled:cursor-not-allowed aria-disabled:cursor-not-allowed pointer-coarse:-inset-2.5"
        />
        <span
          aria-hidden
          className={clsx(
            'pointer-events-none h-4.5 w-8 rounded-full border border-control bg-control transition-colors',
            'peer-hover:border-control-hover peer-aria-invalid:border-danger-strong',
            'peer-checked:border-accent-mark peer-checked:bg-accent-fill',
            'forced-colors:peer-checked:bg-[Highlight]',
            'outline-focus peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
            'peer-disabled:opacity-55 peer-aria-disabled:opacity-55',
          )}
        />
        <span
          aria-hidden
          className={clsx(
            'pointer-events-none absolute start-[3px] size-3 rounded-full border border-transparent bg-card transition-transform',
            'peer-checked:translate-x-3.5 peer-checked:bg-accent-thumb rtl:peer-checked:-translate-x-3.5',
            // With forced colours, the border, otherwise transparent, is the only visible outline.
            'forced-colors:border-[ButtonText] forced-colors:peer-checked:border-[HighlightText]',
          )}
        />
      </span>
      <ChoiceLabel {...labelProps} className="ps-2" />
      {tooltip}
    </div>
  );
}
