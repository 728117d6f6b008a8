import type { Command, Option } from './command.ts';
import { optionsEverywhere } from './options.ts';

type Pair = readonly [left: string, right: string];

const variables: readonly Pair[] = [
  ['API_BASE_URL', 'such as https://api.example.com/v1'],
  ['API_TOKEN', 'an API key or a token; or API_USERNAME and API_PASSWORD'],
];
const secretVariable: Pair = ['TRUNKLINE_SECRET_NAME', 'the secret that a file calls NAME'];

/** Pairs as two columns. */
function columns(pairs: readonly Pair[]): string {
  const width = Math.max(...pairs.map(([left]) => left.length));
  return pairs.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

const environment = (more: readonly Pair[] = [secretVariable]) =>
  `Environment\n${columns([...variables, ...more])}`;

/** A line that begins with a blank goes on with the one before it. */
const usageOf = ({ usage }: Command) =>
  usage.map((line) => `  ${line.startsWith(' ') ? ' '.repeat(9) : 'trunkline'} ${line}`).join('\n');

/** All commands, each in a line. */
export const overview = (commands: readonly Command[]) =>
  [
    `Usage\n${commands.map(usageOf).join('\n')}\n  trunkline --version`,
    columns(commands.map(({ name, summary }) => [name, summary])),
    environment(),
    'trunkline COMMAND --help tells more.',
  ].join('\n\n');

const nameOf = (name: string, { short, value, choices }: Option) =>
  `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : choices ? ` ${choices.join('|')}` : ''}`;

/** One command, whole. */
export const helpOf = (command: Command) =>
  [
    `Usage\n${usageOf(command)}`,
    `${command.name} ${command.summary}.`,
    ...(command.description ? [command.description] : []),
    `Options\n${columns(
      Object.entries({ ...command.options, ...optionsEverywhere })
        .filter(([name]) => name !== 'version')
        .map(([name, option]) => [nameOf(name, option), option.help]),
    )}`,
    ...('timeout' in command.options ? [environment(command.variables)] : []),
    `Exit status\n${columns(Object.entries(command.exits))}`,
  ].join('\n\n');
