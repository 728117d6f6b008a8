import { marked } from '@trunkline/ui/tokens/text';
import type { Hook } from '../values/hook.ts';

/** Kinds of records that a column can refer to. */
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

/** One column of a record, with every rule for reading, showing, typing and sending it. */
export type Column<Name extends string = string, Value = unknown, Stored = unknown> = {
  type: ColumnType;
  /** Name on the wire. */
  name: Name;
  /** Name in the form, the history and the configuration file. */
  label: string;
  /** Value in the form of a new record. */
  initial: Value;
  // Methods, so that columns of any types fit into one tree.
  fromWire(stored: Stored): Value;
  toWire(value: Value): unknown;
} & Rules;

type Rules = {
  /** Message if the field is left empty. Absent: it may be empty. */
  required?: string;
  /** In characters. */
  maxLength?: number;
  /** Smallest and largest whole number. */
  range?: readonly [number, number];
  /** Returns a sentence for a trimmed text that the platform would refuse or misread. */
  check?: (text: string) => string | undefined;
  /** Turns the typed text into the text that the platform stores. */
  normalise?: (text: string) => string;
  /** The only valid values. */
  choices?: readonly string[];
  refersTo?: Referable;
  /** Whether it names the account that owns the record; in a configuration file the record's place says so. */
  isOwner?: boolean;
  /** Sent when the record is created, never in an update. */
  isFixed?: boolean;
  /** Sent with every update, changed or not. */
  isAlwaysSent?: boolean;
  /** Wire columns to send along with a value: the platform refuses it without them. */
  sentWith?: readonly string[];
  /** Wire column without which a secret is useless. */
  goesWith?: string;
  /** Whether the platform returns the secret unmasked. */
  isClear?: boolean;
  /** Whether the webhook always gets POST requests over HTTP. */
  isPosted?: boolean;
  /** Absent from forms, which leave it unchanged; a configuration file has it. */
  isUnshown?: true;
  /** Name in a configuration file. Default: the wire name without `is_` and `_sid`. */
  file?: string;
};
type Options<Names extends keyof Rules> = Pick<
  Rules,
  Names | 'isFixed' | 'isAlwaysSent' | 'sentWith' | 'file'
>;

/** A column whose form value equals the stored value. */
const plain = <Name extends string, Value>(
  column: Pick<Column<Name, Value>, 'type' | 'name' | 'label' | 'initial'> & Rules,
): Column<Name, Value, Value> => ({
  ...column,
  fromWire: (stored) => stored,
  toWire: (value) => value,
});

/** One line of text. If it may be empty, '' is stored as null. */
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

/** @param initial value of a new record */
export const flag = <const Name extends string>(
  name: Name,
  label: string,
  initial: boolean,
  options: Options<never> = {},
): Column<Name, boolean, boolean> => plain({ type: 'flag', name, label, initial, ...options });

/** The SID of another record; '' for none, stored as null. */
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

/** A secret that the platform never returns. '' keeps the stored one. */
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

/** A secret that the platform returns unmasked; '' clears it. */
export const clearSecret = <const Name extends string>(
  name: Name,
  label: string,
  options: Options<'goesWith'> = {},
): Column<Name, string, string> => ({
  ...plain({ type: 'secret', name, label, initial: '', isClear: true, ...options }),
  toWire: (value) => value || null,
});

/** One of a few texts, by default the first. With `string` for `Choice`, any other stored text is kept. */
export const choice = <const Name extends string, const Choice extends string>(
  name: Name,
  label: string,
  choices: readonly [Choice, ...Choice[]],
  options: Options<never> = {},
): Column<Name, Choice, Choice> =>
  plain({ type: 'choice', name, label, initial: choices[0], choices, ...options });

/** The port as typed; '' is stored as null and leaves the port to DNS. @param initial value of a new record */
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

/** A whole number from 0. @param initial value of a new record */
export const integer = <const Name extends string>(
  name: Name,
  label: string,
  initial: number,
  { range = [0, integerLimit], ...options }: Options<'range'> = {},
): Column<Name, number, number> =>
  plain({ type: 'integer', name, label, initial, range, ...options });

/** A flag, sent as 0 or 1. */
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

/** The rules of a webhook column, in the form that its field and its validation take. */
export const webhookRules = ({ required, isPosted }: Rules) => ({
  isRequired: required !== undefined,
  ...(isPosted && {
    allowedMethods: ['POST'] as const,
    allowedSchemes: ['http', 'https'] as const,
  }),
});

/** JSON that the platform stores as text; '' for none. */
export const json = <const Name extends string>(
  name: Name,
  label: string,
): Column<Name, string, string> => ({ ...text(name, label), type: 'json' });

/** Values under names that the person chooses. */
export const map = <const Name extends string, Values extends object = object>(
  name: Name,
  label: string,
): Column<Name, Values, Values> => plain({ type: 'map', name, label, initial: {} as Values });

/** Excludes a column from forms. */
export const unshown = <One extends Column>(column: One) => ({
  ...column,
  isUnshown: true as const,
});

/** Checks a whole number from a form or a file; returns a sentence if it is invalid. */
export function numberProblem(
  { range: [least, most] = [-integerLimit, integerLimit] }: Pick<Rules, 'range'>,
  number: number,
): string | undefined {
  if (number >= least && number <= most) return undefined;
  if (most < integerLimit) return `Enter a whole number from ${least} to ${most}.`;
  return number > most ? `Enter at most ${most}.` : `Enter a whole number, ${least} or more.`;
}

/** Two names that differ only in such a character look the same. */
export const hiddenProblem = (text: string) =>
  marked(text) === text ? undefined : 'Remove the control or invisible characters.';

/** Checks a text from a form or a configuration file; returns a sentence if it is invalid. */
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
