import { readFile } from '../../src/configuration/file/read.ts';
import { writeConfiguration } from '../../src/configuration/file/write.ts';
import type { Configuration } from '../../src/configuration/model.ts';
import { followedTests } from '../../src/configuration/tests/follow.ts';
import { type Command, type Given, Refusal, type Terminal } from '../command.ts';
import { existing, store } from '../files.ts';
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
  const current = await currentOf(api, caller, provider.sid, name || null, only);
  const output = given.option('output') ?? '';
  const configuration =
    output === '' ? current : withTestsOf(await existing(output), current, output);
  const text = writeConfiguration(configuration);
  for (const note of configuration.notes) terminal.complain(note);
  if (output === '') terminal.print(text.trimEnd());
  else await store(output, text);
  return 0;
}

/** The platform has no tests: those of the file that is written over stay in it. */
function withTestsOf(text: string, current: Configuration, name: string): Configuration {
  if (!/^tests:/m.test(text)) return current;
  const before = readFile(text);
  if (!before.ok) {
    throw new Refusal(
      `${name} has tests that can't be read. Correct it, or export to another file.`,
    );
  }
  if (before.configuration.of !== current.of) return current;
  return { ...current, tests: followedTests(before.configuration, current) };
}
