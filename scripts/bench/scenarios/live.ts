import { openPage } from '../page.ts';
import type { Scenario } from './index.ts';
import { memory } from './memory.ts';

/** From the seed: an account to have calls. */
const acme = 'a8b10404-c054-4b27-81a9-f5d6696dc5c8';
const northwind = '2708b1b3-2736-40ea-b502-c53d8396247f';
const calls = 300;
/** So long it is looked at; every poll finds all of them changed. In ms. */
const watched = 40_000;

const sidOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** 300 calls that go on, each other than at the poll before. Ours alone, on the sandbox. */
export const live: Scenario = {
  name: 'live',
  profiles: ['plain', 'cpu'],
  async run(browser, { url, signedIn }, profile) {
    const desk = async (method: string, path: string, body: object) => {
      await fetch(`${url}/sandbox/live${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    };
    for (let n = 0; n < calls; n += 1) {
      const call = { call_sid: sidOf(n), account_sid: acme, from: `1508555${1000 + n}` };
      await desk('POST', '/calls', { ...call, call_status: 'in-progress' });
    }
    const at = await openPage(browser, profile, signedIn);
    try {
      await at.page.addInitScript(
        (sid) => localStorage.setItem('activeServiceProvider', sid),
        northwind,
      );
      const opened = await at.open(`${url}/internal/live?account=${acme}`, {
        selector: 'main tbody a[href]',
      });
      await at.settle();
      const before = await memory(at);
      const since = await at.page.evaluate(() => window.measured.wall());
      for (let round = 0; Date.now() < since + watched; round += 1) {
        for (let n = 0; n < calls; n += 1) {
          await desk('PUT', `/calls/${sidOf(n)}`, { sip_reason: `Round ${round}` });
        }
      }
      const longest = await at.page.evaluate((from) => window.measured.longestTask(from), since);
      const after = await memory(at);
      return [
        { what: '300 live calls: rows', unit: 'ms', value: opened.at - opened.from },
        { what: '300 live calls: longest task', unit: 'ms', value: longest },
        { what: '300 live calls: heap grown', unit: 'KiB', value: after.heap - before.heap },
      ];
    } finally {
      await at.close();
      await fetch(`${url}/sandbox/live`, { method: 'DELETE' });
    }
  },
};
