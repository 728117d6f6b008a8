import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type SkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /**
   * Number of text lines to stand in for; the last of several is shorter. Left out: one block sized
   * by `className`, or one line if that gives no height.
   */
  lines?: number;
};

const boneStyles = 'animate-pulse bg-control/20';

/**
 * Placeholder for content that is loading. Hidden from assistive technology: the surrounding region
 * sets `aria-busy`.
 */
export function Skeleton({ lines, className, ...rest }: SkeletonProps) {
  if (lines === undefined) {
    return (
      <div
        {...rest}
        aria-hidden
        data-skeleton
        className={clsx('min-h-2.5 rounded-md', boneStyles, className)}
      />
    );
  }
  return (
    <div {...rest} aria-hidden data-skeleton className={clsx('flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span
          key={line}
          className={clsx(
            'block h-2.5 rounded-sm',
            boneStyles,
            lines > 1 && line === lines - 1 ? 'w-3/5' : 'w-full',
          )}
        />
      ))}
    </div>
  );
}
