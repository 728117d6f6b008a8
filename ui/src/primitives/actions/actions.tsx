import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const actionsStyles = cva('flex flex-wrap items-center gap-2');

/** Buttons and links in a row, the primary one first; stacked in narrow containers. */
export function Actions({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={actionsStyles({ className })} />;
}
