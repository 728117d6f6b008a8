import { afterAll, beforeAll, expect, test } from 'vitest';
import { headerOf } from '../message.ts';
import { ACME, openWorld, told, type World } from '../tests/sip-world.ts';
import { hookUser } from './registration-hook.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.end());

const acme = 'acme.sip.example.net';
const target = `sip:app-none@${acme}`;
const hookedBy = (url: string) => {
  const sid = world.store.webhooks.add({ url, method: 'POST' });
  const owner = { table: 'accounts', key: 'account_sid', sid: ACME };
  world.store.webhooks.link(owner, 'registration_hook_sid', sid);
};

test('403: its clients are not looked at', async () => {
  const final = await world.call(target, {
    username: 'desk100',
    password: 'pass-desk100',
    realm: acme,
  });
  expect(told(final)).toEqual([403, 'Forbidden', 'Invalid credentials']);
});

test('the user of the hook calls and registers', async () => {
  expect((await world.call(target, { ...hookUser, realm: acme })).status).toBe(480);
  expect((await world.register({ ...hookUser, realm: acme })).status).toBe(200);
  const final = await world.call(target, { ...hookUser, password: 'wrong', realm: acme });
  expect(told(final)).toEqual([403, 'Forbidden', 'Invalid credentials']);
});

test('403: the hook takes them for a spammer', async () => {
  await world.fault({ publicAddress: '198.51.100.77' });
  const final = await world.call(target, { username: 'hook-banned', realm: acme });
  expect(headerOf(final, 'X-Reason')).toMatch(
    /^detected potential spammer from 198\.51\.100\.77:\d+$/,
  );
  expect(final.status).toBe(403);
});

test('a hook that fails passes its status on; none but those of the seed are there', async () => {
  expect((await world.call(target, { username: 'hook-500', realm: acme })).status).toBe(500);
  const { registration_hook_sid: sid } = world.store.accounts.get(ACME) ?? {};
  const before = world.store.webhooks.get(sid ?? '');
  for (const url of ['https://hooks.acme.test/register', 'http://127.0.0.1:9/x', 'no address']) {
    hookedBy(url);
    expect((await world.call(target, { ...hookUser, realm: acme })).status).toBe(404);
  }
  hookedBy(before?.url ?? '');
  expect((await world.call(target, { ...hookUser, realm: acme })).status).toBe(480);
});
