import { carryingColumns } from '../form/save/record/columns.ts';
import type { AnyMembers } from '../form/save/record/members.ts';
import type { SavedRecord } from '../record/record.ts';

/** A record that is about to be deleted, as its form would show it. */
export type KeptRecord = {
  values: object;
  /** An empty record of the kind: the entry lists what differs from it. */
  empty: object;
  members: AnyMembers;
  /** Paths that are never kept. */
  secrets?: readonly string[];
  /** Secrets that are left out instead of emptied. */
  dropped?: readonly string[];
  /** What else is gone with it: 'its users'. */
  lost?: readonly string[];
};

/** As much of a record as is read of it. */
export type ReadRecord<Values, Stored> = Pick<
  SavedRecord<Values, Stored>,
  'kind' | 'get' | 'values' | 'empty' | 'members' | 'secrets' | 'goesWithIt' | 'hasFixedColumns'
>;

/** Reads a record that one call answers, before it is deleted. */
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
