import { openPage } from '../page.ts';
import type { Scenario } from './index.ts';
import { memory } from './memory.ts';

const visitCount = 300;

/** Four screens in turn: anything that remains after two hundred visits is leaked. */
export const visits: Scenario = {
  name: 'visits',
  // Retained memory doesn't depend on speed.
  profiles: ['plain'],
  async run(browser, { url, map, signedIn }, profile) {
    const at = await openPage(browser, profile, signedIn);
    const screens = [
      [map.accountsLink, map.accountsReady],
      [map.applicationsLink, map.applicationsReady],
      [map.usersLink, map.usersReady],
      [map.settingsLink, map.settingsReady],
    ] as const;
    const visit = async (times: number) => {
      for (let index = 0; index < times; index += 1) {
        const [link, ready] = screens[index % screens.length] ?? screens[0];
        await at.click(link, { selector: ready });
      }
      await at.settle();
    };
    try {
      await at.open(`${url}${map.settingsPath}`, { selector: map.settingsReady });
      // Visits every screen twice first, so that code and caches are in place.
      await visit(screens.length * 2);
      const before = await memory(at);
      await visit(visitCount);
      const after = await memory(at);
      return [
        { what: `heap before ${visitCount} visits`, unit: 'KiB', value: before.heap },
        { what: `heap after`, unit: 'KiB', value: after.heap },
        { what: `nodes before ${visitCount} visits`, unit: '', value: before.nodes },
        { what: `nodes after`, unit: '', value: after.nodes },
        { what: `listeners before ${visitCount} visits`, unit: '', value: before.listeners },
        { what: `listeners after`, unit: '', value: after.listeners },
      ];
    } finally {
      await at.close();
    }
  },
};
