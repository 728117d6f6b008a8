import { expect, openAs, type Page, people, test } from './support/journey.ts';

/* For people who see little: magnified four times, and in the colours of their system. */

const screens = [
  '/internal/overview',
  '/internal/accounts',
  '/internal/accounts/add',
  '/internal/recent-calls?date=7',
  '/internal/phone-numbers/add',
];

async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What reaches out of the window without something of its own to scroll it in. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isScrolled = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    const wide = document.documentElement.clientWidth;
    return [
      ...document.querySelectorAll('a, button, input, textarea, label, h1, h2, h3, p, dd, td, li'),
    ]
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        // Only for screen readers, or not shown.
        if (width <= 1 || height <= 1) return false;
        return (left < -0.5 || right > wide + 0.5) && !isScrolled(element);
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  });

/** Buttons whose words do not fit into them. */
const clippedButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const hides = overflowX !== 'visible' && textOverflow !== 'ellipsis';
        return hides && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.textContent),
  );

test('at 400 % nothing scrolls sideways and nothing is cut off', async ({ page, platform }) => {
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await openAs({ page, platform }, people.admin, '/internal/accounts');
  for (const address of screens) {
    await openScreen(page, address);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, address).toBeLessThanOrEqual(320);
    expect(await cutOff(page), address).toEqual([]);
    expect(await clippedButtons(page), address).toEqual([]);
  }
});

/** Controls without a line round them, or under them: without colours nobody sees where they are. */
const withoutEdge = (page: Page) =>
  page.evaluate(() => {
    const hasEdge = (element: Element): boolean => {
      const { borderTopWidth, borderBottomWidth, outlineStyle } = getComputedStyle(element);
      return (
        [borderTopWidth, borderBottomWidth].some((one) => one !== '0px') || outlineStyle !== 'none'
      );
    };
    return (
      [
        ...document.querySelectorAll(
          'main :is(input:not([type=hidden]), textarea, [role=combobox], [role=switch], [role=checkbox])',
        ),
      ]
        .filter((element) => element.getBoundingClientRect().width > 1 && !hasEdge(element))
        // A field may have its line round the whole of it.
        .filter((element) => !element.parentElement || !hasEdge(element.parentElement))
        .map((element) => element.outerHTML.slice(0, 80))
    );
  });

test('in the colours of the system controls have edges, focus and what is current are seen', async ({
  page,
  platform,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs({ page, platform }, people.admin, '/internal/accounts');
  for (const address of screens) {
    await openScreen(page, address);
    expect(await withoutEdge(page), address).toEqual([]);
    await page.keyboard.press('Tab');
    for (let at = 0; at < 12; at += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(
          document.activeElement ?? document.body,
        );
        return `${document.activeElement?.outerHTML.slice(0, 60)} ${outlineStyle} ${outlineWidth}`;
      });
      expect(outline, address).not.toMatch(/ none | 0px$/);
    }
  }
  await page.goto('/internal/accounts');
  const current = page.locator('nav [aria-current=page]');
  const other = page.locator('nav a:not([aria-current])').first();
  const looks = (one: typeof current) =>
    one.evaluate((element) => {
      const mark = getComputedStyle(element, '::before').backgroundColor;
      const { borderColor, outline, color, fontWeight, backgroundColor } =
        getComputedStyle(element);
      return { mark, borderColor, outline, color, fontWeight, backgroundColor };
    });
  expect(await looks(current)).not.toEqual(await looks(other));
});
