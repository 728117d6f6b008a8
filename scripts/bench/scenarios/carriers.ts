import { isCall } from '../console-under-test.ts';
import { openPage } from '../page.ts';
import type { Figure, Scenario } from './index.ts';

/**
 * Deep links of a signed-in user with an empty cache: the list of carriers until its first row, a
 * carrier from the list and by its address until its form shows it, and the calls each makes; by
 * its address with the code cached.
 */
export const carriers: Scenario = {
  name: 'carriers',
  async run(browser, { url, map, signedIn }, profile) {
    const figures: Figure[] = [];
    let edit = '';
    const list = await openPage(browser, profile, signedIn);
    try {
      const seen = await list.open(`${url}${map.carriersPath}`, { selector: map.carriersReady });
      edit = (await list.page.locator(map.carriersReady).first().getAttribute('href')) ?? '';
      await list.settle();
      const calls = list.takeRequests().filter((address) => isCall(map, address, ''));
      const fromList = await list.click(
        `${map.carriersReady} >> nth=0`,
        { selector: map.carrierName, state: 'filled' },
        'straight',
      );
      await list.settle();
      await list.click(map.carriersLink, { selector: map.carriersReady });
      await list.settle();
      const rested = await list.click(`${map.carriersReady} >> nth=1`, {
        selector: map.carrierName,
        state: 'filled',
      });
      figures.push(
        { what: 'deep link to the carriers', unit: 'ms', value: seen.at - seen.from },
        { what: 'deep link to the carriers: calls', unit: '', value: calls.length },
        {
          what: 'a carrier from its list, straight',
          unit: 'ms',
          value: fromList.at - fromList.from,
        },
        { what: 'another carrier from its list', unit: 'ms', value: rested.at - rested.from },
      );
    } finally {
      await list.close();
    }
    const form = await openPage(browser, profile, signedIn);
    try {
      const seen = await form.open(`${url}${edit}`, {
        selector: map.carrierName,
        state: 'filled',
      });
      await form.settle();
      const calls = form.takeRequests().filter((address) => isCall(map, address, ''));
      // The usual case after the first day: the code is cached.
      const again = await form.newTab();
      await form.page.close();
      const known = await again.open(`${url}${edit}`, {
        selector: map.carrierName,
        state: 'filled',
      });
      figures.push(
        { what: 'deep link to a carrier', unit: 'ms', value: seen.at - seen.from },
        { what: 'deep link to a carrier: calls', unit: '', value: calls.length },
        { what: 'deep link to a carrier, cached', unit: 'ms', value: known.at - known.from },
      );
    } finally {
      await form.close();
    }
    return figures;
  },
};
