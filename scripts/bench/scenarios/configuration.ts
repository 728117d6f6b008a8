import { openPage } from '../page.ts';
import type { Scenario } from './index.ts';

const accounts = 40;
const carriersEach = 5;
const numbersEach = 125;

type Send = (path: string, body: object) => Promise<string>;

/** Creates a provider with 40 accounts, 200 carriers and 5,000 numbers. @returns its sid */
async function bigProvider(send: Send): Promise<string> {
  const service_provider_sid = await send('ServiceProviders', { name: `Big ${Date.now()}` });
  const hook = { url: 'https://apps.example.com/call', method: 'POST' };
  for (let n = 0; n < accounts; n += 1) {
    const account_sid = await send('Accounts', { name: `Account ${n}`, service_provider_sid });
    const hooks = { call_hook: hook, call_status_hook: hook };
    const application_sid = await send('Applications', {
      name: 'Reception',
      account_sid,
      ...hooks,
    });
    let voip_carrier_sid = '';
    for (let m = 0; m < carriersEach; m += 1) {
      const carriers = `ServiceProviders/${service_provider_sid}/VoipCarriers`;
      voip_carrier_sid = await send(carriers, { name: `Carrier ${n}.${m}`, account_sid });
      const gateway = { ipv4: `192.0.2.${m}`, inbound: 1, outbound: 1 };
      await send('SipGateways', { voip_carrier_sid, ...gateway });
    }
    for (let m = 0; m < numbersEach; m += 1) {
      const number = `1555${String(n * numbersEach + m).padStart(7, '0')}`;
      await send('PhoneNumbers', { number, account_sid, voip_carrier_sid, application_sid });
    }
  }
  return service_provider_sid;
}

/** Exports a large provider, and plans its file again. Only our console, on the sandbox. */
export const configuration: Scenario = {
  name: 'configuration',
  needsSandbox: true,
  profiles: ['plain', 'cpu'],
  async run(browser, { url, signedIn }, profile) {
    const at = await openPage(browser, profile, signedIn);
    try {
      await at.page.goto(`${url}/third-party-notices.txt`);
      const token = await at.page.evaluate(() => localStorage.getItem('token'));
      const provider = await bigProvider(async (path, body) => {
        const answer = await fetch(`${url}/api/v1/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        });
        return ((await answer.json()) as { sid: string }).sid;
      });
      await at.page.addInitScript(
        (sid) => localStorage.setItem('activeServiceProvider', sid),
        provider,
      );
      let calls = 0;
      at.page.on('request', (request) => {
        if (request.url().includes('/api/v1/')) calls += 1;
      });
      await at.open(`${url}/internal/configuration`, { selector: 'form button[type=submit]' });
      await at.settle();
      calls = 0;
      const now = () => at.page.evaluate(() => window.measured.wall());
      const longestSince = (from: number) =>
        at.page.evaluate((since) => window.measured.longestTask(since), from);
      const began = await now();
      await at.page.getByRole('button', { name: 'Export', exact: true }).click();
      await at.page.getByRole('button', { name: 'Download' }).waitFor();
      const exported = (await now()) - began;
      const asked = calls;
      const whileExporting = await longestSince(began);
      const text = await at.page.getByRole('region', { name: 'YAML' }).textContent();
      await at.page.getByRole('tab', { name: 'Apply' }).click();
      await at.page.locator('input[type=file]').setInputFiles({
        name: 'big.yaml',
        mimeType: 'text/yaml',
        buffer: Buffer.from(text ?? ''),
      });
      const planning = await now();
      await at.page.getByRole('button', { name: 'Plan', exact: true }).click();
      await at.page
        .getByText(/unchanged$/)
        .first()
        .waitFor();
      const planned = (await now()) - planning;
      return [
        { what: 'export of 5,000 numbers', unit: 'ms', value: exported },
        { what: 'export: calls', unit: '', value: asked },
        { what: 'export: longest task', unit: 'ms', value: whileExporting },
        { what: 'plan of the same, reading included', unit: 'ms', value: planned },
        { what: 'plan: longest task', unit: 'ms', value: await longestSince(planning) },
      ];
    } finally {
      await at.close();
    }
  },
};
