import { checkWorld } from '../../src/configuration/check/check.ts';
import { sessionWorld } from '../check/checked-world.ts';
import { checkFile } from '../check/file-checked.ts';
import { type Format, formatNames, formats } from '../check/formats.ts';
import { addressOf, type Report, statusOf } from '../check/report.ts';
import { slowNumberFor } from '../check/slow-number.ts';
import { type Command, type Given, Refusal, type Terminal } from '../command.ts';
import { accountOption, providerOption, timeoutOf, timeoutOption } from '../options.ts';
import { sessionOf } from '../session.ts';
import { findAccount } from '../target.ts';

export const checkCommand: Command = {
  name: 'check',
  summary: 'finds what loses calls, in a file or on the platform, and runs the tests of a file',
  usage: [
    'check [FILE] [--account NAME] [--provider NAME] [--offline] [--no-tests]',
    '      [--format FORMAT] [--fail-on SEVERITY]',
  ],
  description: [
    'Routes that no number reaches, gateways that two carriers take, numbers that nothing answers,',
    'missing defaults, and speech that an application needs and nobody has. With FILE it checks the',
    'platform as it would be with that file; without one, what is there. One line a finding:',
    'where, severity, record, why, and what to do. CONSOLE_URL, such as https://console.example.com,',
    'makes links of addresses. What can’t be asked is said, and ends with status 2.',
  ].join('\n'),
  words: [0, 1],
  options: {
    account: accountOption,
    provider: providerOption,
    offline: { type: 'boolean', help: 'checks the file by itself: nothing is asked' },
    'no-tests': { type: 'boolean', help: 'leaves out the tests of the file' },
    format: {
      type: 'string',
      choices: formatNames,
      help: 'text by default; github writes annotations',
    },
    'fail-on': {
      type: 'string',
      choices: ['warning', 'error'],
      help: 'the least severity that fails. Default: warning',
    },
    timeout: timeoutOption,
  },
  exits: {
    0: 'nothing found',
    1: 'something found, of at least the severity of --fail-on',
    2: 'something could not be checked',
  },
  failure: 2,
  run: async (given, terminal) => {
    const checked = given.words[0] ? checkFile(given, terminal) : checkPlatform(given, terminal);
    const failOn = given.option('fail-on') === 'error' ? 'error' : 'warning';
    const report: Report = { ...(await checked), failOn };
    const text = formats[(given.option('format') ?? 'text') as Format](report);
    if (text !== '') terminal.print(text);
    return statusOf(report);
  },
};

async function checkPlatform(given: Given, terminal: Terminal): Promise<Omit<Report, 'failOn'>> {
  if (given.isOn('offline')) throw new Refusal('Say which file to check: --offline asks nothing.');
  const session = await sessionOf(terminal, given.option('provider') ?? '', timeoutOf(given));
  const { api, provider } = session;
  const name = given.option('account') ?? '';
  const accountSid = name === '' ? null : await findAccount(api, provider.sid, name);
  if (name !== '' && accountSid === null) throw new Refusal(`There is no account "${name}".`);
  const { world, scope } = await sessionWorld(session, accountSid);
  const console = terminal.env['CONSOLE_URL'] ?? '';
  return {
    subject: name || provider.name,
    findings: checkWorld(world, scope, await slowNumberFor(world)).map((one) => ({
      ...one,
      at: addressOf(one, console),
    })),
    tests: [],
    notAsked: world.unasked,
  };
}
