import { openPage } from '../page.ts';
import type { Figure, Scenario } from './index.ts';

/** Time a person reads between two screens. In ms. */
const pause = 2000;

const entry = 'nav a[href^="/internal/"]';
/** Screens without rows. */
const notLists = ['/internal/overview', '/internal/live', '/internal/configuration'];
const field = 'main form :is(input:not([type="hidden"]), textarea):enabled';

/**
 * Every screen once in the order of the navigation, two seconds apart: each list until its rows,
 * and the form of its first record until it accepts input. Only our console.
 */
export const walk: Scenario = {
  name: 'walk',
  profiles: ['plain', 'cpu-link'],
  async run(browser, { url, map, signedIn, providerSid }, profile) {
    const at = await openPage(browser, profile, signedIn);
    const figures: Figure[] = [];
    try {
      await at.page.addInitScript(
        (sid) => localStorage.setItem('activeServiceProvider', sid),
        providerSid,
      );
      await at.open(`${url}${map.settingsPath}`, { selector: map.settingsReady });
      // An entry that only some providers have appears with the provider.
      await at.settle();
      const entries = await at.page.locator(entry).evaluateAll((links) =>
        links.map((link) => ({
          href: link.getAttribute('href') ?? '',
          label: link.textContent?.replace(/\d+.*$/, '').trim() ?? '',
        })),
      );
      for (const { href, label } of entries) {
        if (href === map.settingsPath || notLists.includes(href) || !label) continue;
        await at.page.waitForTimeout(pause);
        const record = `main tbody a[href^="${href}/"]`;
        const rows = `main table[aria-label="${label}"] tbody :is(a[href], button[aria-expanded])`;
        const list = await at.click(`nav a[href="${href}"]`, { selector: rows });
        const name = href.replace('/internal/', '');
        figures.push({ what: `${name}: rows`, unit: 'ms', value: list.at - list.from });
        await at.page.waitForTimeout(pause);
        if ((await at.page.locator(record).count()) === 0) continue;
        const form = await at.click(`${record} >> nth=0`, { selector: field });
        figures.push({ what: `${name}: form`, unit: 'ms', value: form.at - form.from });
      }
      return figures;
    } finally {
      await at.close();
    }
  },
};
