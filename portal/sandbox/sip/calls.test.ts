import { afterEach, beforeEach, expect, test } from 'vitest';
import { headerOf } from './message.ts';
import { type Browser, openBrowser } from './tests/browser.ts';
import { GLOBEX, openWorld, type World } from './tests/sip-world.ts';

let world: World;
let browser: Browser;
beforeEach(async () => {
  world = await openWorld();
  browser = await openBrowser();
});
afterEach(async () => {
  await browser.close();
  await world.end();
});

const application = () => {
  const [first] = world.store.applications.list({ accountSid: GLOBEX });
  return `sip:app-${first?.application_sid}@globex.sip.example.net`;
};

test('a call is heard, is among the live calls, and ends with #', async () => {
  const client = await world.client();
  const { sent, final } = await client.ask('INVITE', application(), {
    body: await browser.offer(),
  });
  expect(final.status).toBe(200);
  client.acknowledge(sent, final);
  await browser.accept(final.body);
  await browser.connected;
  await browser.hears((samples) => samples.some((sample) => Math.abs(sample) > 4000));
  const sid = headerOf(final, 'X-Call-Sid') ?? '';
  expect(world.live.get(GLOBEX, sid)).toMatchObject({ call_status: 'in-progress' });
  await browser.press('#');
  const bye = await client.asked('BYE');
  client.reply(bye, 200);
});
