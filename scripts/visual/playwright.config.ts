import { defineConfig } from '@playwright/test';
import { launchOptions } from './rasteriser.ts';

/** Screenshots of the stories tagged `visual`, from the built stories. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './rasteriser.ts',
  fullyParallel: true,
  workers: 2,
  // The report shows before, after and the difference of each picture that changed.
  reporter: [
    [process.env['CI'] ? 'dot' : 'line'],
    ['html', { outputFolder: '../../playwright-report/visual', open: 'never' }],
  ],
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // Not one pixel: a border that is gone is a few hundred of them, pale ones too.
  expect: {
    toHaveScreenshot: { maxDiffPixels: 0, threshold: 0.02, animations: 'disabled' },
  },
  use: {
    launchOptions,
    // Times are shown where the person is.
    timezoneId: 'UTC',
  },
});
