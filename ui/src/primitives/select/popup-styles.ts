import { cva } from 'class-variance-authority';

/** Surface of everything that drops down: select, combobox, menu. */
export const popupStyles =
  'z-50 rounded-md border border-default bg-raised text-body text-default shadow-overlay transition-opacity motion-safe:starting:opacity-0';

/** A row in such a surface. Highlighted by `data-highlighted`, chosen by `data-state=checked`. */
export const optionStyles = cva(
  [
    'relative flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 py-1.5 outline-none select-none pointer-coarse:min-h-11',
    'data-disabled:cursor-not-allowed data-disabled:text-disabled aria-disabled:cursor-not-allowed',
  ],
  {
    variants: {
      tone: {
        neutral: 'data-highlighted:bg-accent-soft',
        danger: 'text-danger data-highlighted:bg-danger-soft',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);
