import { expect, openAs, type Page, people, test } from './support/journey.ts';

/*
 * The content security policy, in the built portal. What it refuses is an error on the console, so
 * every journey runs under it; here is what it must refuse, and what must work all the same.
 */

const write = (page: Page, markup: string) =>
  page.evaluate((html) => {
    try {
      const element = document.createElement('div');
      element.innerHTML = html;
      return element.innerHTML;
    } catch (error) {
      return error instanceof Error ? error.name : String(error);
    }
  }, markup);

test.describe('markup from outside', () => {
  test('is not written, nor is a style', async ({ page, platform, consoleMessages }) => {
    await openAs({ page, platform }, people.acme, '/internal/applications');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await write(page, '<img src=x onerror=alert(1)>')).toBe('TypeError');
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(consoleMessages.splice(0).join()).toMatch(/TrustedHTML[\s\S]*style-src/);
  });
});

test('selects, dialogs, workers and the code editor look as they do without it', async ({
  page,
  platform,
}) => {
  await openAs({ page, platform }, people.acme, '/internal/applications/add');
  await page.getByLabel('Override webhook for initial application').click();
  const verbs = page.getByRole('textbox', { name: 'Verbs' });
  await verbs.fill('[{"verb": "say", "text": "Hello"}]');
  await expect(verbs).toHaveCSS('font-family', /JetBrains Mono/);
  await expect(verbs).toHaveCSS('white-space', 'break-spaces');
  const select = page.getByRole('combobox').first();
  await select.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // The page behind a dialog doesn't scroll.
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
});

test('the licences of what others have made are a click away', async ({ page, platform }) => {
  await openAs({ page, platform }, people.acme, '/internal/applications');
  const [notices] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Third-party notices' }).click(),
  ]);
  for (const name of [/^react \d/m, /^wavesurfer\.js \d/m, /^@fontsource-variable\/inter \d/m]) {
    await expect(notices.locator('body')).toHaveText(name);
  }
});
