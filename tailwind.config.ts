import type { Config } from 'tailwindcss';
import preset from './ui/tailwind-preset.ts';

/** Which files name utilities: library, portal and catalogue together. */
export default {
  presets: [preset],
  content: {
    relative: true,
    files: [
      './ui/src/**/*.{ts,tsx}',
      './portal/src/**/*.{ts,tsx}',
      './catalogue/**/*.{ts,tsx,mdx}',
    ],
  },
} satisfies Config;
