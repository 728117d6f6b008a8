import { marked } from '@trunkline/ui/tokens/text';
import type { Hook } from '../values/hook.ts';

/** Kinds of records that a column can name. */
type Referable = 'accounts' | 'applications' | 'carriers';

type ColumnType =
  | 'text'
  | 'flag'
  | 'integer'
  | 'secret'
  | 'reference'
  | 'choice'
  | 'hook'
  | 'json'
  | 'map';

/** One column of a record: everything that holds for it wherever it is read, shown, typed or sent. */
export type Column<Name extends string = string, Value = unknown, Stored = unknown> = {
  type: ColumnType;
  /** On the wire. */
  name: Name;
  /** As the form, the history and the configuration file call it. */
  label: string;
  /** What a form of a new record shows. */
  initial: Value;
  // Methods, so that columns of any types go into one tree.
  fromWire(stored: Stored): Value;
  toWire(value: Value): unknown;
} & Rules;

type Rules = {
  /** Said where a person leaves it empty. Absent: it may be empty. */
  required?: string;
  /** In characters. */
  maxLength?: number;
  /** Least and largest whole number. */
  range?: readonly [number, number];
  /** A sentence about a text, trimmed, that the platform would refuse or misread. */
  check?: (text: string) => string | undefined;
  /** The text that the platform stores for one that was typed. */
  normalise?: (text: string) => string;
  /** The only values there are. */
  choices?: readonly string[];
  refersTo?: Referable;
  /** The account that the record belongs to: in a configuration file the place of the record. */
  isOwner?: boolean;
  /** Sent when the record is created, and never again. */
  isFixed?: boolean;
  /** Sent with every update, changed or not. */
  isAlwaysSent?: boolean;
  /** Columns on the wire that have to go with a value that is sent: the platform refuses it alone. */
  sentWith?: readonly string[];
  /** Column on the wire without which a secret says nothing. */
  goesWith?: string;
  /** A secret that the platform answers as it is. */
  isClear?: boolean;
  /** A webhook that is always posted to, over HTTP. */
  isPosted?: boolean;
  /** No form shows it: it stays as it is, and a configuration file has it. */
  isUnshown?: true;
  /** Its name in a configuration file. Default: the wire's, without `is_` and `_sid`. */
  file?: string;
};
type Options<Names extends keyof Rules> = Pick<
  Rules,
  Names | 'isFixed' | 'isAlwaysSent' | 'sentWith' | 'file'
>;

/** A column whose value in a form is the stored one. */
const plain = <Name extends string, Value>(
  column: Pick<Column<Name, Value>, 'type' | 'name' | 'label' | 'initial'> & Rules,
): Column<Name, Value, Value> => ({
  ...column,
  fromWire: (stored) => stored,
  toWire: (value) => value,
});

/** One line of text; '' is stored as null where it may be empty. */
export const text = <const Name extends string>(
  name: Name,
  label: string,
  options: Options<'required' | 'maxLength' | 'check' | 'normalise'> = {},
): Column<Name, string, string> => ({
  ...plain({ type: 'text', name, label, initial: '', ...options }),
  toWire: (value) => {
    const { required, normalise = (typed) => typed } = options;
    return required === undefined ? normalise(value.trim()) || null : normalise(value);
  },
});

/** @param initial of a new record */
export const flag = <const Name extends string>(
  name: Name,
  label: string,
  initial: boolean,
  options: Options<never> = {},
): Column<Name, boolean, boolean> => plain({ type: 'flag', name, label, initial, ...options });

/** The SID of another record; '' for none, which is stored as null. */
export const reference = <const Name extends string>(
  name: Name,
  label: string,
  refersTo: Referable,
  options: Options<'required' | 'isOwner'> = {},
): Column<Name, string, string | null> => ({
  ...{ type: 'reference', name, label, initial: '', refersTo },
  fromWire: (stored) => stored ?? '',
  toWire: (value) => value || null,
  ...options,
});

/** A secret that the platform never answers. '' keeps the stored one. */
export const secret = <const Name extends string>(
  name: Name,
  label: string,
  options: Options<'required'> = {},
): Column<Name, string, never> => ({
  ...{ type: 'secret', name, label, initial: '' },
  fromWire: () => '',
  toWire: (value) => value || undefined,
  ...options,
});

