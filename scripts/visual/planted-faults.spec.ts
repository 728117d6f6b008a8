import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { pictureOf } from './expect-picture.ts';
import { differences } from './same-picture.ts';
import { openStory, test } from './sheet.ts';
import { textBoxes } from './words-in-page.ts';

/*
 * The tolerant comparison, which other browsers need, finds what a reviewer would want to see. Each
 * fault is planted into a screen and compared with the picture of it.
 */

const story = 'screens-users--rows';

/** Styles by what they do. */
const faults: Record<string, string> = {
  'everything one pixel lower': '#storybook-root { padding-top: 1px }',
  'everything one pixel to the side': '#storybook-root { padding-left: 1px }',
  'a column one pixel to the side': 'table td:nth-child(2) { transform: translateX(1px) }',
  'rows one pixel higher': 'table tbody tr { height: 42px }',
  'a border that is gone': 'table * { border-color: transparent !important }',
  'text in another grey': 'table td { color: #6b7280 !important }',
  'a link in another colour': 'table a { color: #b91c1c !important }',
  'a button without its fill': 'a, button { background: none !important }',
  'bolder heads': 'table th { font-weight: 800 !important }',
  'larger letters': 'table td { font-size: 14px !important }',
  // Keeps its space, so that nothing moves.
  'a word that is missing': 'tbody tr:nth-child(2) a { color: transparent !important }',
  'an icon that is missing': 'svg { visibility: hidden }',
};

/** Compares as in a browser that draws text differently, whatever this one does. */
async function found(page: Page): Promise<string[]> {
  const picture = readFileSync(test.info().snapshotPath(`${story}-light.png`));
  return differences(picture, await pictureOf(page), await textBoxes(page));
}

test('a screen as it is has no fault, and each planted fault is found', async ({ sheet }) => {
  const { page, url } = sheet;
  await openStory(page, url, story);
  expect(await found(page)).toEqual([]);
  for (const [name, content] of Object.entries(faults)) {
    const planted = await page.addStyleTag({ content });
    expect.soft(await found(page), name).not.toEqual([]);
    await planted.evaluate((element) => (element as Element).remove());
  }
  expect(await found(page)).toEqual([]);
});
