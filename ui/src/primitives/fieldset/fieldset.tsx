import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

export type FieldsetProps = ComponentProps<'fieldset'> & {
  /** Common topic of the controls inside. */
  legend: ReactNode;
  /** Hides the legend visually, not for assistive technology. */
  hideLegend?: boolean;
  /** One sentence below the legend. */
  help?: ReactNode;
  /** Error for the group as a whole. */
  error?: string | undefined;
  /** Marks the legend with an asterisk: one of the controls must be filled. */
  required?: boolean;
};

/** Related controls with a common legend, help and error. */
export function Fieldset({
  legend,
  hideLegend = false,
  help,
  error,
  required = false,
  className,
  children,
  ...rest
}: FieldsetProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <fieldset
      aria-describedby={describedBy || undefined}
      {...rest}
      data-invalid={error ? true : undefined}
      className={clsx('min-w-0', className)}
    >
      <legend className={hideLegend ? 'sr-only' : 'font-medium wrap-anywhere'}>
        {legend}
        {required && (
          <span aria-hidden className="ms-0.5 text-danger">
            *
          </span>
        )}
      </legend>
      {help && (
        <p
          id={`${id}-help`}
          className={clsx('text-small wrap-anywhere text-muted', !hideLegend && 'mt-0.5')}
        >
          {help}
        </p>
      )}
      <div className={clsx(!hideLegend || help ? 'mt-2' : undefined)}>{children}</div>
      {error && (
        <p
          id={`${id}-error`}
          className="mt-1.5 flex items-start gap-1.5 text-small wrap-anywhere text-danger"
        >
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
