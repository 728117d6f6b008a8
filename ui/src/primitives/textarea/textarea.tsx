import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/index.ts';
import { controlStyles } from '../text-input/index.ts';

export type TextareaProps = ComponentProps<'textarea'> & {
  /** Lines shown, and the fewest when it grows. Default 4. */
  rows?: number;
  /** Monospaced, and from left to right in every language: JSON, certificates, patterns. */
  mono?: boolean;
  /** Grows with its text up to about twenty lines, then scrolls. */
  autoGrow?: boolean;
};

/** Several lines of text. Inside a `Field` it takes id, description, required and invalid. */
export function Textarea({
  rows = 4,
  mono,
  autoGrow = false,
  className,
  style,
  ...rest
}: TextareaProps) {
  const field = useFieldControl();
  return (
    <textarea
      autoComplete="off"
      dir={mono ? 'ltr' : undefined}
      {...field}
      {...rest}
      rows={rows}
      // `field-sizing` makes the browser ignore `rows`; where it is unknown, `rows` holds.
      style={autoGrow ? { minBlockSize: `calc(${rows}lh + 0.875rem)`, ...style } : style}
      className={controlStyles({
        mono,
        className: clsx(
          'block h-auto! py-1.5',
          autoGrow ? 'field-sizing-content max-h-[25rem] resize-none' : 'resize-y',
          className,
        ),
      })}
    />
  );
}
