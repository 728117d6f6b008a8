import { defineConfig } from '@playwright/test';
import { launchOptions } from './rasteriser.ts';

/** Screenshots of the stories tagged `visual`, from the built stories. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './rasteriser.ts',
  fullyParallel: true,
  workers: 2,
  // The report shows each changed picture before and after, and the difference.
  reporter: [
    [process.env['CI'] ? 'dot' : 'line'],
    ['html', { outputFolder: '../../playwright-report/visual', open: 'never' }],
  ],
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // Not a single pixel: a missing border is a few hundred of them, pale ones too.
  expect: {
    toHaveScreenshot: { maxDiffPixels: 0, threshold: 0.02, animations: 'disabled' },
  },
  use: {
    launchOptions,
    // Times are shown in the user's time zone.
    timezoneId: 'UTC',
  },
});
