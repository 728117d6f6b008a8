import type { Column as RecordColumn } from '../platform/records/column.ts';
import type { Caller } from './api.ts';
import type { Values } from './values.ts';

/** Kinds that others name. */
export type Referable = 'applications' | 'carriers';

/** One value of a record, as the file has it. */
export type Member = {
  /** With dots where it stands inside of another. */
  path: string;
  /** As on the form of its record. */
  label: string;
  /** A sentence for the schema. */
  help: string;
  type: 'text' | 'integer' | 'flag' | 'secret' | 'reference' | 'json' | 'map';
  /** Taken where the file says nothing. Absent: nothing. */
  default?: string | number | boolean;
  /** Stands in the file even where it is the default. */
  isAlways?: boolean;
  isRequired?: boolean;
  /** It tells records apart: it stands in the file as it is, even where it looks like a secret. */
  isIdentity?: boolean;
  /** A map whose values are texts, and nothing else. */
  holdsTexts?: boolean;
  /** The kind of record that it names. */
  refersTo?: Referable;
  /** The platform takes it when the record is created, and never again. */
  isFixed?: boolean;
  /** Stays as it is where the file says nothing. Default: secrets do. */
  staysUnnamed?: boolean;
  /** Path of the member that a secret goes with: where the file takes that away, it goes too. */
  goesWith?: string;
  /** Log-ins of this scope can't set it. */
  refusedTo?: Caller;
  /** The platform stores it and never answers it: of a stored record nothing of it is known. */
  isUnread?: boolean;
} & Pick<RecordColumn, 'choices' | 'maxLength' | 'range' | 'check' | 'normalise' | 'isClear'>;

export type ReadTools = {
  /** Where a record of this sid stands; null when it is none that may be named. */
  idOf: (kind: Referable, sid: string) => string | null;
};

export type WriteTools = {
  /** The sid of the record that stands there. */
  sidOf: (id: string) => string;
  /** The value of a secret; undefined if it was not supplied. */
  secretOf: (name: string) => string | undefined;
};

/** What the platform keeps in one place, as one value of the file or several. */
export type Column = {
  members: readonly Member[];
  /** The platform has no way to empty it. */
  isLasting?: boolean | undefined;
  /** Sent with all its secrets, or not at all. */
  isWhole?: boolean;
  /** @returns values by path, without those at their default */
  read: (raw: unknown, tools: ReadTools) => Values;
  /** @param raw the stored value, for secrets that stay. undefined: leave the column out */
  write: (values: Values, tools: WriteTools, raw: unknown) => unknown;
  /** A sentence about values that don't go together. */
  problem?: (values: Values) => string | undefined;
} & Pick<RecordColumn, 'name' | 'label' | 'isAlwaysSent' | 'sentWith'>;

const holds = ({ path, type }: Member, at: string) =>
  path === at || (type === 'map' && at.startsWith(`${path}.`));

/** A member by the path of a value; those of maps have paths of their own below theirs. */
export const memberAt = (members: readonly Member[], path: string): Member | undefined =>
  members.find((one) => holds(one, path));

export const labelOf = (member: Member, path: string) =>
  member.path === path ? member.label : `${member.label}: ${path.slice(member.path.length + 1)}`;
