import { parseArgs } from 'node:util';
import { type KindName, kindNames } from '../src/configuration/model.ts';
import { type Command, type Given, type Option, Refusal } from './command.ts';

export const accountOption: Option = {
  type: 'string',
  value: 'NAME',
  help: 'the account',
};
export const providerOption: Option = {
  type: 'string',
  value: 'NAME',
  help: 'the service provider, where there are several',
};
export const timeoutOption: Option = {
  type: 'string',
  value: 'SECONDS',
  help: 'how long one call may take. Default 30',
};
export const jsonOption: Option = { type: 'boolean', help: 'for programs' };
export const onlyOption: Option = {
  type: 'string',
  value: 'SECTIONS',
  help: 'such as carriers,numbers: the others are left alone',
};
export const outputOption: Option = {
  type: 'string',
  short: 'o',
  value: 'FILE',
  help: 'in place of the terminal',
};

export const optionsEverywhere: Readonly<Record<string, Option>> = {
  help: { type: 'boolean', short: 'h', help: 'shows this' },
  version: { type: 'boolean', help: 'tells the version' },
};

const isKind = (name: string): name is KindName => kindNames.some((kind) => kind === name);

/** Sections of a comma-separated list; all of them without one. */
export function sectionsOf(given: Given): readonly KindName[] {
  const only = (given.option('only') ?? '').split(',').filter(Boolean);
  const wrong = only.find((one) => !isKind(one));
  if (wrong !== undefined) {
    throw new Refusal(`There is no section "${wrong}". There are ${kindNames.join(', ')}.`);
  }
  return only.length > 0 ? only.filter(isKind) : kindNames;
}

/** In seconds. */
const defaultTimeout = 30;
const longestTimeout = 3600;

/** @returns seconds */
export function timeoutOf(given: Given): number {
  const text = given.option('timeout');
  if (text === undefined) return defaultTimeout;
  const seconds = Number(text);
  if (text.trim() !== '' && seconds > 0 && seconds <= longestTimeout) return seconds;
  throw new Refusal(`--timeout takes seconds, at most ${longestTimeout}: "${text}" is none.`);
}

type Read = { command: Command; given: Given } | { helpFor: Command | null } | 'version';

/** Finds the command and its options. Wrong use is a `Refusal`. */
export function readOptions(args: readonly string[], commands: readonly Command[]): Read {
  const { values, positionals } = parse(args, commands);
  const [name, ...words] = positionals;
  if (values['version'] === true) return 'version';
  if (name === undefined) return { helpFor: null };
  const command = commands.find((one) => one.name === name);
  if (!command) {
    const names = commands.map((one) => one.name).join(', ');
    throw new Refusal(`There is no command "${name}". There are ${names}.`);
  }
  if (values['help'] === true) return { helpFor: command };
  for (const [option, value] of Object.entries(values)) checkOption(command, option, value);
  const [least, most] = command.words;
  if (words.length < least) throw new Refusal(command.missing ?? `"${name}" needs more.`);
  if (words.length > most) throw new Refusal(`"${words[most]}" is too much.`);
  const given: Given = {
    words,
    option: (option) => {
      const value = values[option];
      return typeof value === 'string' ? value : undefined;
    },
    isOn: (option) => values[option] === true,
  };
  return { command, given };
}

function checkOption({ name, options }: Command, option: string, value: unknown): void {
  if (option in optionsEverywhere) return;
  const known = options[option];
  if (!known) throw new Refusal(`"${name}" takes no --${option}.`);
  const { choices } = known;
  if (choices && !choices.includes(String(value))) {
    throw new Refusal(`--${option} is one of ${choices.join(', ')}: "${value}" is none.`);
  }
}

function parse(args: readonly string[], commands: readonly Command[]) {
  const options = Object.assign(
    {},
    optionsEverywhere,
    ...commands.map((one) => one.options),
  ) as Record<string, Option>;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(options).map(([name, { type, short }]) => [
          name,
          { type, ...(short && { short }) },
        ]),
      ),
    });
  } catch (error) {
    throw new Refusal(
      error instanceof Error ? (error.message.split('. ')[0] ?? '') : 'Wrong usage',
    );
  }
}