/** A secret that the platform answers as it is; '' clears it. */
export const clearSecret = <const Name extends string>(
  name: Name,
  label: string,
  options: Options<'goesWith'> = {},
): Column<Name, string, string> => ({
  ...plain({ type: 'secret', name, label, initial: '', isClear: true, ...options }),
  toWire: (value) => value || null,
});

/** One of a few texts, the first by default. With `string` for `Choice` another stored one stays. */
export const choice = <const Name extends string, const Choice extends string>(
  name: Name,
  label: string,
  choices: readonly [Choice, ...Choice[]],
  options: Options<never> = {},
): Column<Name, Choice, Choice> =>
  plain({ type: 'choice', name, label, initial: choices[0], choices, ...options });

/** As typed; '' is stored as null and leaves the port to DNS. @param initial of a new record */
export const port = <const Name extends string>(
  name: Name,
  label: string,
  initial: string,
  options: Options<never> = {},
): Column<Name, string, number | null> => ({
  ...{ type: 'integer', name, label, initial, range: [0, 65_535] },
  fromWire: (stored) => (stored === null ? '' : String(stored)),
  toWire: (value) => (value === '' ? null : Number(value)),
  ...options,
});

/** Largest whole number that the platform's columns take. */
const integerLimit = 2 ** 31 - 1;

/** A whole number from 0. @param initial of a new record */
export const integer = <const Name extends string>(
  name: Name,
  label: string,
  initial: number,
  { range = [0, integerLimit], ...options }: Options<'range'> = {},
): Column<Name, number, number> =>
  plain({ type: 'integer', name, label, initial, range, ...options });

/** A flag that is sent as 0 or 1. */
export const bit = <const Name extends string>(
  ...args: Parameters<typeof flag<Name>>
): Column<Name, boolean, boolean> => ({
  ...flag(...args),
  toWire: (value) => (value ? 1 : 0),
});

/** A webhook with its credentials. */
export const hook = <const Name extends string>(
  name: Name,
  label: string,
  options: Options<'required' | 'isPosted'> = {},
): Column<Name, Hook | null, Hook | null> =>
  plain({ type: 'hook', name, label, initial: null, ...options });

/** What holds for a webhook, as its field and its rules take it. */
export const webhookRules = ({ required, isPosted }: Rules) => ({
  isRequired: required !== undefined,
  ...(isPosted && {
    allowedMethods: ['POST'] as const,
    allowedSchemes: ['http', 'https'] as const,
  }),
});

/** JSON that the platform keeps as text; '' for none. */
export const json = <const Name extends string>(
  name: Name,
  label: string,
): Column<Name, string, string> => ({ ...text(name, label), type: 'json' });

/** Values by names that a person chooses. */
export const map = <const Name extends string, Values extends object = object>(
  name: Name,
  label: string,
): Column<Name, Values, Values> => plain({ type: 'map', name, label, initial: {} as Values });

/** A column that no form shows. */
export const unshown = <One extends Column>(column: One) => ({
  ...column,
  isUnshown: true as const,
});

/** A sentence about a whole number, wherever it was typed. */
export function numberProblem(
  { range: [least, most] = [-integerLimit, integerLimit] }: Pick<Rules, 'range'>,
  number: number,
): string | undefined {
  if (number >= least && number <= most) return undefined;
  if (most < integerLimit) return `Enter a whole number from ${least} to ${most}.`;
  return number > most ? `Enter at most ${most}.` : `Enter a whole number, ${least} or more.`;
}

/** Two names that differ in such a character look the same. */
export const hiddenProblem = (text: string) =>
  marked(text) === text ? undefined : 'Remove the control or invisible characters.';

/** A sentence about a text that was typed into a form or stands in a configuration file. */
export function textProblem(
  {
    required,
    maxLength,
    check,
    normalise = (typed) => typed,
  }: Pick<Rules, 'required' | 'maxLength' | 'check' | 'normalise'>,
  text: string,
): string | undefined {
  if (text === '') return required;
  const hidden = hiddenProblem(normalise(text));
  if (hidden !== undefined) return hidden;
  if (maxLength !== undefined && text.length > maxLength) {
    return `Use at most ${maxLength} characters.`;
  }
  return check?.(text);
}
