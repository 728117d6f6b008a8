/** What the command line is run in. */
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
  /** undefined where it isn't given. */
  option: (name: string) => string | undefined;
  isOn: (name: string) => boolean;
};

export type Status = 0 | 1 | 2;

export type Command = {
  name: string;
  /** For the list of commands, in the third person: 'writes …'. */
  summary: string;
  /** Lines as they are typed, without 'trunkline'. */
  usage: readonly string[];
  /** Sentences for its own help. */
  description?: string;
  /** How many words follow its name. */
  words: readonly [least: number, most: number];
  /** Says what is missing where there are fewer. */
  missing?: string;
  /** Words to complete in place of file names. */
  choices?: readonly string[];
  options: Readonly<Record<string, Option>>;
  /** Variables that it reads besides those of every command that asks the platform. */
  variables?: readonly (readonly [name: string, help: string])[];
  /** Meaning of each exit status. */
  exits: Readonly<Partial<Record<Status, string>>>;
  /** Where it fails with an exception. Default: 1 */
  failure?: Status;
  run: (given: Given, terminal: Terminal) => Promise<Status>;
};
