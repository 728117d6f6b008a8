import { afterEach, beforeEach, expect, test } from 'vitest';
import { GLOBEX_APP, IVR_MAIN_MENU } from '../../seed/known-sids.ts';
import { headerOf } from '../message.ts';
import type { RawClient } from '../tests/raw-client.ts';
import { openScene, type Scene, uri } from '../tests/scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(async () => {
  await scene.end();
});

const refer = (to: string): readonly [string, string][] => [['Refer-To', `<${to}>`]];

/** Progress of a transfer as notified, up to its end. */
async function progress(client: RawClient): Promise<string[]> {
  const lines: string[] = [];
  for (;;) {
    const notify = await client.asked('NOTIFY');
    client.reply(notify, 200);
    lines.push(notify.body.trim());
    if (headerOf(notify, 'Subscription-State')?.startsWith('terminated')) return lines;
  }
}

test('REFER: the other client goes on with the application, and who transferred leaves', async () => {
  const { caller, till, far, sent, final } = await scene.bridged();
  const answer = await caller.inDialog(sent, final, 'REFER', {
    headers: refer(uri(`app-${IVR_MAIN_MENU}`)),
  });
  expect(answer.status).toBe(202);
  expect(await progress(caller)).toEqual(['SIP/2.0 100 Trying', 'SIP/2.0 200 OK']);
  caller.reply(await caller.asked('BYE'), 200);
  far.hum(1000);
  await far.hears(1000);
  expect(scene.legs()).toEqual(['completed', 'in-progress']);
  expect(till.unread()).toBe(0);
});

test('REFER to a client: it rings, and talks to the application in place of the caller', async () => {
  const till = await scene.registered();
  const caller = await scene.client();
  const near = await scene.browser();
  const { sent, final } = await caller.ask('INVITE', uri(`app-${GLOBEX_APP}`), {
    body: await near.offer(),
  });
  caller.acknowledge(sent, final);
  await caller.inDialog(sent, final, 'REFER', { headers: refer(uri('till9')) });
  const invite = await till.asked('INVITE');
  till.reply(invite, 180);
  const far = await scene.browser();
  till.reply(invite, 200, await far.answer(invite.body));
  expect(await progress(caller)).toEqual([
    'SIP/2.0 100 Trying',
    'SIP/2.0 180 Ringing',
    'SIP/2.0 200 OK',
  ]);
  caller.reply(await caller.asked('BYE'), 200);
  await far.connected;
  await far.hearsMore();
});

test.each([
  ['nobody answers there', uri('nobody'), 'SIP/2.0 480 Temporarily Unavailable'],
  ['another realm', 'sip:a@acme.sip.example.net', 'SIP/2.0 404 Not Found'],
])('REFER that fails, and the call goes on: %s', async (_, to, line) => {
  const { caller, sent, final, near, far } = await scene.bridged();
  await caller.inDialog(sent, final, 'REFER', { headers: refer(to) });
  expect((await progress(caller)).at(-1)).toBe(line);
  near.hum(600);
  await far.hears(600);
  expect((await caller.inDialog(sent, final, 'REFER')).status).toBe(400);
});
