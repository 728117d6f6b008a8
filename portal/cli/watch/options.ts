import { parseArgs } from 'node:util';
import { Refusal } from '../command.ts';
import { type ChannelName, channelNames } from './state/state.ts';

export const watchUsage = `Usage
  trunkline watch [--once] [--state FILE] [--account NAME] [--provider NAME]
                  [--every SECONDS] [--to CHANNELS] [--format text|json]
                  [--console URL] [--listen ADDRESS] [--dry-run] [--timeout SECONDS]

  Tells what begins and what ends: carriers that lost their registration, calls near a
  limit, speech that failed its test, carriers that answer worse than last week, alerts,
  and a platform that can’t be seen. Each once, many of a kind in one message.

Options
  --once            one look, for cron. Without it, looks until it is stopped
  --state FILE      what has been told. Default trunkline-watch.json, in the folder that
                    STATE_DIRECTORY names where systemd sets it
  --account NAME    this account alone
  --provider NAME   the service provider, where there are several
  --every SECONDS   between two looks, 10 to 3600. Default 60; more accounts take longer
  --to CHANNELS     such as slack,email. Default: stdout, and all channels below whose
                    variables are set
  --format FORMAT   of standard output: text, or json with a message a line
  --console URL     such as https://console.example.com, for links
  --listen ADDRESS  /healthz and /metrics, on loopback alone, such as 127.0.0.1:9464
  --dry-run         prints what would be told; sends and stores nothing
  --timeout SECONDS how long one call to the platform may take. Default 30

Environment
  API_BASE_URL, API_TOKEN or API_USERNAME and API_PASSWORD, as for the other commands
  WATCH_WEBHOOK_URL, WATCH_WEBHOOK_SECRET          webhook
  WATCH_SLACK_URL                                  slack
  WATCH_PAGERDUTY_KEY, and WATCH_PAGERDUTY_URL     pagerduty; in Europe
                                                   https://events.eu.pagerduty.com/v2/enqueue
  WATCH_SMTP_URL, WATCH_MAIL_FROM, WATCH_MAIL_TO   email; smtps://name:password@host

Exit status
  0  looked, and told all there was to tell; or stopped
  1  an error; or with --once, something couldn’t be read or sent. It is sent the next time`;

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

function secondsOf(name: string, text: string | undefined, usual: number, least: number): number {
  if (text === undefined) return usual;
  const seconds = Number(text);
  const most = 3600;
  if (text.trim() !== '' && seconds >= least && seconds <= most) return seconds;
  throw new Refusal(`--${name} takes seconds, ${least} to ${most}: "${text}" is none.`);
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

function formatIn(text: string | undefined): 'text' | 'json' {
  if (text === undefined || text === 'text' || text === 'json') return text ?? 'text';
  throw new Refusal(`--format takes text or json, not "${text}".`);
}

/** @param folder where the state is unless named otherwise: STATE_DIRECTORY of systemd */
export function readWatchOptions(args: readonly string[], folder = '.'): WatchOptions | 'usage' {
  const { values, positionals } = parse(args);
  if (values.help) return 'usage';
  if (positionals.length > 0) throw new Refusal(`"${positionals[0]}" is too much.`);
  return {
    isOnce: values.once,
    state: values.state ?? `${folder}/trunkline-watch.json`,
    account: values.account ?? '',
    provider: values.provider ?? '',
    every: secondsOf('every', values.every, 60, 10),
    to: channelsIn(values.to),
    format: formatIn(values.format),
    consoleUrl: consoleIn(values.console),
    listen: listenIn(values.listen),
    isDryRun: values['dry-run'],
    timeout: secondsOf('timeout', values.timeout, 30, 1),
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        once: flag,
        state: text,
        account: text,
        provider: text,
        every: text,
        to: text,
        format: text,
        console: text,
        listen: text,
        'dry-run': flag,
        timeout: text,
        help: { ...flag, short: 'h' },
      },
    });
  } catch (error) {
    throw new Refusal(
      error instanceof Error ? (error.message.split('. ')[0] ?? '') : 'Wrong usage',
    );
  }
}
