import { parseArgs } from 'node:util';
import { type KindName, kindNames } from '../src/configuration/model.ts';
import { Refusal } from './target.ts';

export const usage = `Usage
  trunkline export [--account NAME | --provider NAME] [--only SECTIONS] [--output FILE]
  trunkline plan FILE [--account NAME] [--provider NAME] [--realm REALM]
                      [--only SECTIONS] [--json]
  trunkline apply FILE [--account NAME] [--provider NAME] [--realm REALM]
                       [--only SECTIONS] [--json] [--yes] [--delete] [--overwrite]
  trunkline watch [--once] [--help]
  trunkline schema
  trunkline --version

  export   writes the configuration of an account, or of a provider with its accounts
  plan     shows what applying a file would do; changes nothing
  apply    shows the plan, asks, and does it
  watch    tells what begins and ends on the platform: see trunkline watch --help
  schema   writes the JSON Schema of a file, for editors

Options
  --account NAME    the account. Without it a file is for the account that it names
  --provider NAME   the service provider, where there are several
  --realm REALM     the SIP realm of the account, in place of the one in the file
  --only SECTIONS   such as carriers,numbers: the others are left alone
  --output FILE     in place of the terminal
  --json            for programs
  --yes             apply without asking
  --delete          delete what is on the platform and not in the file. Without it, it stays
  --overwrite       write over what somebody has changed since the plan
  --timeout SECONDS how long one call may take. Default 30

Environment
  API_BASE_URL            such as https://api.example.com/v1
  API_TOKEN               an API key or a token; or API_USERNAME and API_PASSWORD
  TRUNKLINE_SECRET_NAME   the secret that a file calls NAME

Exit status
  0  nothing to do, or all done
  1  an error; or something failed, was left, or can't be written
  2  plan: the platform is not as the file says`;

const commands = ['export', 'plan', 'apply', 'schema'] as const;
const takesFile = (command: string) => command === 'plan' || command === 'apply';

export type Options = {
  command: (typeof commands)[number];
  file: string;
  account: string;
  provider: string;
  realm: string | undefined;
  only: readonly KindName[];
  output: string;
  isJson: boolean;
  isYes: boolean;
  deletes: boolean;
  overwrites: boolean;
  /** In seconds. */
  timeout: number;
};

const isKind = (name: string): name is KindName => kindNames.some((kind) => kind === name);

/** In seconds. */
const defaultTimeout = 30;
const longestTimeout = 3600;

function timeoutOf(text: string | undefined): number {
  if (text === undefined) return defaultTimeout;
  const seconds = Number(text);
  if (text.trim() !== '' && seconds > 0 && seconds <= longestTimeout) return seconds;
  throw new Refusal(`--timeout takes seconds, at most ${longestTimeout}: "${text}" is none.`);
}

/** Parses options, or returns the help or version they ask for. Wrong use is a `Refusal`. */
export function readOptions(args: readonly string[]): Options | 'usage' | 'version' {
  const { values, positionals } = parse(args);
  const [name, file = '', ...more] = positionals;
  if (values.version) return 'version';
  if (values.help || name === undefined) return 'usage';
  const command = commands.find((one) => one === name);
  if (!command) {
    throw new Refusal(`There is no command "${name}". There are ${commands.join(', ')}.`);
  }
  if (takesFile(command) && file === '') throw new Refusal(`Say which file to ${command}.`);
  if (more.length > 0 || (!takesFile(command) && file !== '')) {
    throw new Refusal(`"${more[0] ?? file}" is too much.`);
  }
  const only = (values.only ?? '').split(',').filter(Boolean);
  const wrong = only.find((one) => !isKind(one));
  if (wrong !== undefined) {
    throw new Refusal(`There is no section "${wrong}". There are ${kindNames.join(', ')}.`);
  }
  return {
    command,
    file,
    account: values.account ?? '',
    provider: values.provider ?? '',
    realm: values.realm,
    only: only.length > 0 ? only.filter(isKind) : kindNames,
    output: values.output ?? '',
    isJson: values.json,
    isYes: values.yes,
    deletes: values.delete,
    overwrites: values.overwrite,
    timeout: timeoutOf(values.timeout),
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        account: text,
        provider: text,
        realm: text,
        only: text,
        output: { ...text, short: 'o' },
        json: flag,
        yes: { ...flag, short: 'y' },
        delete: flag,
        overwrite: flag,
        timeout: text,
        help: { ...flag, short: 'h' },
        version: flag,
      },
    });
  } catch (error) {
    throw new Refusal(
      error instanceof Error ? (error.message.split('. ')[0] ?? '') : 'Wrong usage',
    );
  }
}
