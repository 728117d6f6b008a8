import { afterEach, beforeEach } from 'vitest';
import { type WatchedSandbox, watchedSandbox } from './testing.ts';

/** The sandbox that a test watches, for a file that has called `inWatchedSandbox`. */
export let world: WatchedSandbox;
const open: { close: () => Promise<void> }[] = [];

/** Each test watches a sandbox of its own; what it opened is closed after it. */
export function inWatchedSandbox(): void {
  beforeEach(async () => {
    world = await watchedSandbox();
  });
  afterEach(async () => {
    await world.close();
    for (const one of open.splice(0)) await one.close();
  });
}

export async function opened<One extends { close: () => Promise<void> }>(receiver: Promise<One>) {
  const one = await receiver;
  open.push(one);
  return one;
}

export const json = (out: string) =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
export const once = ['--once', '--format', 'json'];
export const heads = (out: string) => json(out).map(({ change, title }) => `${change}: ${title}`);
export const look = async (minutes = 1) => {
  world.pass(minutes);
  return world.run({ args: once, env: { CONSOLE_URL: 'https://console.example.com/' } });
};
