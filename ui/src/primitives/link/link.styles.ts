import { cva } from 'class-variance-authority';

export const linkStyles = cva('rounded-sm underline-offset-2 transition-colors', {
  variants: {
    variant: {
      default: 'text-accent underline decoration-1 hover:decoration-2',
      // Name on its own line: 17 px of text, a touch target of 44 px.
      quiet: 'tl-finger-line text-default hover:text-accent no-underline hover:underline',
      // Pressable area of 24 px each way, 44 px for touch, without a taller line.
      standalone:
        'tl-finger -my-[3px] inline-block min-w-6 leading-6 font-medium text-accent no-underline hover:underline',
    },
  },
  defaultVariants: { variant: 'default' },
});
