import { parseArgs } from 'node:util';
import { type KindName, kindNames } from '../src/configuration/model.ts';
import { type Command, type Given, type Option, Refusal } from './command.ts';

export const accountOption: Option = {
  type: 'string',
  value: 'NAME',
  help: 'name of the account',
};
export const providerOption: Option = {
  type: 'string',
  value: 'NAME',
  help: 'name of the provider, if there are several',
};
export const timeoutOption: Option = {
  type: 'string',
  value: 'SECONDS',
  help: 'time limit of one API call. Default: 30',
};
export const jsonOption: Option = { type: 'boolean', help: 'print JSON' };
export const onlyOption: Option = {
  type: 'string',
  value: 'SECTIONS',
  help: 'only these sections, such as carriers,numbers',
};
export const outputOption: Option = {
  type: 'string',
  short: 'o',
  value: 'FILE',
  help: 'write to FILE instead of the terminal',
};

export const optionsEverywhere = {
  help: { type: 'boolean', short: 'h', help: 'show this help' },
  version: { type: 'boolean', help: 'show the version' },
} satisfies Record<string, Option>;

const isKind = (name: string): name is KindName => kindNames.some((kind) => kind === name);

/** Sections of a comma-separated list. Default: all of them. */
export function sectionsOf(given: Given): readonly KindName[] {
  const only = (given.option('only') ?? '').split(',').filter(Boolean);
  const wrong = only.find((one) => !isKind(one));
  if (wrong !== undefined) {
    throw new Refusal(`Unknown section "${wrong}". Sections: ${kindNames.join(', ')}.`);
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
  throw new Refusal(
    `--timeout must be a number of seconds up to ${longestTimeout}, not "${text}".`,
  );
}

type Read = { command: Command; given: Given } | { helpFor: Command | null } | 'version';

/** Finds the command and its options. Throws a `Refusal` for wrong usage. */
export function readOptions(args: readonly string[], commands: readonly Command[]): Read {
  const { values, positionals } = parse(args, commands);
  const [name, ...words] = positionals;
  if (values['version'] === true) return 'version';
  if (name === undefined) return { helpFor: null };
  const command = commands.find((one) => one.name === name);
  if (!command) {
    const names = commands.map((one) => one.name).join(', ');
    throw new Refusal(`Unknown command "${name}". Commands: ${names}.`);
  }
  if (values['help'] === true) return { helpFor: command };
  for (const [option, value] of Object.entries(values)) checkOption(command, option, value);
  const [least, most] = command.words;
  if (words.length < least) throw new Refusal(command.missing ?? `"${name}" needs more.`);
  if (words.length > most) throw new Refusal(`Unexpected argument "${words[most]}".`);
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
  if (!known) throw new Refusal(`"${name}" has no option --${option}.`);
  const { choices } = known;
  if (choices && !choices.includes(String(value))) {
    throw new Refusal(`--${option} must be one of ${choices.join(', ')}, not "${value}".`);
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
