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
  empty: Values;
  members: AnyMembers;
  secrets?: (values: Values) => readonly string[];
};

/** For a record that one call reads. */
export async function keptRecord<Values extends object, Stored>(
  { get, values: valuesOf }: Pick<SavedRecord<Values, Stored>, 'get' | 'values'>,
  sid: string,
  { secrets, ...form }: Form<Values>,
): Promise<KeptRecord> {
  const values = valuesOf(await get(sid));
  return { ...form, values, secrets: secrets?.(values) ?? [] };
}
