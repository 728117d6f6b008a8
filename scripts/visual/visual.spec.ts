import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ensureRun } from '../lib/prepare.mjs';
import { expectPicture } from './expect-picture.ts';
import { expectReflow } from './expect-reflow.ts';
import { catalogue, openStory, test, usual } from './sheet.ts';

ensureRun('build:stories', '.cache/stories/index.json');
const indexFile = join(catalogue, 'index.json');

type Entry = { id: string; title: string; name: string; tags: string[]; type: string };
const { entries } = JSON.parse(readFileSync(indexFile, 'utf8')) as {
  entries: Record<string, Entry>;
};
const stories = Object.values(entries).filter(
  ({ type, tags }) => type === 'story' && tags.includes('visual'),
);

/** A narrow story is one of the others in a narrow place. */
const isWholePage = ({ title, name }: Entry) =>
  /^(Patterns|Widgets|Screens)\//.test(title) && !/Narrow/.test(name);

type Shot = { name: string; globals?: string; width?: number };

/** Extra variants of a story tagged `visual-axes`: widths, direction, brands. */
const axes: readonly Shot[] = [
  { name: '1440', width: 1440 },
  { name: '1024', width: 1024 },
  { name: '390', width: 390 },
  { name: 'rtl', globals: 'direction:rtl' },
  { name: 'copperline', globals: 'brand:copperline' },
  { name: 'fernway', globals: 'brand:fernway' },
  { name: 'plumtree', globals: 'brand:plumtree' },
];
for (const story of stories) {
  const { id, title, name, tags } = story;
  test(`${title} · ${name}`, async ({ sheet: { page, url } }) => {
    await openStory(page, url, id);
    await expectPicture(page, `${id}-light.png`);
    if (tags.includes('visual-axes')) {
      // The accessibility tree, in reading order.
      const root = page.locator('#storybook-root');
      await expect(root).toMatchAriaSnapshot({ name: `${id}.aria.yml` });
    }
    // Colours are tokens, so the dark scheme is the same page with another attribute.
    await page.evaluate(() => {
      document.documentElement.dataset['mode'] = 'dark';
    });
    await expectPicture(page, `${id}-dark.png`);
    if (tags.includes('visual-forced')) {
      await page.emulateMedia({ forcedColors: 'active' });
      try {
        await expectPicture(page, `${id}-forced.png`);
      } finally {
        await page.emulateMedia({ forcedColors: null });
      }
    }
    // In the same page: opening a story takes longer than all its pictures.
    if (isWholePage(story)) await expectReflow(page);
  });
  if (!tags.includes('visual-axes')) continue;
  for (const { name: axis, globals = '', width = usual.width } of axes) {
    test(`${title} · ${name} · ${axis}`, async ({ sheet: { page, url } }) => {
      await page.setViewportSize({ ...usual, width });
      try {
        await openStory(page, url, id, globals);
        await expectPicture(page, `${id}-${axis}.png`);
      } finally {
        await page.setViewportSize(usual);
      }
    });
  }
}
