import { afterEach, beforeEach, expect, test } from 'vitest';
import { headerOf } from './message.ts';
import { openWorld, sales, told, type World } from './tests/sip-world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.end());

const nobody = `sip:18005550100@${sales.realm}`;

test('a refusal with its headers, as often as it was asked for', async () => {
  await world.fault({ status: 503, reason: 'Busy', xReason: 'full', callLimit: 20 }, 1);
  const final = await world.call(nobody);
  expect(told(final)).toEqual([503, 'Busy', 'full']);
  expect(headerOf(final, 'X-Call-Limit')).toBe('20');
  expect((await world.call(nobody)).status).toBe(480);
});

test('of another method, and no answer at all', async () => {
  await world.fault({ method: 'register', status: 500 });
  expect((await world.register()).status).toBe(500);
  expect((await world.call(nobody)).status).toBe(480);
  await world.fault({ method: 'OPTIONS', noAnswer: true }, 1);
  const client = await world.client();
  client.send(client.request('OPTIONS', nobody, 'lost'));
  expect((await client.ask('OPTIONS', nobody)).final.status).toBe(200);
  expect(client.unread()).toBe(0);
});

test('a list with the others, and refused where it is none', async () => {
  await world.fault({ refuseSocket: true }, 2);
  const answer = await world.app.request('/sandbox/faults');
  expect(await answer.json()).toMatchObject([{ sip: { refuseSocket: true }, times: 2 }]);
  expect((await world.fault({ status: 200 })).status).toBe(400);
  expect((await world.fault({ reason: 'a\r\nb' })).status).toBe(400);
  await expect(world.client()).rejects.toThrow('503');
});
