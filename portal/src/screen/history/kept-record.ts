import { carryingColumns } from '../form/save/columns.ts';
import type { AnyMembers } from '../form/save/members.ts';
import type { SavedRecord } from '../record/record.ts';

/** A record that is about to be deleted, as its form would show it. */
export type KeptRecord = {
  values: object;
  /** A new record of the kind: what differs from it is told. */
  empty: object;
  members: AnyMembers;
  /** Paths that are never kept. */
  secrets?: readonly string[];
  /** What else is gone with it: 'its users'. */
  lost?: readonly string[];
};

type Form<Values> = Omit<KeptRecord, 'values' | 'secrets' | 'members' | 'empty'> & {
  /** The platform refuses a new one with columns that its form doesn't send. */
  hasFixedColumns?: boolean;
  empty: Values;
  members: AnyMembers;
  secrets?: (values: Values) => readonly string[];
};

/** For a record that one call reads. */
export async function keptRecord<Values extends object, Stored>(
  { kind, get, values: valuesOf }: Pick<SavedRecord<Values, Stored>, 'kind' | 'get' | 'values'>,
  sid: string,
  { secrets, hasFixedColumns = false, ...form }: Form<Values>,
): Promise<KeptRecord> {
  const stored = await get(sid);
  const own = valuesOf(stored);
  const values = hasFixedColumns ? own : carryingColumns(own, stored, kind.sidMember);
  return { ...form, values, secrets: secrets?.(values) ?? [] };
}
