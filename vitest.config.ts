import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { sandboxForScreens } from './portal/testing/build/sandbox-for-screens.ts';
import { chromiumArgs, chromiumPath } from './scripts/lib/chromium.ts';
import { patience, stepPatience } from './scripts/lib/patience.ts';
import { verbSchema } from './ui/build/verb-schema.ts';

process.env.DEBUG_PRINT_LIMIT ??= '0';

/** Named so that a cold cache does not reload the page in the middle of a run. */
const libraryImports = [
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-json',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-popover',
  '@radix-ui/react-select',
  '@radix-ui/react-tabs',
  '@tanstack/react-virtual',
  'axe-core',
  'class-variance-authority',
  'clsx',
  'cmdk',
  'culori/fn',
  'downshift',
  'ipaddr.js',
  'jsonc-parser',
  '@dnd-kit/core',
  '@eslint-community/regexpp',
  '@dnd-kit/sortable',
  'lucide-react',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'wavesurfer.js',
  'wavesurfer.js/dist/plugins/regions.esm.js',
];

/**
 * For developer tools React records the stack of every element it makes, a quarter of a page's time,
 * and the props and duration of every component it renders, a tenth. Its messages stay.
 */
const withoutDevelopersTraces = {
  rolldownOptions: {
    plugins: [
      {
        name: 'without-developers-traces',
        transform: (code: string, id: string) =>
          /node_modules\/react(-dom)?\/cjs\//.test(id)
            ? code
                .replaceAll(/1e4 > ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g, 'false')
                .replace('"function" === typeof console.timeStamp', 'false')
            : undefined,
      },
    ],
  },
};

/**
 * Storybook's plugin compares the address of a module with a path, and undoes %20 alone: in a folder
 * with an umlaut no story would be found.
 */
const inAnyFolder = {
  name: 'stories-in-any-folder',
  enforce: 'post' as const,
  transform: (code: string, id: string) =>
    /\.stories\.tsx/.test(id)
      ? code.replace('(import.meta.url)', '(decodeURI(import.meta.url))')
      : undefined,
};

export default defineConfig({
  test: {
    // By default one core is left idle: on two that doubles the time.
    maxWorkers: 2,
    projects: [
      {
        plugins: [verbSchema()],
        test: {
          name: 'unit',
          include: ['{ui,portal,scripts,catalogue}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'portal/e2e/**', 'portal/deploy/**', 'ui/packed/**'],
          environment: 'node',
          // One process for all files: one each takes as long again as the tests.
          isolate: false,
          testTimeout: patience,
          hookTimeout: patience,
          // Its CommonJS build hides its names from Node.
          server: { deps: { inline: ['jsonc-parser'] } },
        },
      },
      // Components where there is no browser, as most applications test theirs.
      {
        plugins: [verbSchema()],
        test: {
          name: 'jsdom',
          include: ['ui/src/**/*.test.tsx'],
          environment: 'jsdom',
          testTimeout: patience,
        },
      },
      // The packed library in an application of its own.
      {
        test: {
          name: 'library',
          include: ['ui/packed/*.test.ts'],
          environment: 'node',
          globalSetup: 'ui/packed/set-up.ts',
          // As in a shell of its own: the runner's value would give components of development.
          env: { NODE_ENV: 'production' },
          // One process for all files: each would load Vite and a browser's driver of its own.
          isolate: false,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      // The same in Next.js, which is installed for it: outside of `npm test`.
      {
        test: {
          name: 'next',
          include: ['ui/packed/next/*.test.ts'],
          environment: 'node',
          globalSetup: 'ui/packed/set-up.ts',
          env: { NODE_ENV: 'production' },
          testTimeout: patience,
        },
      },
      // What `npm create trunkline` makes of a console: needs the build.
      {
        test: {
          name: 'create',
          include: ['create-trunkline/*.test.ts'],
          environment: 'node',
          globalSetup: 'scripts/lib/built.mjs',
          // What it builds alone is the console of production.
          env: { NODE_ENV: 'production' },
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      // What is served in production: needs the build and nginx.
      {
        test: {
          name: 'deploy',
          include: ['portal/deploy/*.test.ts'],
          environment: 'node',
          globalSetup: 'scripts/lib/built.mjs',
          testTimeout: patience,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' }), inAnyFolder],
        optimizeDeps: {
          ...withoutDevelopersTraces,
          include: [
            ...libraryImports,
            'react-hook-form',
            'storybook/test',
            '@storybook/react-vite',
          ],
        },
        test: {
          name: 'stories',
          setupFiles: ['.storybook/pointer-away.ts'],
          testTimeout: patience,
          browser: {
            enabled: true,
            headless: true,
            // One page for all files: stories leave nothing behind, and a page each takes a quarter more.
            isolate: false,
            commands: { movePointerAway: ({ page }) => page.mouse.move(-1, -1) },
            provider: playwright({
              launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
              contextOptions: {
                viewport: { width: 1280, height: 1000 },
                reducedMotion: 'reduce',
                timezoneId: 'UTC',
                locale: 'en-US',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        root: fileURLToPath(new URL('portal', import.meta.url)),
        plugins: [react(), tailwindcss(), verbSchema(), sandboxForScreens()],
        optimizeDeps: {
          ...withoutDevelopersTraces,
          include: [
            ...libraryImports,
            '@hookform/resolvers/valibot',
            'diff',
            'idb',
            'libphonenumber-js/min',
            'papaparse',
            'react-hook-form',
            'swr',
            'valibot',
            'wouter',
            'yaml',
          ],
        },
        test: {
          name: 'screens',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['testing/setup.ts'],
          testTimeout: patience,
          expect: { poll: { timeout: stepPatience, interval: 25 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            // One page for all files: each test leaves nothing behind, and a page each takes a second more.
            isolate: false,
            provider: playwright({
              actionTimeout: stepPatience,
              launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
              contextOptions: {
                viewport: { width: 1280, height: 900 },
                reducedMotion: 'reduce',
                timezoneId: 'Europe/Berlin',
                locale: 'en-US',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
