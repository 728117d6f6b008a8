import type { Column as RecordColumn } from '../platform/records/column.ts';
import type { Caller } from './api.ts';
import type { Values } from './values.ts';

/** Kinds that other records name. */
export type Referable = 'applications' | 'carriers';

/** One value of a record in a file. */
export type Member = {
  /** Contains dots if it is nested. */
  path: string;
  /** Label in the form of its record. */
  label: string;
  /** A sentence for the JSON schema. */
  help: string;
  type: 'text' | 'integer' | 'flag' | 'secret' | 'reference' | 'json' | 'map';
  /** Value if the file has none. Absent: no value. */
  default?: string | number | boolean;
  /** Whether the file has it even if it is the default. */
  isAlways?: boolean;
  isRequired?: boolean;
  /** Whether it distinguishes records: the file has it unchanged, even if it looks like a secret. */
  isIdentity?: boolean;
  /** Whether it is a map with only texts as values. */
  holdsTexts?: boolean;
  /** Kind of the record that it names. */
  refersTo?: Referable;
  /** Whether the platform accepts it only when the record is created. */
  isFixed?: boolean;
  /** Whether the stored value stays if the file has none. Default: true for secrets only. */
  staysUnnamed?: boolean;
  /** Path of the member that a secret depends on: if the file drops that, the secret goes too. */
  goesWith?: string;
  /** Scope of log-ins that can't set it. */
  refusedTo?: Caller;
  /** Whether the platform stores but never returns it: its stored value is unknown. */
  isUnread?: boolean;
} & Pick<RecordColumn, 'choices' | 'maxLength' | 'range' | 'check' | 'normalise' | 'isClear'>;

export type ReadTools = {
  /** Id of the record with this sid; null if it can't be named. */
  idOf: (kind: Referable, sid: string) => string | null;
};

export type WriteTools = {
  /** Sid of the record with this id. */
  sidOf: (id: string) => string;
  /** The value of a secret; undefined if it was not supplied. */
  secretOf: (name: string) => string | undefined;
};

/** One column of the platform, with its one or more values in the file. */
export type Column = {
  members: readonly Member[];
  /** Whether the platform has no way to empty it. */
  isLasting?: boolean | undefined;
  /** Whether it must be sent with all its secrets, or not at all. */
  isWhole?: boolean;
  /** @returns values by path, without those at their default */
  read: (raw: unknown, tools: ReadTools) => Values;
  /** @param raw the stored value, for secrets that stay. @returns undefined to omit the column */
  write: (values: Values, tools: WriteTools, raw: unknown) => unknown;
  /** Returns a sentence about values that don't go together. */
  problem?: (values: Values) => string | undefined;
} & Pick<RecordColumn, 'name' | 'label' | 'isAlwaysSent' | 'sentWith'>;

const holds = ({ path, type }: Member, at: string) =>
  path === at || (type === 'map' && at.startsWith(`${path}.`));

/** Finds the member for the path of a value; values of a map have paths below its own. */
export const memberAt = (members: readonly Member[], path: string): Member | undefined =>
  members.find((one) => holds(one, path));

export const labelOf = (member: Member, path: string) =>
  member.path === path ? member.label : `${member.label}: ${path.slice(member.path.length + 1)}`;
