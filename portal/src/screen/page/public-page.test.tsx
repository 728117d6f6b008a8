import { expect, test } from 'vitest';
import { openScreen, page } from '../../../testing/index.ts';

const shownLines = () =>
  [
    ...document.querySelectorAll('main span[aria-hidden]:empty, main > [aria-hidden] > span'),
  ].filter((line) => line.getClientRects().length > 0).length;

test('a logo that can’t be loaded gives way to the first letter of the name', async () => {
  const brand = {
    id: 'sunny',
    productName: 'Sunny Voice',
    accent: '#f5c400',
    grey: 'warm',
    radius: 6,
    font: 'inter',
    // A server returns the page for an unknown address.
    logoUrl: '/brand/no-such-logo.svg',
  };
  await openScreen('/', { settings: { brand } });
  await expect.element(page.getByText('S', { exact: true })).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
  // The lines of our mark don't appear behind another name either.
  expect(shownLines()).toBe(0);
});

test('the log-in page without a brand has the lines of our mark', async () => {
  await openScreen('/');
  await expect.element(page.getByText('Trunkline')).toBeVisible();
  expect(shownLines()).toBe(3);
});
