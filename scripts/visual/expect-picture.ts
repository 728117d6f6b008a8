import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { differences } from './same-picture.ts';
import { textBoxes } from './words-in-page.ts';

/** A picture of the page as it is now, with animations at their end. */
export const pictureOf = (page: Page) => page.screenshot({ animations: 'disabled' });

/**
 * Expects the page to look like its picture: to the pixel in a browser that draws text like the one
 * that made it, elsewhere in everything but the edges of letters.
 */
export async function expectPicture(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] === 'exactly') return expect(page).toHaveScreenshot(name);
  const expected = readFileSync(test.info().snapshotPath(name));
  let actual: Buffer = expected;
  const found = async () => {
    actual = await pictureOf(page);
    return differences(expected, actual, await textBoxes(page));
  };
  try {
    await expect.poll(found, { message: name }).toEqual([]);
  } catch (error) {
    await test.info().attach(`expected ${name}`, { body: expected, contentType: 'image/png' });
    await test.info().attach(`actual ${name}`, { body: actual, contentType: 'image/png' });
    throw error;
  }
}
