import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../scripts/lib/chromium.ts';

/**
 * Journeys through the built portal. Without PORTAL_URL each worker starts a sandbox of its own;
 * with it they run against that portal, which needs the same people, one after the other.
 */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: process.env['PORTAL_URL'] ? 1 : 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: process.env['CI'] ? [['list']] : [['line']],
  outputDir: '../../test-results/journeys',
  globalSetup: './support/build.ts',
  use: {
    viewport: { width: 1280, height: 900 },
    timezoneId: 'Europe/Berlin',
    locale: 'en-US',
    // Recording every step takes a third of the time: npm run test:journeys -- --trace on
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
    contextOptions: { reducedMotion: 'reduce' },
  },
});
