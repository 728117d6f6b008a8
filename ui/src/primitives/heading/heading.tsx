import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const headingStyles = cva('', {
  variants: {
    size: {
      title: 'text-title font-semibold',
      section: 'text-section font-semibold',
      body: 'text-body font-medium',
    },
  },
});

const sizes = { 1: 'title', 2: 'section', 3: 'body' } as const;

export type HeadingProps = ComponentProps<'h2'> & {
  /** 1 names the page, 2 a section, 3 a subsection. */
  level: 1 | 2 | 3;
  /** Set it if the outline needs another level than the look. Default: size of the level. */
  size?: 'title' | 'section' | 'body';
};

/**
 * A heading. Level 1 has `data-page-heading` and can be focused from code, so that a shell can move
 * the focus there after a navigation.
 */
export function Heading({ level, size = sizes[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  const pageHeading = level === 1 && { 'data-page-heading': true, tabIndex: -1 };
  return <Element {...pageHeading} {...rest} className={headingStyles({ size, className })} />;
}
