import type { Config } from 'tailwindcss';
import theme from './ui/tailwind-theme.ts';

/** Which files name utilities: library, portal and catalogue together. */
export default {
  presets: [theme],
  content: {
    relative: true,
    files: [
      './ui/src/**/*.{ts,tsx}',
      './portal/src/**/*.{ts,tsx}',
      './catalogue/**/*.{ts,tsx,mdx}',
    ],
  },
} satisfies Config;
