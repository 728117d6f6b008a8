import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/prepare.mjs';
import { serveFolder } from '../../lib/serve-folder.ts';
import { openPage } from '../page.ts';
import type { Scenario } from './index.ts';

const folder = join(root, 'storybook-static');
const username = 'input[autocomplete="username"]';

/** The page in front of the public catalogue, until its log-in accepts a key and another brand is applied. */
export const frontDoor: Scenario = {
  name: 'front-door',
  async run(browser, _subject, profile) {
    if (!existsSync(join(folder, 'catalogue.html'))) {
      throw new Error('Build the catalogue first: npm run build:storybook');
    }
    const { url, stop } = await serveFolder(folder);
    const at = await openPage(browser, profile);
    try {
      const seen = await at.open(`${url}/`, { selector: username, state: 'enabled' });
      await at.page.focus(username);
      await at.page.keyboard.press('a');
      const typed = await at.page.inputValue(username);
      if (typed !== 'a') throw new Error(`Not usable: "a" typed, "${typed}" in the field`);
      await at.settle();
      const scripts = await at.page.evaluate(
        (until) => window.measured.scriptSizes(until),
        seen.at,
      );
      const brand = await at.click('button:has-text("Plumtree")', {
        selector: 'button[aria-pressed="true"]:not(:first-child)',
      });
      return [
        { what: 'front door: log-in takes a key', unit: 'ms', value: seen.at - seen.from },
        {
          what: 'front door: JavaScript until then',
          unit: 'KiB',
          value: scripts.reduce((sum, size) => sum + size, 0) / 1024,
        },
        { what: 'front door: another brand', unit: 'ms', value: brand.at - brand.from },
      ];
    } finally {
      await at.close();
      stop();
    }
  },
};
