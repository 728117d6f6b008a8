import type { Config } from 'tailwindcss';
import theme from './tailwind-theme.ts';

/** For the library alone: what its components name. */
export default {
  presets: [theme],
  content: {
    relative: true,
    files: ['./src/**/*.{ts,tsx}', '!./src/**/*.stories.tsx'],
  },
} satisfies Config;
