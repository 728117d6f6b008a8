import { createHook } from 'node:async_hooks';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { GLOBEX_APP } from '../seed/known-sids.ts';
import { longestMessage } from './message.ts';
import { openBrowser } from './tests/browser.ts';
import { openWorld, sales, type World } from './tests/sip-world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.end());

function open(path: string, protocol: string[], headers: Record<string, string> = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${world.port}${path}`, protocol, { headers });
  return new Promise<string>((resolve) => {
    socket.once('error', ({ message }) => resolve(message));
    socket.once('open', () => {
      resolve(socket.protocol);
      socket.terminate();
    });
  });
}

test.each<[string, string, string[], Record<string, string>, string]>([
  ['the sub-protocol sip', '/sip', ['sip'], {}, 'sip'],
  ['sip among others', '/sip?x=1', ['msrp', 'sip'], {}, 'sip'],
  ['no sub-protocol', '/sip', [], {}, 'Unexpected server response: 400'],
  ['another sub-protocol', '/sip', ['msrp'], {}, 'Unexpected server response: 400'],
  ['another path', '/sips', ['sip'], {}, 'Unexpected server response: 404'],
  ['a page of this machine', '/sip', ['sip'], { Origin: 'http://localhost:5173' }, 'sip'],
  [
    'a website',
    '/sip',
    ['sip'],
    { Origin: 'https://a.example' },
    'Unexpected server response: 403',
  ],
])('%s', async (_, path, protocols, headers, told) => {
  expect(await open(path, protocols, headers)).toBe(told);
});

test('another listener answers what is not SIP', async () => {
  world.server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 418 \r\n\r\n'));
  expect(await open('/hmr', ['vite'])).toContain('418');
});

test('a keep-alive is answered; a message that is too long ends the socket', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${world.port}/sip`, 'sip');
  await once(socket, 'open');
  socket.send('\r\n\r\n');
  const [pong] = (await once(socket, 'message')) as [Buffer];
  expect(pong.toString()).toBe('\r\n');
  socket.send('x'.repeat(longestMessage + 1));
  const [code] = (await once(socket, 'close')) as [number];
  expect(code).toBe(1009);
});

/** Tracks the sockets and timers created from now on that still exist. */
function watchResources() {
  const kinds = /^(?:Timeout|UDPWRAP|TCPWRAP|TCPSERVERWRAP)$/;
  const there = new Map<number, string>();
  let isOn = true;
  const hook = createHook({
    init: (id, kind) => isOn && kinds.test(kind) && there.set(id, kind),
    destroy: (id) => there.delete(id),
  }).enable();
  return {
    kinds: () => [...there.values()].sort(),
    /** Ignores resources created later. */
    stopAdding: () => {
      isOn = false;
    },
    end: () => hook.disable(),
  };
}

test('nothing stays open after the end, whatever was going on', async () => {
  await world.end();
  const resources = watchResources();
  world = await openWorld();
  const browser = await openBrowser();
  const caller = await world.client();
  const { sent, final } = await caller.ask('INVITE', `sip:app-${GLOBEX_APP}@${sales.realm}`, {
    body: await browser.offer(),
  });
  caller.acknowledge(sent, final);
  await browser.accept(final.body);
  await browser.connected;
  world.store.clients.add({
    account_sid: world.store.accounts.bySipRealm(sales.realm)?.account_sid,
    username: 'till9',
    password: 'pass-till9',
  });
  const till = await world.client({ username: 'till9', password: 'pass-till9' });
  await till.register();
  await caller.invite(`sip:till9@${sales.realm}`, browser.offer());
  await till.asked('INVITE');
  expect(new Set(resources.kinds()).size).toBe(4);
  const { phone } = world;
  await world.end();
  await browser.close();
  await caller.closed;
  await till.closed;
  expect([phone.calls.size, phone.legs.size, phone.invites.size]).toEqual([0, 0, 0]);
  resources.stopAdding();
  // The library's handshake has timers that run out by themselves. Each is half a second longer
  // than the previous one, so after a slow handshake they take seconds.
  await expect.poll(resources.kinds, { timeout: 15_000 }).toEqual([]);
  resources.end();
  world = await openWorld();
});
