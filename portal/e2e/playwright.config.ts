import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../scripts/lib/chromium.ts';
import { patience, stepPatience } from '../../scripts/lib/patience.ts';
import { contextOptions } from './support/context-options.ts';

const isOwnPortal = !process.env['PORTAL_URL'];

/**
 * Journeys through the built portal. By default, each worker starts its own sandbox. With
 * PORTAL_URL they run one after the other against that portal, which needs the same people;
 * journeys that need the sandbox are skipped.
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
    // Reports the step that failed, not just the whole test.
    actionTimeout: stepPatience,
    // Recording every step takes a third of the time. To record: npm run test:journeys -- --trace
    // on
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
  },
});
