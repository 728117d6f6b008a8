import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { checkVariant } from '../../development/checks.ts';

const textStyles = cva('', {
  variants: {
    size: { body: '', small: 'text-small', meta: 'text-meta' },
    tone: { default: '', muted: 'text-muted', warning: 'text-warning', danger: 'text-danger' },
  },
});

export type TextProps = ComponentProps<'p'> & {
  /** The element: `span` inside a line, `dt` for the name of a value, `div` around other elements, otherwise `p`. */
  as?: 'p' | 'span' | 'div' | 'dt';
  /** `body` is the page's size (default), `small` for help and remarks, `meta` the smallest. */
  size?: 'body' | 'small' | 'meta';
  /** `muted` for secondary text; `warning` and `danger` for problems. */
  tone?: 'default' | 'muted' | 'warning' | 'danger';
};

/** Running text in the sizes and tones of the console. */
export function Text({ as = 'p', size, tone, className, ...rest }: TextProps) {
  if (process.env.NODE_ENV !== 'production')
    checkVariant('Text', 'tone', tone, ['default', 'muted', 'warning', 'danger']);
  // The elements share their props; only the type of the ref differs.
  const Element = as as 'p';
  return <Element {...rest} className={textStyles({ size, tone, className })} />;
}
