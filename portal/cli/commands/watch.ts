import type { Command } from '../command.ts';
import { accountOption, providerOption, timeoutOption } from '../options.ts';
import { sessionOf } from '../session.ts';
import { watch } from '../watch/index.ts';

export const watchCommand: Command = {
  name: 'watch',
  summary: 'tells what begins and ends on the platform',
  usage: [
    'watch [--once] [--state FILE] [--account NAME] [--provider NAME] [--to CHANNELS]',
    'watch --listen ADDRESS [--every SECONDS] [--console URL] [--format text|json]',
    'watch --dry-run [--once] [--format text|json]',
  ],
  description: `Carriers that lost their registration, calls near a limit, speech that failed its test,
carriers that answer worse than last week, alerts, and a platform that can't be seen.
Each once, many of a kind in one message.`,
  words: [0, 0],
  options: {
    once: { type: 'boolean', help: 'one look, for cron. Without it, looks until it is stopped' },
    state: {
      type: 'string',
      value: 'FILE',
      help: 'what has been told. Default trunkline-watch.json',
    },
    account: accountOption,
    provider: providerOption,
    every: { type: 'string', value: 'SECONDS', help: 'between two looks, 10 to 3600. Default 60' },
    to: {
      type: 'string',
      value: 'CHANNELS',
      help: 'such as slack,email. Default: stdout, and those whose variables are set',
    },
    format: { type: 'string', choices: ['text', 'json'], help: 'of standard output' },
    console: {
      type: 'string',
      value: 'URL',
      help: 'for links, such as https://console.example.com',
    },
    listen: {
      type: 'string',
      value: 'ADDRESS',
      help: '/healthz and /metrics on loopback, such as 127.0.0.1:9464',
    },
    'dry-run': { type: 'boolean', help: 'prints what would be told; sends and stores nothing' },
    timeout: timeoutOption,
  },
  variables: [
    ['WATCH_WEBHOOK_URL', 'webhook, signed with WATCH_WEBHOOK_SECRET'],
    ['WATCH_SLACK_URL', 'slack'],
    ['WATCH_PAGERDUTY_KEY', 'pagerduty; WATCH_PAGERDUTY_URL for another region'],
    ['WATCH_SMTP_URL', 'email, smtps://name:password@host; WATCH_MAIL_FROM, WATCH_MAIL_TO'],
  ],
  exits: {
    0: 'looked, and told all there was to tell; or stopped',
    1: "an error; or with --once, something couldn't be read or sent. It is sent the next time",
  },
  run: (given, terminal) =>
    watch(given, terminal, {
      openSession: (name, timeout) => sessionOf(terminal, name, timeout),
    }),
};
