import { carryingColumns } from '../form/save/record/columns.ts';
import type { AnyMembers } from '../form/save/record/members.ts';
import type { SavedRecord } from '../record/record.ts';

/** A record about to be deleted, in the values of its form. */
export type KeptRecord = {
  values: object;
  /** An empty record of the kind: the entry lists the differences from it. */
  empty: object;
  members: AnyMembers;
  /** Paths that are never stored. */
  secrets?: readonly string[];
  /** Secrets that are removed instead of emptied. */
  dropped?: readonly string[];
  /** Other losses of the deletion: 'its users'. */
  lost?: readonly string[];
};

/** The part of a record that is needed to read it. */
export type ReadRecord<Values, Stored> = Pick<
  SavedRecord<Values, Stored>,
  'kind' | 'get' | 'values' | 'empty' | 'members' | 'secrets' | 'goesWithIt' | 'hasFixedColumns'
>;

/** Reads a record with one request, before it is deleted. */
export async function keptRecord<Values extends object, Stored>(
  record: ReadRecord<Values, Stored>,
  sid: string,
): Promise<KeptRecord> {
  const { kind, members, secrets, empty, goesWithIt, hasFixedColumns = false } = record;
  const stored = await record.get(sid);
  const values = record.values(stored);
  return {
    ...{
      members,
      empty,
      lost: typeof goesWithIt === 'function' ? goesWithIt(stored) : goesWithIt,
      secrets: secrets(values),
    },
    values: hasFixedColumns ? values : carryingColumns(values, stored, kind.sidMember),
  };
}
