import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFieldControl } from '../field/index.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role' | 'children'> & {
  /** What is on when it is on. Without it give `aria-label`. */
  label?: ReactNode;
  /** One sentence below the label. */
  help?: ReactNode;
  /** Why it cannot be changed. Shown as tooltip text and read after the label. */
  disabledReason?: string;
};

/**
 * On or off: a native checkbox with the role switch. `ref` and other props go to the input,
 * `className` to the root.
 */
export function Switch({ label, help, disabledReason, className, ...rest }: SwitchProps) {
  const field = useFieldControl();
  const ownId = useId();
  const id = rest.id ?? field.id ?? ownId;
  const helpId = `${id}-about`;
  const reasonId = `${id}-reason`;
  const reason = rest.disabled ? disabledReason : undefined;
  const describedBy = [
    rest['aria-describedby'] ?? field['aria-describedby'],
    help && helpId,
    reason && reasonId,
  ];
  // A switch is never required: off is an answer.
  const { required: _required, ...wiring } = field;
  return (
    <div className={clsx('flex items-start', className)} title={reason}>
      <span className="relative flex h-6 w-8 shrink-0 items-center">
        <input
          {...wiring}
          {...rest}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state.
          role="switch"
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          className="peer absolute inset-0 m-0 cursor-pointer appearance-none outline-none disabled:cursor-not-allowed pointer-coarse:-inset-2.5"
        />
        <span
          aria-hidden
          className={clsx(
            'pointer-events-none h-4.5 w-8 rounded-full border border-control bg-control transition-colors',
            'peer-hover:border-control-hover peer-aria-invalid:border-danger-strong',
            'peer-checked:border-accent-fill peer-checked:bg-accent-fill',
            'outline-focus peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
            'peer-disabled:opacity-55',
          )}
        />
        <span
          aria-hidden
          className={clsx(
            'pointer-events-none absolute start-[3px] size-3 rounded-full border border-transparent bg-card transition-transform',
            'peer-checked:translate-x-3.5 rtl:peer-checked:-translate-x-3.5',
          )}
        />
      </span>
      {(label || help) && (
        <div className="min-w-0 pt-0.5 ps-2 break-words">
          <label
            htmlFor={id}
            className={clsx(
              'block',
              rest.disabled ? 'cursor-not-allowed text-muted' : 'cursor-pointer',
            )}
          >
            {label}
          </label>
          {help && (
            <p id={helpId} className="mt-0.5 text-small text-muted">
              {help}
            </p>
          )}
        </div>
      )}
      {reason && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </div>
  );
}
