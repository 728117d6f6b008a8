import type { BrowserContextOptions } from '@playwright/test';

export const contextOptions: BrowserContextOptions = {
  viewport: { width: 1280, height: 900 },
  timezoneId: 'Europe/Berlin',
  locale: 'en-US',
  reducedMotion: 'reduce',
};
