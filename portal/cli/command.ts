/** Input and output of the process. */
export type Terminal = {
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  print: (text: string) => void;
  complain: (text: string) => void;
  /** Asks a question; null without an interactive terminal. */
  ask: ((question: string) => Promise<string>) | null;
};

/** An error with a sentence for the user. */
export class Refusal extends Error {}

export type Option = {
  type: 'string' | 'boolean';
  short?: string;
  /** Placeholder of the value in the help, such as NAME. */
  value?: string;
  help: string;
  /** The only valid values; the first is the default. */
  choices?: readonly string[];
};

/** The arguments of one command. */
export type Given = {
  /** Words after the name of the command. */
  words: readonly string[];
  /** undefined if not set. */
  option: (name: string) => string | undefined;
  isOn: (name: string) => boolean;
};

export type Status = 0 | 1 | 2;

export type Command = {
  name: string;
  /** Shown in the list of commands: 'Export …', without a full stop. */
  summary: string;
  /** Lines of arguments after the name; the help wraps them. */
  usage: readonly string[];
  /** Shown in its own help, in lines of at most 80 characters. */
  description?: string;
  /** Number of words after its name. */
  words: readonly [least: number, most: number];
  /** Message for missing words. */
  missing?: string;
  /** Words to complete instead of file names. */
  choices?: readonly string[];
  options: Readonly<Record<string, Option>>;
  /** Environment variables besides those for the log-in. */
  variables?: readonly (readonly [name: string, help: string])[];
  /** Meaning of each exit status. */
  exits: Readonly<Partial<Record<Status, string>>>;
  /** Status of an exception. Default: 1. */
  failure?: Status;
  run: (given: Given, terminal: Terminal) => Promise<Status>;
};
