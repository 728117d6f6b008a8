import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { verbSchema } from '../ui/build/verb-schema.ts';
import { precompress } from './server/build/precompress.ts';
import { sandboxInDev } from './server/build/sandbox-in-dev.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), verbSchema(), precompress(), sandboxInDev()],
  build: {
    outDir: 'dist/public',
    emptyOutDir: true,
    manifest: true,
    // Nothing inlined: the content security policy allows files of this origin only.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  server: { host: '127.0.0.1' },
});
