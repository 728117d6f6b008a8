import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const actionsStyles = cva('flex flex-wrap items-center gap-2');

/** Buttons and links side by side, the one that goes on first; below each other where it is narrow. */
export function Actions({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={actionsStyles({ className })} />;
}
