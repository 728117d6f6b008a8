import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const stackStyles = cva('grid grid-cols-1', {
  variants: { gap: { xs: 'gap-2', sm: 'gap-3', md: 'gap-4', lg: 'gap-5' } },
});

export type StackProps = ComponentProps<'div'> & {
  /** The element: `ul` and `dl` for lists, otherwise `div`. */
  as?: 'div' | 'ul' | 'dl';
  /**
   * Gap between the children: `lg` 20 px between sections and fields of a page, `md` 16 px
   * (default) between fields of a dialog or group, `sm` 12 px and `xs` 8 px within one group.
   */
  gap?: 'xs' | 'sm' | 'md' | 'lg';
};

/** Stacks its children with the console's spacing. No child is wider than the stack. */
export function Stack({ as = 'div', gap = 'md', className, ...rest }: StackProps) {
  // The elements share their props; only the type of the ref differs.
  const Element = as as 'div';
  return <Element {...rest} className={stackStyles({ gap, className })} />;
}
