import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ensureRun } from '../lib/prepare.mjs';
import { catalogue, openStory, test, usual } from './sheet.ts';

/*
 * Text of twice the size on a phone: the page of a pattern, a widget or a screen must not scroll
 * sideways, in English or in German, whose words are longer (WCAG 1.4.4, 1.4.10).
 */

ensureRun('build:stories', '.cache/stories/index.json');

type Entry = { id: string; title: string; name: string; tags: string[]; type: string };
const { entries } = JSON.parse(readFileSync(join(catalogue, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
// A narrow story is one of the others in a narrow place.
const stories = Object.values(entries).filter(
  ({ type, title, name, tags }) =>
    type === 'story' &&
    tags.includes('visual') &&
    /^(Patterns|Widgets|Screens)\//.test(title) &&
    !/Narrow/.test(name),
);

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

for (const { id, title, name } of stories) {
  test(`${title} · ${name} fits a phone with text at 200 %`, async ({ sheet: { page, url } }) => {
    // Play functions are written for the usual width.
    await openStory(page, url, id);
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
}
