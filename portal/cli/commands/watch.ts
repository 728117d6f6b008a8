import type { Command } from '../command.ts';
import { accountOption, providerOption, timeoutOption } from '../options.ts';
import { watch } from '../watch/index.ts';

export const watchCommand: Command = {
  name: 'watch',
  summary: 'Send a message when something breaks, and when it recovers',
  usage: [
    '[--once | --every SECONDS] [--listen ADDRESS] [--to CHANNELS] [--format FORMAT] [--account NAME] [--provider NAME] [--state FILE] [--dry-run]',
  ],
  description: `Watches registrations, call limits, speech tests, answer rates, alerts and the
platform itself. Sends one message when a problem begins and one when it ends;
problems of one kind share a message.`,
  words: [0, 0],
  options: {
    once: { type: 'boolean', help: 'look once and exit, for cron' },
    state: {
      type: 'string',
      value: 'FILE',
      help: 'memory of the watch. Default: trunkline-watch.json',
    },
    account: accountOption,
    provider: providerOption,
    every: { type: 'string', value: 'SECONDS', help: 'interval, 10 to 3600. Default: 60' },
    to: {
      type: 'string',
      value: 'CHANNELS',
      help: 'such as slack,email. Default: stdout and all configured channels',
    },
    format: {
      type: 'string',
      value: 'FORMAT',
      choices: ['text', 'json'],
      help: 'format of standard output',
    },
    listen: {
      type: 'string',
      value: 'ADDRESS',
      help: 'serve /healthz and /metrics, such as on 127.0.0.1:9464',
    },
    'dry-run': { type: 'boolean', help: 'print messages; send and store nothing' },
    timeout: timeoutOption,
  },
  variables: [
    ['CONSOLE_URL', 'such as https://console.example.com, for links'],
    ['WATCH_WEBHOOK_URL', 'webhook; with WATCH_WEBHOOK_SECRET'],
    ['WATCH_SLACK_URL', 'slack'],
    ['WATCH_PAGERDUTY_KEY', 'pagerduty; WATCH_PAGERDUTY_URL for another region'],
    ['WATCH_SMTP_URL', 'email; with WATCH_MAIL_FROM and WATCH_MAIL_TO'],
  ],
  exits: {
    0: 'all read and sent, or stopped by a signal',
    1: 'error; with --once, something was not read or sent. The next run sends it',
  },
  run: watch,
};
