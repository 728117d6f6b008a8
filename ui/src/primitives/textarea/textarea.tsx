import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { checkNames } from '../../development/checks.ts';
import { useFieldControl } from '../field/index.ts';
import { controlStyles } from '../text-input/index.ts';

export type TextareaProps = ComponentProps<'textarea'> & {
  /** Lines shown, and the fewest when it grows. Default 4. */
  rows?: number;
  /** Monospaced, and from left to right in every language: JSON, certificates, patterns. */
  isMono?: boolean;
  /** Grows with its text up to about twenty lines, then scrolls. */
  autoGrow?: boolean;
  /** @deprecated since 0.3.0, use `isMono`, removed in 0.4.0 */
  mono?: boolean;
};

/** Several lines of text. Inside a `Field` it takes id, description, required and invalid. */
export function Textarea({
  rows = 4,
  mono,
  isMono = mono,
  autoGrow = false,
  className,
  style,
  ...rest
}: TextareaProps) {
  if (process.env.NODE_ENV !== 'production') checkNames('Textarea', { mono });
  const field = useFieldControl();
  return (
    <textarea
      autoComplete="off"
      dir={isMono ? 'ltr' : undefined}
      {...field}
      {...rest}
      rows={rows}
      // `field-sizing` makes the browser ignore `rows`; where it is unknown, `rows` holds.
      style={autoGrow ? { minBlockSize: `calc(${rows}lh + 0.875rem)`, ...style } : style}
      className={controlStyles({
        mono: isMono,
        className: clsx(
          'block h-auto! py-1.5',
          autoGrow ? 'field-sizing-content max-h-[25rem] resize-none' : 'resize-y',
          className,
        ),
      })}
    />
  );
}
