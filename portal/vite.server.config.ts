import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { thirdPartyNotices } from '../ui/build/third-party-notices.ts';

/** The process that `npm start` runs: static files and the sandbox, bundled for a quick start. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [thirdPartyNotices().ofPage],
  ssr: { noExternal: true, external: ['libsql'] },
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
  },
});
