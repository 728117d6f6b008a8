import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallRow } from '../../resources/calls/store.ts';
import { GLOBEX_APP, IVR_MAIN_MENU } from '../../seed/known-sids.ts';
import { headerOf } from '../message.ts';
import { GLOBEX, openWorld, sales, type World } from '../tests/sip-world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.end());

/** Calls without an offer: media negotiation fails, but the target is stored all the same. */
async function call(user: string, headers: readonly (readonly [string, string])[] = []) {
  const client = await world.client();
  const { sent, final } = await client.ask('INVITE', `sip:${user}@${sales.realm}`, { headers });
  client.acknowledge(sent, final);
  const sid = headerOf(final, 'X-Call-Sid') ?? '';
  const row: CallRow | undefined = world.store.calls.bySid(
    { column: 'account_sid', sid: GLOBEX },
    sid,
  );
  return { status: final.status, reason: headerOf(final, 'X-Reason'), row };
}

const change = (columns: Record<string, unknown>) => {
  const client = world.store.clients.byName(GLOBEX, sales.username);
  world.store.clients.change(client?.client_sid ?? '', columns);
};
const setDeviceApp = (sid: string) =>
  world.store.accounts.change(GLOBEX, { device_calling_application_sid: sid });

test('app-… is that application, whosever it is', async () => {
  for (const sid of [GLOBEX_APP, IVR_MAIN_MENU, IVR_MAIN_MENU.toUpperCase()]) {
    const { status, row } = await call(`app-${sid}`);
    expect(status).toBe(488);
    expect(row).toMatchObject({
      application_sid: sid.toLowerCase(),
      from_party: 'sales1',
      to_party: `app-${sid}`,
      trunk: 'user',
      direction: 'inbound',
      answered: 0,
      sip_status: 488,
    });
  }
});

test('480: there is no such application', async () => {
  expect(await call('app-00000000-0000-4000-8000-000000000000')).toMatchObject({
    status: 480,
    reason: 'no configured application',
    row: undefined,
  });
});

test.each([
  ['app-', { allow_direct_app_calling: 0 }, `app-${GLOBEX_APP}`],
  ['conference-', { allow_direct_app_calling: 0 }, 'conference-standup'],
  ['queue-', { allow_direct_queue_calling: 0 }, 'queue-support'],
])('without its right %s… goes to the application of devices', async (_, columns, user) => {
  expect((await call(user)).row?.application_sid).not.toBe(IVR_MAIN_MENU);
  change(columns);
  expect(await call(user)).toMatchObject({ status: 480 });
  setDeviceApp(IVR_MAIN_MENU);
  expect((await call(user)).row).toMatchObject({ application_sid: IVR_MAIN_MENU });
});

test('a user who is registered is rung; without the right, the application of devices answers', async () => {
  setDeviceApp(IVR_MAIN_MENU);
  expect((await call('till9')).row?.application_sid).toBe(IVR_MAIN_MENU);
  world.store.clients.add({ account_sid: GLOBEX, username: 'till9', password: 'pass-till9' });
  const till = await world.client({ username: 'till9', password: 'pass-till9' });
  await till.register();
  const ringing = till.asked('INVITE').then((invite) => till.reply(invite, 486));
  expect(await call('till9')).toMatchObject({
    status: 486,
    row: { application_sid: null, to_party: 'till9', sip_status: 486 },
  });
  await ringing;
  change({ allow_direct_user_calling: 0 });
  expect((await call('till9')).row?.application_sid).toBe(IVR_MAIN_MENU);
});

test('headers of the browser that name an application or a user change nothing', async () => {
  setDeviceApp(IVR_MAIN_MENU);
  const { row } = await call('anything', [
    ['X-Application-Sid', GLOBEX_APP],
    ['X-Authenticated-User', 'till1@other.example'],
  ]);
  expect(row).toMatchObject({ application_sid: IVR_MAIN_MENU, from_party: 'sales1' });
});
