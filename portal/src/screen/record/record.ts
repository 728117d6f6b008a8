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

/** A record that one call saves: how it is read and written, and what refusals are about. */
export type SavedRecord<Values, Stored> = {
  kind: RecordKind<Stored>;
  get: (sid: string) => Promise<Stored>;
  values: (stored: Stored) => Values;
  /** @param providerSid of the new record, where the platform asks for it */
  create: (values: Values, providerSid: string) => Write<string>;
  update: (sid: string, values: Values, stored: Stored) => Write;
  /** Problems that only other records can tell. `base` and `sid` are null for a new record. */
  check?: (
    values: Values,
    base: Values | null,
    sid: string | null,
  ) => Promise<readonly FieldProblem[]>;
  refused?: readonly RefusalRule[];
  /** How to find a new record whose answer was lost: what no two records share. */
  lost?: {
    mark: (values: Values) => string;
    find: (mark: string, values: Values) => Promise<string[]>;
  };
  isGone?: (error: unknown) => boolean;
  /** What the form of a new record begins with. */
  empty: Values;
  /** The rules of its form, of a new record or of a stored one. */
  schema: (isNew: boolean) => v.GenericSchema<unknown, Values>;
  members: Members<Values>;
  /** Paths of the values that no draft and no history keeps. */
  secrets: (values: Values) => readonly string[];
  /** Its name, for the history. */
  nameOf: (values: Values) => string;
  /** Lost with a deleted one, besides its values: 'the password'. */
  goesWithIt?: readonly string[] | ((stored: Stored) => readonly string[]);
  /** The platform refuses a new one with columns that its form doesn't send. */
  hasFixedColumns?: boolean;
};

/** A record of one call, as one that takes several: there is nothing to save after it. */
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
