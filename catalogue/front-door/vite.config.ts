import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withFigures } from './figures.ts';

/** The page in front of the catalogue, built without Storybook, which takes seconds on a slow link. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), tailwindcss(), withFigures()],
  build: {
    outDir: fileURLToPath(new URL('../../.cache/front-door', import.meta.url)),
    emptyOutDir: true,
    assetsDir: 'front-door',
    target: 'es2023',
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
});
