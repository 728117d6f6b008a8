import { cva } from 'class-variance-authority';

export const linkStyles = cva('rounded-sm underline-offset-2 transition-colors', {
  variants: {
    variant: {
      default: 'text-accent underline decoration-1 hover:decoration-2',
      // A name on a line of its own: 17 px of letters, 44 for a finger.
      quiet: 'tl-finger-line text-default hover:text-accent no-underline hover:underline',
      // 24 px each way to press, 44 for a finger, in a line no higher than its text.
      standalone:
        'tl-finger -my-[3px] inline-block min-w-6 leading-6 font-medium text-accent no-underline hover:underline',
    },
  },
  defaultVariants: { variant: 'default' },
});
