import axe, { type AxeResults } from 'axe-core';
import type { Browser } from 'playwright';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** A page that takes longer is stuck. In ms. */
const patience = 15_000;

/**
 * Runs in the page. Checks everything around the stories: each story is covered by its test, in
 * both schemes, and the table of controls is Storybook's own.
 */
async function judgePage(): Promise<AxeResults['violations']> {
  const { violations } = await window.axe.run(
    { include: ['#storybook-docs'], exclude: ['.sb-story', '.docblock-argstable'] },
    { resultTypes: ['violations'] },
  );
  return violations;
}

/**
 * Runs in the page. Whether each story is rendered and its frame has adopted its height. Stories in
 * separate documents have their height from the beginning.
 */
const areStoriesDrawn = () =>
  [...document.querySelectorAll('.docs-story')].every(
    (frame) =>
      frame.querySelector('[id$="-inner"]')?.childElementCount !== 0 &&
      frame.scrollHeight <= frame.clientHeight,
  );

/**
 * Opens pages one after the other in one tab, so that the browser keeps what it has loaded.
 * @param next the id of the next page to check; undefined at the end
 */
export async function openPages(
  browser: Browser,
  url: string,
  next: () => string | undefined,
  tell: (where: string, what: string) => void,
): Promise<void> {
  let id = next();
  if (!id) return;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') tell(id ?? '', `console: ${message.text()}`);
  });
  page.on('pageerror', (error) => tell(id ?? '', `threw: ${error.message}`));
  page.on('request', (request) => {
    const address = request.url();
    if (!/^(data|blob):/.test(address) && !address.startsWith(url)) {
      tell(id ?? '', `called ${address}`);
    }
  });
  for (; id; id = next()) {
    await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}`);
    const heading = page.locator('#storybook-docs h1').first();
    try {
      await heading.waitFor({ state: 'attached', timeout: patience });
      await page.waitForFunction(areStoriesDrawn, null, { timeout: patience });
    } catch {
      tell(id, `is not drawn within ${patience / 1000} s`);
      continue;
    }
    await page.addScriptTag({ content: axe.source });
    for (const { id: rule, help, nodes } of await page.evaluate(judgePage)) {
      const where = nodes.map(({ html }) => html.slice(0, 200)).join('\n  ');
      tell(id, `axe, ${rule}: ${help}\n  ${where}`);
    }
  }
  await context.close();
}
