import { openPage } from '../page.ts';
import { typeKeys } from '../typing.ts';
import type { Scenario } from './index.ts';

/** A deep link of a signed-in user with an empty cache, until the form shows its record. */
export const form: Scenario = {
  name: 'form',
  async run(browser, { url, map, signedIn, accountSid, applicationSid }, profile) {
    const cold = await openPage(browser, profile, signedIn);
    const figures = [];
    try {
      const seen = await cold.open(`${url}${map.accountEditPath.replace('{sid}', accountSid)}`, {
        selector: map.accountName,
        state: 'filled',
      });
      figures.push({
        what: 'deep link to a form',
        unit: 'ms' as const,
        value: seen.at - seen.from,
      });
    } finally {
      await cold.close();
    }
    const at = await openPage(browser, profile, signedIn);
    try {
      await at.open(`${url}${map.applicationEditPath.replace('{sid}', applicationSid)}`, {
        selector: map.applicationName,
        state: 'filled',
      });
      await at.settle();
      figures.push(...(await typeKeys(at, map.applicationName, 'application form')));
    } finally {
      await at.close();
    }
    return figures;
  },
};
