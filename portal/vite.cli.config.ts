import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { thirdPartyNotices } from '../ui/build/third-party-notices.ts';

/**
 * The command line with all it needs: it runs without anything installed beside it. What finds slow
 * expressions is a chunk of its own, because it is large and rarely needed.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [thirdPartyNotices().ofPage],
  ssr: { noExternal: true },
  build: {
    ssr: 'cli/main.ts',
    outDir: 'dist/cli',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      output: { entryFileNames: 'trunkline.mjs', chunkFileNames: '[name].mjs' },
      // swr says which of its modules are for pages.
      checks: { moduleLevelDirective: false },
      // Reads of the platform stand beside the hooks of the console: React leaves with these.
      treeshake: { moduleSideEffects: (id) => !/node_modules\/(react|react-dom|swr)\//.test(id) },
    },
  },
});
