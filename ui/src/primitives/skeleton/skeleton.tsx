import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const skeletonStyles = cva('flex flex-col gap-2.5');

export type SkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** How many lines of text will stand here; the last of several is shorter. */
  lines?: number;
};

/**
 * The place of content that is on its way. Silent for assistive technology: the region around it
 * says `aria-busy`.
 */
export function Skeleton({ lines = 1, className, ...rest }: SkeletonProps) {
  return (
    <div {...rest} aria-hidden data-skeleton className={skeletonStyles({ className })}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span
          key={line}
          className={`block h-2.5 animate-pulse rounded-sm bg-control/20 ${
            lines > 1 && line === lines - 1 ? 'w-3/5' : 'w-full'
          }`}
        />
      ))}
    </div>
  );
}
