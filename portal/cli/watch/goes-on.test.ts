import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { httpReceiver } from './channels/receivers.ts';
import { inWatchedSandbox, world } from './watched.fixtures.ts';

const opened = inWatchedSandbox();

describe('a watch that goes on', () => {
  test('sends, serves its figures and ends in order', async () => {
    const hook = await opened(httpReceiver([503, 200]));
    const ending = new AbortController();
    let port = 0;
    let onPrinted = () => {};
    const printed = new Promise<void>((resolve) => {
      onPrinted = resolve;
    });
    const ended = world.run({
      args: ['--listen', '127.0.0.1:0', '--every', '10'],
      env: { WATCH_WEBHOOK_URL: hook.url, WATCH_WEBHOOK_SECRET: 's' },
      signal: ending.signal,
      onListening: (number) => {
        port = number;
      },
      onPrint: () => onPrinted(),
    });
    await printed;
    const get = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      return { status: answer.status, text: await answer.text() };
    };
    expect(await get('/healthz')).toEqual({ status: 200, text: 'ok\n' });
    const { text } = await get('/metrics');
    expect(text).toContain('trunkline_watch_conditions{kind="registration"} 8');
    expect(text).toContain('trunkline_watch_looks_total{result="succeeded"} 1');
    expect(text).toMatch(/trunkline_watch_platform_calls_total [1-9]/);
    expect((await get('/')).status).toBe(404);
    // The webhook failed once; its loop recovers by itself.
    await expect.poll(() => hook.received.length, { timeout: 5000 }).toBeGreaterThan(1);
    await expect
      .poll(async () => (await get('/metrics')).text)
      .toContain('trunkline_watch_messages_waiting{channel="webhook"} 0');
    ending.abort();
    const { status, err } = await ended;
    expect([status, err]).toEqual([0, 'The webhook answered 503.\n']);
    expect(readdirSync(dirname(world.stateFile))).toEqual(['watch.json']);
  });

  test('ends before its first look is through, without having told anything', async () => {
    const ending = new AbortController();
    world.wire.refuse = (path) => {
      if (path.endsWith('/VoipCarriers')) ending.abort();
      return 0;
    };
    const { status, out } = await world.run({ args: [], signal: ending.signal });
    expect([status, out, existsSync(world.stateFile)]).toEqual([0, '', false]);
    expect(world.wire.calls.at(-1)).toContain('/VoipCarriers');
  });
});
