import { checkWorld } from '../../src/configuration/check/check.ts';
import { unseenTables } from '../../src/configuration/platform/read.ts';
import { sessionWorld } from '../check/checked-world.ts';
import { checkFile } from '../check/file-checked.ts';
import { type Format, formatNames, formats } from '../check/formats.ts';
import { addressOf, type Report, statusOf } from '../check/report.ts';
import { type Command, type Given, Refusal, type Terminal } from '../command.ts';
import { accountOption, providerOption, timeoutOption } from '../options.ts';
import { consoleUrlOf, sessionOf } from '../session.ts';
import { chosenAccount } from '../target.ts';

export const checkCommand: Command = {
  name: 'check',
  summary: 'Find problems that lose calls, and run the tests of a file',
  usage: [
    '[FILE] [--account NAME] [--provider NAME] [--offline] [--skip-account-routing] [--no-tests] [--format FORMAT] [--fail-on SEVERITY]',
  ],
  description: `Finds unreachable routes, gateways of two carriers, unanswered numbers, missing
defaults and missing speech credentials. With FILE, checks the platform as it
would be with the file; without, as it is. One finding a line: where, severity,
record, problem, fix.`,
  variables: [['CONSOLE_URL', 'such as https://console.example.com: prints links, not paths']],
  words: [0, 1],
  options: {
    account: accountOption,
    provider: providerOption,
    offline: { type: 'boolean', help: 'check the file alone, without the platform' },
    'skip-account-routing': {
      type: 'boolean',
      help: "skip routing tables of accounts, which a provider's log-in can't read",
    },
    'no-tests': { type: 'boolean', help: 'skip the tests of the file' },
    format: {
      type: 'string',
      value: 'FORMAT',
      choices: formatNames,
      help: 'output format',
    },
    'fail-on': {
      type: 'string',
      value: 'SEVERITY',
      choices: ['warning', 'error'],
      help: 'lowest severity that fails',
    },
    timeout: timeoutOption,
  },
  exits: {
    0: 'no findings',
    1: 'findings at or above --fail-on',
    2: "error, or something couldn't be checked",
  },
  failure: 2,
  run: async (given, terminal) => {
    const checked = given.words[0] ? checkFile(given, terminal) : checkPlatform(given, terminal);
    const { notAsked, ...rest } = await checked;
    const failOn = given.option('fail-on') === 'error' ? 'error' : 'warning';
    const report: Report = {
      ...rest,
      notAsked: notAsked.flatMap((one) => {
        if (one !== unseenTables) return [one];
        return given.isOn('skip-account-routing') ? [] : [`${one} ${remedy}`];
      }),
      failOn,
    };
    const text = formats[(given.option('format') ?? 'text') as Format](report);
    if (text !== '') terminal.print(text);
    return statusOf(report);
  },
};

/** The platform gives a provider neither the list nor the routes of its accounts' tables. */
const remedy = 'Check with their log-in, or accept this with --skip-account-routing.';

async function checkPlatform(given: Given, terminal: Terminal): Promise<Omit<Report, 'failOn'>> {
  if (given.isOn('offline')) throw new Refusal('Name the file to check: --offline needs one.');
  const consoleUrl = consoleUrlOf(terminal.env);
  const session = await sessionOf(given, terminal);
  const { world, scope } = await sessionWorld(session, await chosenAccount(given, session));
  const found = checkWorld(world, scope);
  return {
    subject: given.option('account') || session.provider.name,
    findings: found.map((one) => ({ ...one, at: addressOf(one, consoleUrl) })),
    tests: [],
    notAsked: world.unasked,
  };
}
