import { type Given, Refusal } from '../command.ts';
import { type ChannelName, channelNames } from './state/state.ts';

export type WatchOptions = {
  isOnce: boolean;
  state: string;
  /** In seconds. */
  every: number;
  to: readonly ChannelName[];
  format: 'text' | 'json';
  listen: { host: string; port: number } | null;
  isDryRun: boolean;
};

function secondsIn(text: string | undefined): number {
  if (text === undefined) return 60;
  const seconds = Number(text);
  if (text.trim() !== '' && seconds >= 10 && seconds <= 3600) return seconds;
  throw new Refusal(`--every must be 10 to 3600 seconds, not "${text}".`);
}

function channelsIn(text: string | undefined): ChannelName[] {
  const names = (text ?? '').split(',').filter(Boolean);
  const wrong = names.find((name) => !channelNames.some((one) => one === name));
  if (wrong === undefined) return channelNames.filter((name) => names.includes(name));
  throw new Refusal(`Unknown channel "${wrong}". Channels: ${channelNames.join(', ')}.`);
}

/** Allows only loopback addresses: the figures name carriers and accounts and need no log-in. */
function listenIn(text: string | undefined): WatchOptions['listen'] {
  if (text === undefined) return null;
  const [, host = '', port = ''] = /^(127\.0\.0\.1|localhost|\[::1\]):(\d{1,5})$/.exec(text) ?? [];
  if (host !== '' && Number(port) <= 65_535) {
    return { host: host.replace(/[[\]]/g, ''), port: Number(port) };
  }
  throw new Refusal(`--listen must be a loopback address such as 127.0.0.1:9464, not "${text}".`);
}

/** @param folder default folder of the state: STATE_DIRECTORY of systemd */
export function watchOptionsOf(given: Given, folder = '.'): WatchOptions {
  const { option, isOn } = given;
  return {
    isOnce: isOn('once'),
    state: option('state') ?? `${folder}/trunkline-watch.json`,
    every: secondsIn(option('every')),
    to: channelsIn(option('to')),
    format: option('format') === 'json' ? 'json' : 'text',
    listen: listenIn(option('listen')),
    isDryRun: isOn('dry-run'),
  };
}
