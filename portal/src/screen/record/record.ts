import type * as v from 'valibot';
import type { Write } from '../../platform/client/calls/write.ts';
import {
  type Compound,
  changeCompound,
  createCompound,
} from '../form/save/compound/compound-save.ts';
import { carryingColumns } from '../form/save/record/columns.ts';
import type { Members } from '../form/save/record/members.ts';
import {
  type FieldProblem,
  type RefusalRule,
  refusedBy,
  type SaveCalls,
} from '../form/save/record/save-record.ts';
import type { RecordKind } from './kinds.ts';

/** A record that one request saves: how to read and write it, and which fields refusals refer to. */
export type SavedRecord<Values, Stored> = {
  kind: RecordKind<Stored>;
  get: (sid: string) => Promise<Stored>;
  values: (stored: Stored) => Values;
  /** @param providerSid of the new record, if the platform requires it */
  create: (values: Values, providerSid: string) => Write<string>;
  update: (sid: string, values: Values, stored: Stored) => Write;
  /** Finds problems that depend on other records. `base` and `sid` are null for a new record. */
  check?: (
    values: Values,
    base: Values | null,
    sid: string | null,
  ) => Promise<readonly FieldProblem[]>;
  refused?: readonly RefusalRule[];
  /** How to find a new record if the response to its creation was lost: by a value that no two records share. */
  lost?: {
    mark: (values: Values) => string;
    find: (mark: string, values: Values) => Promise<string[]>;
  };
  isGone?: (error: unknown) => boolean;
  /** Initial values of a new record's form. */
  empty: Values;
  /** Rules of the form, for a new record or for a stored one. */
  schema: (isNew: boolean) => v.GenericSchema<unknown, Values>;
  members: Members<Values>;
  /** Paths of values that drafts and the history must not contain. */
  secrets: (values: Values) => readonly string[];
  /** Its name, for the history. */
  nameOf: (values: Values) => string;
  /** Losses of a deletion in addition to the values: 'the password'. */
  goesWithIt?: readonly string[] | ((stored: Stored) => readonly string[]);
  /** Whether the platform refuses a new record with columns that its form doesn't send. */
  hasFixedColumns?: boolean;
};

/** Treats a record of one request like one of several, without further parts. */
const compoundOf = <Values extends object, Stored>({
  kind,
  get,
  values: valuesOf,
  update,
  check,
  refused = [],
}: SavedRecord<Values, Stored>): Compound<Values, Stored> => ({
  label: kind.noun,
  read: async (sid) => {
    const stored = await get(sid);
    return { values: carryingColumns(valuesOf(stored), stored, kind.sidMember), stored };
  },
  update: (sid, values, { stored }) => update(sid, values, stored),
  saveRest: async () => undefined,
  restCalls: () => [],
  check,
  refusedFields: refusedBy(...refused),
});

/** The calls that create a record. */
export const createCalls = <Values extends object, Stored>(
  record: SavedRecord<Values, Stored>,
  providerSid = '',
): SaveCalls<Values, Stored> =>
  createCompound(
    {
      ...compoundOf(record),
      create: (values) => record.create(values, providerSid),
      lost: record.lost && { ...record.lost, isFixed: true },
    },
    () => undefined,
  );

/** The calls that change a stored record. */
export const changeCalls = <Values extends object, Stored>(
  record: SavedRecord<Values, Stored>,
  sid: string,
): SaveCalls<Values, Stored> => ({
  ...changeCompound(compoundOf(record), sid),
  isGone: record.isGone,
});
