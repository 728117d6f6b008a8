import type { Config } from 'tailwindcss';
import preset from './tailwind-preset.ts';

/** For the library alone: what its components name. */
export default {
  presets: [preset],
  content: {
    relative: true,
    files: ['./src/**/*.{ts,tsx}', '!./src/**/*.stories.tsx'],
  },
} satisfies Config;
