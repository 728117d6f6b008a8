import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { settledPicture } from './expect-picture.ts';
import { differences } from './same-picture.ts';
import { openStory, test } from './sheet.ts';
import { textBoxes } from './words-in-page.ts';

/*
 * The tolerant comparison, which other browsers need, finds what a reviewer would want to see. Each
 * fault is planted into a screen and compared with the picture of it.
 */

const story = 'screens-users--rows';

const style = (css: string) => (page: Page) => page.addStyleTag({ content: css });

const faults: Record<string, (page: Page) => Promise<unknown>> = {
  'everything one pixel lower': style('#storybook-root { padding-top: 1px }'),
  'everything one pixel to the side': style('#storybook-root { padding-left: 1px }'),
  'a column one pixel to the side': style('table td:nth-child(2) { transform: translateX(1px) }'),
  'rows one pixel higher': style('table tbody tr { height: 42px }'),
  'a border that is gone': style('table * { border-color: transparent !important }'),
  'text in another grey': style('table td { color: #6b7280 !important }'),
  'a link in another colour': style('table a { color: #b91c1c !important }'),
  'a button without its fill': style('a, button { background: none !important }'),
  'bolder heads': style('table th { font-weight: 800 !important }'),
  'larger letters': style('table td { font-size: 14px !important }'),
  // Keeps its space, so that nothing moves.
  'a word that is missing': style('tbody tr:nth-child(2) a { color: transparent !important }'),
  'an icon that is missing': style('svg { visibility: hidden }'),
};

/** Compares as in a browser that draws text differently, whatever this one does. */
async function found(page: Page): Promise<string[]> {
  const picture = readFileSync(test.info().snapshotPath(`${story}-light.png`));
  return differences(picture, await settledPicture(page), await textBoxes(page));
}

test('a screen as it is has no fault', async ({ sheet: { page, url } }) => {
  await openStory(page, url, story);
  expect(await found(page)).toEqual([]);
});

for (const [name, plant] of Object.entries(faults)) {
  test(`${name} is found`, async ({ sheet: { page, url } }) => {
    await openStory(page, url, story);
    await plant(page);
    expect(await found(page)).not.toEqual([]);
  });
}
