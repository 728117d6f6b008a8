import { parseFile } from '../../src/configuration/file/read.ts';
import { writeConfiguration } from '../../src/configuration/file/write.ts';
import type { Configuration } from '../../src/configuration/model.ts';
import { readConfiguration } from '../../src/configuration/platform/read.ts';
import { followedTests } from '../../src/configuration/tests/follow.ts';
import { type Command, type Given, Refusal, type Terminal } from '../command.ts';
import { existing, store } from '../files.ts';
import {
  accountOption,
  onlyOption,
  outputOption,
  providerOption,
  sectionsOf,
  timeoutOption,
} from '../options.ts';
import { sessionOf } from '../session.ts';
import { chosenAccount } from '../target.ts';

export const exportCommand: Command = {
  name: 'export',
  summary: 'Export the configuration of an account or a provider',
  usage: ['[--account NAME | --provider NAME] [--only SECTIONS] [--output FILE]'],
  words: [0, 0],
  options: {
    account: accountOption,
    provider: providerOption,
    only: onlyOption,
    output: outputOption,
    timeout: timeoutOption,
  },
  exits: { 0: 'done', 1: 'error' },
  run: exportTo,
};

async function exportTo(given: Given, terminal: Terminal): Promise<0> {
  const only = sectionsOf(given);
  const session = await sessionOf(given, terminal);
  const { api, caller, provider } = session;
  const accountSid = await chosenAccount(given, session);
  const current = await readConfiguration(
    api,
    caller,
    { providerSid: provider.sid, accountSid },
    only,
  );
  const output = given.option('output') ?? '';
  const configuration =
    output === '' ? current : withTestsOf(await existing(output), current, output);
  const text = writeConfiguration(configuration);
  for (const note of configuration.notes) terminal.complain(note);
  if (output === '') terminal.print(text.trimEnd());
  else await store(output, text);
  return 0;
}

/** Keeps the tests of the overwritten file, because the platform stores none. */
function withTestsOf(text: string, current: Configuration, name: string): Configuration {
  if (!/^tests:/m.test(text)) return current;
  const before = parseFile(text).read();
  if (!before.ok) {
    throw new Refusal(
      `${name} has tests that can't be read. Correct it, or export to another file.`,
    );
  }
  if (before.configuration.of !== current.of) return current;
  return { ...current, tests: followedTests(before.configuration, current) };
}
