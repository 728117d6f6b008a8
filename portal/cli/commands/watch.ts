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
  words: [0, 0],
  options: {
    once: { type: 'boolean', help: 'one look, for cron. Without it, looks until it is stopped' },
    state: { type: 'string', value: 'FILE', help: 'what has been told' },
    account: accountOption,
    provider: providerOption,
    every: { type: 'string', value: 'SECONDS', help: 'between two looks' },
    to: { type: 'string', value: 'CHANNELS', help: 'such as slack,email' },
    format: { type: 'string', choices: ['text', 'json'], help: 'of standard output' },
    console: {
      type: 'string',
      value: 'URL',
      help: 'such as https://console.example.com, for links',
    },
    listen: { type: 'string', value: 'ADDRESS', help: '/healthz and /metrics, on loopback alone' },
    'dry-run': { type: 'boolean', help: 'prints what would be told; sends and stores nothing' },
    timeout: timeoutOption,
  },
  exits: {
    0: 'looked, and told all there was to tell; or stopped',
    1: "an error; or with --once, something couldn't be read or sent",
  },
  run: (_, terminal) =>
    watch(terminal.args.slice(1), terminal, {
      openSession: (name, timeout) => sessionOf(terminal, name, timeout),
    }),
};
