import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { fieldProblem } from '../../development/checks.ts';
import { PageCheck } from '../../development/page-check.ts';
import { FieldContext } from './field-context.ts';

const widths = { xs: 'max-w-32', sm: 'max-w-64', md: 'max-w-md', full: undefined };
export type FieldWidth = keyof typeof widths;

export type FieldProps = {
  /** Always visible, above the control. */
  label: ReactNode;
  /** One sentence below the control, or a short list. */
  help?: ReactNode;
  /** The error and what to do. The help text stays. */
  error?: string | undefined;
  /**
   * Marks the label with an asterisk and the control as required, which blocks native form
   * submission. `marked` leaves validation to the caller.
   */
  required?: boolean | 'marked';
  /** Content at the end of the label's line, such as a link. */
  aside?: ReactNode;
  /** Width by kind of content: xs 8, sm 16, md 28 rem. Default: full width. */
  width?: FieldWidth;
  /** Hides the label visually, not for assistive technology. */
  hideLabel?: boolean;
  /** Id of the control; generated if absent. */
  id?: string;
  /** Additional classes for the root. */
  className?: string;
  /** One control that calls `useFieldControl`. */
  children: ReactNode;
};

/** Label, help, error and required state of one control, wired by context. */
export function Field({
  label,
  help,
  error,
  required = false,
  aside,
  width = 'full',
  hideLabel = false,
  id: givenId,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ');
  return (
    <div className={clsx('min-w-0', className)} data-invalid={error ? true : undefined}>
      <div
        className={
          hideLabel ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-3 wrap-anywhere'
        }
      >
        <span>
          <label htmlFor={id} className="font-medium text-default">
            {label}
          </label>
          {required && (
            <span aria-hidden className="ms-0.5 text-danger">
              *
            </span>
          )}
        </span>
        {aside}
      </div>
      <FieldContext
        value={{
          id,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error ? true : undefined,
          required: required === true || undefined,
          'aria-required': required === 'marked' || undefined,
        }}
      >
        <div className={widths[width]}>{children}</div>
        {process.env.NODE_ENV !== 'production' && <PageCheck find={() => fieldProblem(id)} />}
      </FieldContext>
      {error && (
        <p
          id={errorId}
          className="mt-1.5 flex items-start gap-1.5 text-small text-danger wrap-anywhere"
        >
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {help && (
        <div id={helpId} className="mt-1.5 text-small text-muted wrap-anywhere">
          {help}
        </div>
      )}
    </div>
  );
}
