import { openPage } from '../page.ts';
import type { Scenario } from './index.ts';
import { memory } from './memory.ts';

const callCount = 50;

const opener = (index: number) =>
  `main tbody tr:nth-of-type(${index + 1}) button[aria-expanded="false"]`;

/** Opens a call of the list, and measures what fifty of them leave behind. Only our console. */
export const calls: Scenario = {
  name: 'calls',
  profiles: ['plain', 'cpu'],
  async run(browser, { url, signedIn, providerSid, busyAccountSid }, profile) {
    const at = await openPage(browser, profile, signedIn);
    const closeCall = async () => {
      await at.page.click('main tbody button[aria-expanded="true"]');
      // A handle on an element would retain its whole tree.
      await at.page.locator('[role="tablist"]').waitFor({ state: 'detached' });
    };
    const openCall = (index: number) =>
      at.click(opener(index % 20), { selector: 'main [role="tablist"]' });
    try {
      await at.page.addInitScript(
        (sid) => localStorage.setItem('activeServiceProvider', sid),
        providerSid,
      );
      const list = `${url}/internal/recent-calls?account=${busyAccountSid}&date=30&size=50`;
      await at.open(list, { selector: opener(0) });
      await at.settle();
      // The first call loads the code for all others.
      await openCall(0);
      await closeCall();
      const seen = await openCall(1);
      await closeCall();
      const before = await memory(at);
      for (let index = 0; index < callCount; index += 1) {
        await openCall(index);
        const trace = at.page.getByRole('tab', { name: 'Tracing' });
        if (await trace.isVisible()) await trace.click();
        const recording = at.page.getByRole('button', { name: 'Open recording' });
        if (await recording.isVisible()) {
          await recording.click();
          await at.page.locator('[data-waveform]').waitFor();
        }
        await at.settle();
        await closeCall();
      }
      const after = await memory(at);
      return [
        { what: 'click on a call → its details', unit: 'ms', value: seen.at - seen.from },
        { what: `heap before ${callCount} calls`, unit: 'KiB', value: before.heap },
        { what: 'heap after', unit: 'KiB', value: after.heap },
        { what: `nodes before ${callCount} calls`, unit: '', value: before.nodes },
        { what: 'nodes after', unit: '', value: after.nodes },
        { what: 'workers left', unit: '', value: at.page.workers().length },
      ];
    } finally {
      await at.close();
    }
  },
};
