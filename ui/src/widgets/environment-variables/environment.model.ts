import { shorten } from '../../tokens/text/index.ts';

export type EnvironmentValue = string | number | boolean;

/** One variable of an application. */
export type EnvironmentVariable = {
  type: 'string' | 'number' | 'boolean';
  description: string;
  /** Whether a value is required. A boolean always has one: unticked is false. */
  required: boolean;
  default?: EnvironmentValue;
  /** The only allowed values. */
  enum?: readonly (string | number)[];
  /** Whether it is a secret, typed hidden. */
  isObscured: boolean;
  hint?: 'textarea' | 'filepicker';
  /** Choices from the platform; the value is the carrier's name. */
  resource?: 'carriers';
};

/** The variables of an application by key, in order. */
export type EnvironmentSchema = Readonly<Record<string, EnvironmentVariable>>;

/**
 * Values by key. A missing key never had a value; '' was cleared. A half-typed number ('-', '1.')
 * is text until it is complete.
 */
export type EnvironmentValues = Readonly<Record<string, EnvironmentValue>>;

/** Messages by key. */
export type EnvironmentErrors = Readonly<Partial<Record<string, string>>>;

/** Reads own properties only: an application may call a variable `constructor`. */
export function valueAt<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Keys of stored values that are not in the schema: a save drops them. */
export const keysOutside = (schema: EnvironmentSchema, values: EnvironmentValues): string[] =>
  Object.keys(values).filter((key) => !Object.hasOwn(schema, key));

export type EnvironmentControl =
  | 'checkbox'
  | 'choice'
  | 'secret'
  | 'textarea'
  | 'file'
  | 'number'
  | 'text';

export function controlOf(variable: EnvironmentVariable): EnvironmentControl {
  if (variable.type === 'boolean') return 'checkbox';
  if (variable.enum || variable.resource === 'carriers') return 'choice';
  if (variable.isObscured) return 'secret';
  if (variable.hint === 'textarea') return 'textarea';
  if (variable.hint === 'filepicker') return 'file';
  return variable.type === 'number' ? 'number' : 'text';
}

/** Digits, sign, decimals, exponent. Number() would also accept '0x10' or ' '. */
const numberText = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

function numberOf(value: EnvironmentValue): number | undefined {
  const text = String(value).trim();
  const number = Number(text);
  return numberText.test(text) && Number.isFinite(number) ? number : undefined;
}

/**
 * Converts typed text to a number only if the number prints as typed, so that the point of '1.' and
 * the zeros of '1.50' survive typing.
 */
export function fromText(variable: EnvironmentVariable, text: string): string | number {
  if (variable.type !== 'number') return text;
  const number = numberOf(text);
  return number !== undefined && String(number) === text ? number : text;
}

/**
 * Converts a stored value to the current type of the schema, because the platform refuses '5' for a
 * number. undefined if it can't be converted.
 */
export function inType(
  variable: EnvironmentVariable,
  value: EnvironmentValue,
): EnvironmentValue | undefined {
  if (variable.type === 'string') return String(value);
  if (variable.type === 'number') return typeof value === 'boolean' ? undefined : numberOf(value);
  if (typeof value === 'boolean') return value;
  return value === 'true' || (value === 'false' ? false : undefined);
}

/** Adds defaults for keys without a value; returns the same values if none is missing. */
export function withDefaults(
  schema: EnvironmentSchema,
  values: EnvironmentValues,
): EnvironmentValues {
  const missing = Object.entries(schema).flatMap(([key, variable]) => {
    if (variable.default === undefined || valueAt(values, key) !== undefined) return [];
    const value = inType(variable, variable.default);
    return value === undefined ? [] : [[key, value] as const];
  });
  return missing.length === 0 ? values : { ...values, ...Object.fromEntries(missing) };
}

export const environmentMessages = {
  required: (key: string) => `${shorten(key)} needs a value.`,
  number: (key: string) => `${shorten(key)} must be a number.`,
  unavailable: (key: string) => `${shorten(key)} must be one of the listed values.`,
};

function problemOf(key: string, variable: EnvironmentVariable, value: EnvironmentValue = '') {
  if (variable.type === 'boolean') return undefined;
  if (value === '') return variable.required ? environmentMessages.required(key) : undefined;
  const typed = inType(variable, value);
  if (typed === undefined) return environmentMessages.number(key);
  const isListed = !variable.enum || variable.enum.some((choice) => choice === typed);
  return isListed ? undefined : environmentMessages.unavailable(key);
}

/** Messages by key, in the order of the schema. */
export function problemsOf(
  schema: EnvironmentSchema,
  values: EnvironmentValues,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, variable]) => {
      const problem = problemOf(key, variable, valueAt(values, key));
      return problem ? [[key, problem]] : [];
    }),
  );
}

/**
 * Values to store: the schema's keys with a value, including false and 0. null if there never was
 * any. A value that can't be converted, such as a stored 'yes' of a box, is sent unchanged, so that
 * the platform refuses it and nothing is lost silently. Call it only with a loaded schema: after a
 * failed lookup, leave the stored variables alone.
 */
export function toSend(
  schema: EnvironmentSchema,
  values: EnvironmentValues,
): Record<string, EnvironmentValue> | null {
  const sent = Object.entries(schema).flatMap(([key, variable]) => {
    const value = valueAt(values, key);
    if (value !== undefined && value !== '') return [[key, inType(variable, value) ?? value]];
    // The box is shown unticked, and the platform would refuse a missing required variable.
    return variable.type === 'boolean' && variable.required ? [[key, false]] : [];
  });
  if (sent.length === 0 && Object.keys(values).length === 0) return null;
  return Object.fromEntries(sent);
}
