import { isCall } from '../console-under-test.ts';
import { type MeasuredPage, openPage } from '../page.ts';
import type { Scenario } from './index.ts';

const screens = 60;
/** How long an operator looks at a screen, including its idle requests. In ms. */
const look = 2500;

/** Visits a list, two of its records and back, and opens a call or an alert. */
async function visitList(at: MeasuredPage, href: string, pause: () => Promise<boolean>) {
  await at.page.click(`nav a[href="${href}"]`);
  if (!(await pause())) return;
  for (const index of [0, 1]) {
    const record = at.page.locator(`main tbody a[href^="${href}/"]`).nth(index);
    if ((await record.count()) === 0) break;
    await record.click();
    if (!(await pause())) return;
    await at.page.goBack();
    if (!(await pause())) return;
  }
  const event = at.page.locator('main tbody button[aria-expanded="false"]').first();
  if ((await event.count()) > 0) {
    await event.click();
    await pause();
  }
}

/**
 * Calls of an operator's day that count against the platform's allowance: from screen to screen by
 * the navigation, lists and records. Only our console.
 */
export const allowance: Scenario = {
  name: 'allowance',
  // Calls don't depend on speed.
  profiles: ['plain'],
  async run(browser, { url, map, signedIn, providerSid }, profile) {
    const at = await openPage(browser, profile, signedIn);
    try {
      await at.page.addInitScript(
        (sid) => localStorage.setItem('activeServiceProvider', sid),
        providerSid,
      );
      await at.open(`${url}${map.settingsPath}`, { selector: map.settingsReady });
      await at.settle();
      at.takeRequests();
      const entries = await at.page
        .locator('nav a[href^="/internal/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      let seen = 0;
      const pause = async () => {
        await at.settle();
        await at.page.waitForTimeout(look);
        seen += 1;
        return seen < screens;
      };
      while (seen < screens) {
        for (const href of entries) if (seen < screens) await visitList(at, href, pause);
      }
      const calls = at.takeRequests().filter((address) => isCall(map, address, '')).length;
      return [
        { what: `a walk of ${screens} screens: calls`, unit: '', value: calls },
        { what: `a walk of ${screens} screens: calls a screen`, unit: '', value: calls / screens },
      ];
    } finally {
      await at.close();
    }
  },
};
