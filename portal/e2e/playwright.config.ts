import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../scripts/lib/chromium.ts';
import { patience, stepPatience } from '../../scripts/lib/patience.ts';
import { contextOptions } from './support/context-options.ts';

const isOwnPortal = !process.env['PORTAL_URL'];

/**
 * Journeys through the built portal. Without PORTAL_URL each worker starts a sandbox of its own;
 * with it they run against that portal, which needs the same people, one after the other, without
 * those that need the sandbox.
 */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: isOwnPortal ? 3 : 1,
  forbidOnly: true,
  retries: 0,
  timeout: patience,
  expect: { timeout: stepPatience },
  reporter: process.env['CI'] ? [['list']] : [['line']],
  outputDir: '../../test-results/journeys',
  globalSetup: './support/build.ts',
  ...(!isOwnPortal && { grepInvert: /@sandbox/ }),
  use: {
    ...contextOptions,
    // A step that cannot be taken is named, not the whole test.
    actionTimeout: stepPatience,
    // Recording every step takes a third of the time: npm run test:journeys -- --trace on
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
  },
});
