import { cva } from 'class-variance-authority';

/** Box of every text-like control: border, height, focus, invalid, read-only. */
export const controlStyles = cva(
  [
    'w-full min-w-0 rounded-md border border-control bg-card px-2.5 text-body text-default',
    'transition-colors hover:border-control-hover',
    'aria-invalid:border-danger-strong',
    'disabled:cursor-not-allowed disabled:border-default disabled:bg-sunken disabled:text-disabled',
    // [readonly], not :read-only, which also matches buttons.
    '[&[readonly]]:border-default [&[readonly]]:bg-sunken',
    'outline-focus focus-visible:border-accent-mark focus-visible:outline-2 focus-visible:-outline-offset-1',
  ],
  {
    variants: {
      size: { md: 'h-control', sm: 'h-7 px-2 text-small pointer-coarse:h-control' },
      mono: { true: 'font-mono text-small', false: '' },
    },
    defaultVariants: { size: 'md', mono: false },
  },
);
