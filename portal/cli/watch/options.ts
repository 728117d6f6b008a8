import { type Given, Refusal } from '../command.ts';
import { timeoutOf } from '../options.ts';
import { type ChannelName, channelNames } from './state/state.ts';

export type WatchOptions = {
  isOnce: boolean;
  state: string;
  account: string;
  provider: string;
  /** In seconds. */
  every: number;
  to: readonly ChannelName[];
  format: 'text' | 'json';
  consoleUrl: string | null;
  listen: { host: string; port: number } | null;
  isDryRun: boolean;
  /** In seconds. */
  timeout: number;
};

function secondsIn(text: string | undefined): number {
  if (text === undefined) return 60;
  const seconds = Number(text);
  if (text.trim() !== '' && seconds >= 10 && seconds <= 3600) return seconds;
  throw new Refusal(`--every takes seconds, 10 to 3600: "${text}" is none.`);
}

function channelsIn(text: string | undefined): ChannelName[] {
  const names = (text ?? '').split(',').filter(Boolean);
  const wrong = names.find((name) => !channelNames.some((one) => one === name));
  if (wrong === undefined) return channelNames.filter((name) => names.includes(name));
  throw new Refusal(`There is no channel "${wrong}". There are ${channelNames.join(', ')}.`);
}

function consoleIn(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (URL.canParse(text) && /^https?:\/\//.test(text)) return text.replace(/\/+$/, '');
  throw new Refusal(`--console takes an address: "${text}" is none.`);
}

/** Figures name carriers and accounts, and no one has to log in for them. */
function listenIn(text: string | undefined): WatchOptions['listen'] {
  if (text === undefined) return null;
  const [, host = '', port = ''] = /^(127\.0\.0\.1|localhost|\[::1\]):(\d{1,5})$/.exec(text) ?? [];
  if (host !== '' && Number(port) <= 65_535) {
    return { host: host.replace(/[[\]]/g, ''), port: Number(port) };
  }
  throw new Refusal(
    `--listen takes an address of loopback, such as 127.0.0.1:9464, not "${text}".`,
  );
}

/** @param folder where the state is unless named otherwise: STATE_DIRECTORY of systemd */
export function watchOptionsOf(given: Given, folder = '.'): WatchOptions {
  const { option, isOn } = given;
  return {
    isOnce: isOn('once'),
    state: option('state') ?? `${folder}/trunkline-watch.json`,
    account: option('account') ?? '',
    provider: option('provider') ?? '',
    every: secondsIn(option('every')),
    to: channelsIn(option('to')),
    format: option('format') === 'json' ? 'json' : 'text',
    consoleUrl: consoleIn(option('console')),
    listen: listenIn(option('listen')),
    isDryRun: isOn('dry-run'),
    timeout: timeoutOf(given),
  };
}
