import type { Command, Option } from './command.ts';
import { optionsEverywhere } from './options.ts';

type Pair = readonly [left: string, right: string];

/** Characters per line. */
const lineLength = 80;

const variables: readonly Pair[] = [
  ['API_BASE_URL', 'such as https://api.example.com/v1'],
  ['API_TOKEN', 'an API key or a token; or API_USERNAME and API_PASSWORD'],
];

/** Joins parts with spaces and wraps them with an indent. */
function wrapped(parts: readonly string[], indent: number, start = indent): string {
  let column = start;
  return parts
    .map((part, index) => {
      const isFitting = index === 0 || column + 1 + part.length <= lineLength;
      column = index === 0 ? start + part.length : (isFitting ? column + 1 : indent) + part.length;
      if (index === 0) return part;
      return isFitting ? ` ${part}` : `\n${' '.repeat(indent)}${part}`;
    })
    .join('');
}

function columns(pairs: readonly Pair[]): string {
  const width = Math.max(...pairs.map(([left]) => left.length));
  return pairs
    .map(([left, right]) => `  ${left.padEnd(width)}  ${wrapped(right.split(' '), width + 4)}`)
    .join('\n');
}

const environment = (more: readonly Pair[] = []) =>
  `Environment\n${columns([...variables, ...more])}`;

const usageOf = ({ name, usage }: Command) =>
  usage
    .map((line) => {
      const command = `  trunkline ${name}`;
      const parts = line.split(/ (?![^[]*\])/).filter(Boolean);
      return wrapped([command, ...parts], command.length + 1, 0);
    })
    .join('\n');

/** All commands, one per line. */
export const overview = (commands: readonly Command[]) =>
  [
    'Usage\n  trunkline COMMAND [OPTIONS]',
    `Commands\n${columns(commands.map(({ name, summary }) => [name, summary]))}`,
    `Options\n${columns(optionPairs(optionsEverywhere))}`,
    environment(),
    'Run trunkline COMMAND --help for details.',
  ].join('\n\n');

const optionPairs = (options: Readonly<Record<string, Option>>) =>
  Object.entries(options).map(([name, option]): Pair => [nameOf(name, option), textOf(option)]);

const nameOf = (name: string, { short, value }: Option) =>
  `${short ? `-${short}, ` : '    '}--${name}${value ? ` ${value}` : ''}`;

const textOf = ({ help, choices }: Option) =>
  choices ? `${help}: ${choices.join(', ')}. Default: ${choices[0]}` : help;

/** Full help of one command. */
export const helpOf = (command: Command) =>
  [
    `${command.summary}.`,
    `Usage\n${usageOf(command)}`,
    ...(command.description ? [command.description] : []),
    `Options\n${columns(optionPairs({ ...command.options, help: optionsEverywhere.help }))}`,
    ...('timeout' in command.options ? [environment(command.variables)] : []),
    `Exit status\n${columns(Object.entries(command.exits))}`,
  ].join('\n\n');
