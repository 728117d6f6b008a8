import { writeConfiguration } from '../../src/configuration/file/write.ts';
import { type Command, type Given, Refusal, type Terminal } from '../command.ts';
import { store } from '../files.ts';
import {
  accountOption,
  onlyOption,
  outputOption,
  providerOption,
  sectionsOf,
  timeoutOf,
  timeoutOption,
} from '../options.ts';
import { sessionOf } from '../session.ts';
import { currentOf, findAccount } from '../target.ts';

export const exportCommand: Command = {
  name: 'export',
  summary: 'writes the configuration of an account, or of a provider with its accounts',
  usage: ['export [--account NAME | --provider NAME] [--only SECTIONS] [--output FILE]'],
  words: [0, 0],
  options: {
    account: accountOption,
    provider: providerOption,
    only: onlyOption,
    output: outputOption,
    timeout: timeoutOption,
  },
  exits: { 0: 'done', 1: 'an error' },
  run: exportTo,
};

async function exportTo(given: Given, terminal: Terminal): Promise<0> {
  const only = sectionsOf(given);
  const timeout = timeoutOf(given);
  const { api, caller, provider } = await sessionOf(
    terminal,
    given.option('provider') ?? '',
    timeout,
  );
  const name = given.option('account') ?? '';
  if (name !== '' && (await findAccount(api, provider.sid, name)) === null) {
    throw new Refusal(`There is no account "${name}".`);
  }
  const configuration = await currentOf(api, caller, provider.sid, name || null, only);
  const text = writeConfiguration(configuration);
  for (const note of configuration.notes) terminal.complain(note);
  const output = given.option('output') ?? '';
  if (output === '') terminal.print(text.trimEnd());
  else await store(output, text);
  return 0;
}
