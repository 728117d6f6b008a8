import { expect, type Page, test } from '@playwright/test';
import { usual } from './sheet.ts';

type Channel = {
  emit: (event: 'updateGlobals', change: object) => void;
  once: (event: 'storyRendered', then: () => void) => void;
};

/** Renders the story again in German: its play function, which reads English, has ended. */
const inGerman = (page: Page) =>
  page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
    return new Promise<void>((rendered) => {
      channel.once('storyRendered', rendered);
      channel.emit('updateGlobals', { globals: { language: 'de' } });
    });
  });

/** How many pixels the page is wider than the window. */
const excess = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/**
 * Expects that a page with text of twice the size doesn't scroll sideways on a phone, in English or
 * in German, whose words are longer (WCAG 1.4.4, 1.4.10). Leaves the page in German with large text.
 */
export const expectReflow = (page: Page) =>
  test.step('fits a phone with text at 200 %', async () => {
    try {
      await page.setViewportSize({ ...usual, width: 390 });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await expect.poll(() => excess(page), { message: 'in English' }).toBe(0);
      await inGerman(page);
      await expect.poll(() => excess(page), { message: 'in German' }).toBe(0);
    } finally {
      await page.setViewportSize(usual);
    }
  });
