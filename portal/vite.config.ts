import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { thirdPartyNotices } from '../ui/build/third-party-notices.ts';
import { verbSchema } from '../ui/build/verb-schema.ts';
import { chunkGroups } from './build/chunks.ts';
import { compileAhead } from './build/compile-ahead.ts';
import { precompress } from './build/precompress.ts';
import { withoutRouteMembers } from './build/route-members.ts';
import { sandboxInDev } from './build/sandbox-in-dev.ts';
import { startScript } from './build/start-script.ts';
import { withoutHosted } from './build/without-hosted.ts';

const notices = thirdPartyNotices();

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    tailwindcss(),
    verbSchema(),
    withoutHosted(),
    withoutRouteMembers('early'),
    compileAhead(),
    startScript(),
    notices.ofPage,
    precompress(),
    sandboxInDev(),
  ],
  resolve: {
    alias: [
      // React has had it since 18; wouter and swr still bring the stand-in for older ones.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      // Writes no style element, which the content security policy blocks.
      {
        find: 'react-style-singleton',
        replacement: fileURLToPath(new URL('src/browser/style-singleton.ts', import.meta.url)),
      },
    ],
  },
  build: {
    outDir: 'dist/public',
    emptyOutDir: true,
    manifest: true,
    // Nothing inlined: the content security policy allows files of this origin only.
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: {
      // Browsers of that age know it themselves.
      polyfill: false,
      // What the entry asks for are screens, whose files start.ts knows.
      resolveDependencies: (_, files, { hostId, hostType }) =>
        hostType === 'js' && /\/core-[^/]*$/.test(hostId) ? [] : files,
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  // What a worker may need comes when it does.
  worker: { format: 'es', plugins: () => [notices.ofParts()] },
  server: { host: '127.0.0.1' },
});
