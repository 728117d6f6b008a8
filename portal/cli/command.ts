/** The process around the command line. */
export type Terminal = {
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  print: (text: string) => void;
  complain: (text: string) => void;
  /** Asks a question; null if there is no terminal to ask on. */
  ask: ((question: string) => Promise<string>) | null;
};

/** A sentence for the person at the terminal. */
export class Refusal extends Error {}

export type Option = {
  type: 'string' | 'boolean';
  short?: string;
  /** What a text stands for in the help, such as NAME. */
  value?: string;
  help: string;
  /** The only texts that it takes; the first is the default. */
  choices?: readonly string[];
};

/** The arguments of one command. */
export type Given = {
  /** Behind the name of the command. */
  words: readonly string[];
  /** undefined if not set. */
  option: (name: string) => string | undefined;
  isOn: (name: string) => boolean;
};

export type Status = 0 | 1 | 2;

export type Command = {
  name: string;
  /** For the list of commands: 'Export …', without a full stop. */
  summary: string;
  /** Lines of arguments behind the name, wrapped by the help. */
  usage: readonly string[];
  /** For its own help, in lines of at most 80 characters. */
  description?: string;
  /** How many words follow its name. */
  words: readonly [least: number, most: number];
  /** Message if there are fewer. */
  missing?: string;
  /** Words to complete in place of file names. */
  choices?: readonly string[];
  options: Readonly<Record<string, Option>>;
  /** Variables besides those of the log-in. */
  variables?: readonly (readonly [name: string, help: string])[];
  /** Meaning of each exit status. */
  exits: Readonly<Partial<Record<Status, string>>>;
  /** Status of an exception. Default: 1 */
  failure?: Status;
  run: (given: Given, terminal: Terminal) => Promise<Status>;
};
