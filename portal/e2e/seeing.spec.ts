import { accountName } from './support/fields.ts';
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

/** Elements that extend beyond the window without an ancestor that scrolls them in. */
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
        // Only for screen readers, or hidden.
        if (width <= 1 || height <= 1) return false;
        return (left < -0.5 || right > wide + 0.5) && !isScrolled(element);
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  });

/** Buttons whose text doesn't fit. */
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
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide, { message: address }).toBeLessThanOrEqual(320);
    expect(await cutOff(page), address).toEqual([]);
    expect(await clippedButtons(page), address).toEqual([]);
  }
  await openScreen(page, '/internal/accounts/add');
  const name = accountName(page);
  await name.fill('Magnified');
  await expect(page.getByText('Unsaved changes')).toBeAttached();
  // Nothing floating covers what is typed.
  const { x, y, width } = (await name.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const hit = await page.evaluate(
    ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.tagName,
    [x + width / 2, y + 4],
  );
  expect(hit).toBe('INPUT');
});

/** Controls without a border: without colours they would be invisible. */
const withoutEdge = (page: Page) =>
  page.evaluate(() => {
    const hasEdge = (element: Element | null): boolean =>
      element !== null && Number.parseFloat(getComputedStyle(element).borderBottomWidth) > 0;
    const controls =
      'main :is(input:not([type=hidden]), textarea, [role=combobox], [role=switch], [role=checkbox])';
    return (
      [...document.querySelectorAll(controls)]
        .filter((element) => element.getBoundingClientRect().width > 1)
        // The border may be around the control's container, or around its picture beside it.
        .filter(
          (element) =>
            !hasEdge(element) &&
            !hasEdge(element.parentElement) &&
            !hasEdge(element.nextElementSibling),
        )
        .map((element) => element.outerHTML.slice(0, 80))
    );
  });

/** The focused element; undefined if its focus is visible. */
const unseenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const isOutlined = (element: Element | null | undefined): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    return isOutlined(focused) || isOutlined(focused?.nextElementSibling)
      ? undefined
      : focused?.outerHTML.slice(0, 80);
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
    for (let at = 0; at < 16; at += 1) {
      await page.keyboard.press('Tab');
      expect(await unseenFocus(page), address).toBeUndefined();
    }
  }
  await page.goto('/internal/accounts');
  await expect(page.locator('nav a[aria-current=page]')).toHaveCSS('outline-style', 'solid');
});
