import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../lib/chromium.ts';

/** Screenshots of the stories tagged `visual`, from the built catalogue. */
export default defineConfig({
  testDir: '.',
  testMatch: 'visual.spec.ts',
  fullyParallel: true,
  workers: 2,
  reporter: process.env['CI'] ? 'dot' : 'line',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // A browser of another version may smooth a glyph differently; nothing larger may move.
  expect: {
    toHaveScreenshot: { maxDiffPixelRatio: 0.002, threshold: 0.15, animations: 'disabled' },
  },
  use: {
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
    // Times are shown where the person is.
    timezoneId: 'UTC',
  },
});
