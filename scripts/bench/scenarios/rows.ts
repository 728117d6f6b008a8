import { type ConsoleUnderTest, isCall } from '../console-under-test.ts';
import { type MeasuredPage, openPage } from '../page.ts';
import { typeKeys } from '../typing.ts';
import type { Scenario } from './index.ts';
import { memory } from './memory.ts';

/** Accounts like the platform's first one, with unique names and SIDs. */
function manyAccounts({ accountRow }: ConsoleUnderTest, count: number): string {
  return JSON.stringify(
    Array.from({ length: count }, (_, index) => {
      const number = String(index).padStart(6, '0');
      return {
        ...accountRow,
        account_sid: `00000000-0000-4000-8000-0000000${number}`,
        name: `Account ${number} Northern Voice`,
        sip_realm: `a${number}.sip.example.net`,
      };
    }),
  );
}

const longestTask = (at: MeasuredPage, since: number) =>
  at.page.evaluate((from) => window.measured.longestTask(from), since);

/**
 * The list of accounts with `count` rows. The browser gets the platform's response directly, so the
 * figures leave out the time of the link and the sandbox.
 */
const rowsOf = (name: string, count: number): Scenario => ({
  name,
  profiles: ['plain', 'cpu'],
  async run(browser, subject, profile) {
    const { url, map, signedIn } = subject;
    const body = manyAccounts(subject, count);
    const at = await openPage(browser, profile, signedIn);
    try {
      await at.page.route(
        (address) => isCall(map, address.href, map.accountsCall),
        (route) => route.fulfill({ contentType: 'application/json', body }),
      );
      await at.open(`${url}${map.settingsPath}`, { selector: map.settingsReady });
      await at.settle();

      const before = await memory(at);
      const seen = await at.click(map.accountsLink, { selector: map.accountsReady });
      await at.settle();
      const opening = await longestTask(at, seen.from);

      const after = await memory(at);
      const began = await at.page.evaluate(() => window.measured.wall());
      const typed = await typeKeys(at, map.filter, `filter of ${count} rows`);
      return [
        { what: `${count} rows: click → first row`, unit: 'ms', value: seen.at - seen.from },
        { what: `${count} rows: longest task, opening`, unit: 'ms', value: opening },
        { what: `${count} rows: heap grown`, unit: 'KiB', value: after.heap - before.heap },
        {
          what: `${count} rows: longest task, filtering`,
          unit: 'ms',
          value: await longestTask(at, began),
        },
        ...typed,
      ];
    } finally {
      await at.close();
    }
  },
});

export const rows = rowsOf('rows', 10_000);
export const manyRows = rowsOf('many-rows', 100_000);
