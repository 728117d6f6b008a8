import type { SqlValue } from './database.ts';
import { DatabaseError, failed, SCHEMA } from './database-error.ts';

/** A column that a client may write: type, limits and the name of its table for error texts. */
export type Column = {
  type: 'text' | 'int' | 'flag' | 'choice' | 'date';
  /** Maximum length in characters. */
  max?: number;
  /** Maximum length in bytes of UTF-8: the limit of a column without `max`. */
  maxBytes?: number;
  choices?: readonly string[];
  /** Cannot be null. */
  required?: true;
  default?: SqlValue;
};

export const text = (max: number, more: Partial<Column> = {}): Column => ({
  type: 'text',
  max,
  ...more,
});
/** A TEXT column: 65,535 bytes. */
export const longText = (more: Partial<Column> = {}): Column => ({
  type: 'text',
  maxBytes: 65_535,
  ...more,
});
export const sid = (more: Partial<Column> = {}): Column => text(36, more);
export const flag = (initial: 0 | 1): Column => ({
  type: 'flag',
  required: true,
  default: initial,
});
export const int = (more: Partial<Column> = {}): Column => ({ type: 'int', ...more });
export const date = (more: Partial<Column> = {}): Column => ({ type: 'date', ...more });
export const choice = (choices: readonly string[], more: Partial<Column> = {}): Column => ({
  type: 'choice',
  choices,
  ...more,
});

const intLimit = 2_147_483_647;
const flagLimit = 127;

/**
 * A value from a request as stored in its column. Like the platform's database, converts numbers
 * and booleans to text and back; refuses anything else that doesn't fit, in the same words.
 */
export function toColumn(table: string, name: string, column: Column, value: unknown): SqlValue {
  if (value === null || value === undefined) {
    if (column.required) throw failed(`Column '${name}' cannot be null`);
    return null;
  }
  if (typeof value === 'object') {
    throw new DatabaseError('invalid', `invalid value for ${name}`);
  }
  const plain = typeof value === 'boolean' ? Number(value) : value;
  switch (column.type) {
    case 'text':
      return toText(name, column, String(plain));
    case 'choice':
      return toChoice(name, column, String(plain));
    case 'date':
      return toDate(table, name, plain);
    case 'int':
      return toInt(table, name, plain, intLimit);
    case 'flag':
      return toInt(table, name, plain, flagLimit);
  }
}

function toText(name: string, column: Column, value: string): string {
  // Characters, not UTF-16 units: the platform's columns count the same way.
  const isOver =
    (column.max !== undefined && [...value].length > column.max) ||
    (column.maxBytes !== undefined && new TextEncoder().encode(value).length > column.maxBytes);
  if (isOver) {
    throw failed(`Data too long for column '${name}' at row 1`);
  }
  return value;
}

function toChoice(name: string, column: Column, value: string): string {
  const known = column.choices?.find((choice) => choice.toLowerCase() === value.toLowerCase());
  if (known === undefined) throw failed(`Data truncated for column '${name}' at row 1`);
  return known;
}

const incorrect = (kind: string, table: string, name: string, value: unknown) =>
  failed(
    `Incorrect ${kind} value: '${value}' for column \`${SCHEMA}\`.\`${table}\`.\`${name}\` at row 1`,
  );

function toInt(table: string, name: string, value: unknown, limit: number): number {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) throw incorrect('integer', table, name, value);
  const rounded = Math.round(number);
  if (rounded > limit || rounded < -limit - 1) {
    throw failed(`Out of range value for column '${name}' at row 1`);
  }
  return rounded;
}

/** Dates are ISO text or `2030-01-02 03:04:05`, both UTC (`api-keys#post-with-expiry`). */
function toDate(table: string, name: string, value: unknown): string {
  const spelled = typeof value === 'string' ? value.trim() : '';
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(spelled);
  const iso = spelled.replace(' ', 'T');
  const time = /^\d{4}-\d\d-\d\d/.test(spelled)
    ? Date.parse(hasZone || spelled.length === 10 ? iso : `${iso}Z`)
    : Number.NaN;
  if (Number.isNaN(time)) throw incorrect('datetime', table, name, value);
  return toSeconds(new Date(time));
}

/** The platform stores whole seconds and returns them with three zeros. */
export function toSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}.000Z`;
}
