import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { checkNames } from '../../development/checks.ts';
import { useFieldControl } from '../field/index.ts';
import { controlStyles } from '../text-input/index.ts';

export type TextareaProps = ComponentProps<'textarea'> & {
  /** Visible lines, and the minimum when it grows. Default: 4. */
  rows?: number;
  /** Monospaced and always left to right: JSON, certificates, patterns. */
  isMono?: boolean;
  /** Grows with its text to about twenty lines, then scrolls. */
  autoGrow?: boolean;
  /** @deprecated since 0.3.0, use `isMono`, removed in 0.4.0 */
  mono?: boolean;
};

/** Several lines of text. Takes id, description, required and invalid from a surrounding `Field`. */
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
      // `field-sizing` makes the browser ignore `rows`; browsers without it use `rows`.
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
