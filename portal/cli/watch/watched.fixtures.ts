import { afterEach, beforeEach } from 'vitest';
import { closedAfterEach } from './channels/fixtures.ts';
import { type WatchedSandbox, watchedSandbox } from './testing.ts';

/** The sandbox watched by a test, in a file that has called `inWatchedSandbox`. */
export let world: WatchedSandbox;

/** Starts a new sandbox to watch before each test. Returns a function that registers things to close after it. */
export function inWatchedSandbox() {
  beforeEach(async () => {
    world = await watchedSandbox();
  });
  afterEach(() => world.close());
  return closedAfterEach();
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
