import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { verbSchema } from '../ui/build/verb-schema.ts';
import { precompress } from './server/build/precompress.ts';
import { sandboxInDev } from './server/build/sandbox-in-dev.ts';
import { startScript } from './server/build/start-script.ts';

/**
 * What the sign-in page needs beside React, in one file: as a dozen small ones, shared by other
 * screens in all combinations, it compresses badly. Nothing in here may use SWR.
 */
const core = new RegExp(
  [
    'portal/src/(browser/|config/|notices/|platform/(transport|errors|path)|session/(?!current-provider))',
    'portal/src/features/sign-in/public-page',
    'ui/src/primitives/(button|field|link|password-input|text-input)/',
    'node_modules/(wouter|regexparam|use-sync-external-store)/',
    'lucide-react/dist/esm/([a-zA-Z]+|icons/(circle-alert|eye|eye-off|loader-circle|triangle-alert))\\.',
  ].join('|'),
);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), verbSchema(), startScript(), precompress(), sandboxInDev()],
  build: {
    outDir: 'dist/public',
    emptyOutDir: true,
    manifest: true,
    // Nothing inlined: the content security policy allows files of this origin only.
    assetsInlineLimit: 0,
    target: 'es2023',
    // Browsers of that age know modulepreload themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'core', test: core }] } } },
  },
  server: { host: '127.0.0.1' },
});
