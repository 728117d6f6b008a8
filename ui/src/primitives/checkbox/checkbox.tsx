import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { useFieldControl } from '../field/index.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> & {
  /** The label. Without one, as in a table, give `aria-label`. */
  children?: ReactNode;
  /** One sentence below the label. */
  help?: ReactNode;
  /** Some of what it stands for is checked. The next press checks all. */
  indeterminate?: boolean;
  /** Why it cannot be changed. Shown as tooltip text and read after the label. */
  disabledReason?: string;
};

/** A native checkbox. `ref` and other props go to the input, `className` to the root. */
export function Checkbox({
  children,
  help,
  indeterminate = false,
  disabledReason,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const field = useFieldControl();
  const ownId = useId();
  const id = rest.id ?? field.id ?? ownId;
  const helpId = `${id}-about`;
  const reasonId = `${id}-reason`;
  const input = useRef<HTMLInputElement | null>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => input.current,
    [],
  );
  // A press clears the browser's own flag, so it is set again after every render.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  const reason = rest.disabled ? disabledReason : undefined;
  const describedBy = [
    rest['aria-describedby'] ?? field['aria-describedby'],
    help && helpId,
    reason && reasonId,
  ];
  return (
    <div className={clsx('flex items-start', className)} title={reason}>
      {/* The box is 16 px, what can be pressed 24 (the whole control height for a finger). */}
      <span className="relative -ms-1 grid size-6 shrink-0 place-items-center">
        <input
          {...field}
          {...rest}
          id={id}
          ref={input}
          type="checkbox"
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          className="peer absolute inset-0 m-0 cursor-pointer appearance-none outline-none disabled:cursor-not-allowed pointer-coarse:-inset-2.5"
        />
        <span
          aria-hidden
          className={clsx(
            'pointer-events-none absolute size-4 rounded-[min(0.25rem,var(--tl-radius))] border border-control bg-card transition-colors',
            'peer-hover:border-control-hover peer-aria-invalid:border-danger-strong',
            'peer-checked:border-accent-fill peer-checked:bg-accent-fill peer-indeterminate:border-accent-fill peer-indeterminate:bg-accent-fill',
            'outline-focus peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
            'peer-disabled:opacity-55',
          )}
        />
        <Check
          size={12}
          strokeWidth={3}
          aria-hidden
          className="pointer-events-none relative hidden text-on-accent peer-checked:block peer-indeterminate:hidden"
        />
        <Minus
          size={12}
          strokeWidth={3}
          aria-hidden
          className="pointer-events-none relative hidden text-on-accent peer-indeterminate:block"
        />
      </span>
      {(children || help) && (
        <div className="min-w-0 pt-0.5 ps-1 break-words">
          <label
            htmlFor={id}
            className={clsx(
              'block',
              rest.disabled ? 'cursor-not-allowed text-muted' : 'cursor-pointer',
            )}
          >
            {children}
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
