import * as v from 'valibot';
import type { Write } from '../../../platform/client/calls/write.ts';
import type { AnyMembers } from '../save/record/members.ts';
import { mergeChanges } from '../save/record/merge.ts';
import { untouchedAsStored } from '../save/record/outcome.ts';
import { rulesOver } from '../save/record/rules.ts';
import type { SaveCalls } from '../save/record/save-record.ts';
import { changedMembers } from '../values.ts';

type Typed<Values> = {
  values: Values;
  /** Values that the form started with. */
  base: Values;
  schema: v.GenericSchema<unknown, Values>;
  members: AnyMembers;
};

/** The calls that Save would send, as far as they are known without asking the person. */
export type PreviewedCalls =
  | { status: 'unchanged' | 'refused' }
  | { status: 'ready'; calls: readonly Write[] };

/** Reads the stored record, if it exists; rejects if that fails. Sends no write. */
export async function previewCalls<Values extends object, Stored>(
  { values, base, schema, members }: Typed<Values>,
  { reread, calls }: Pick<SaveCalls<Values, Stored>, 'reread' | 'calls'>,
): Promise<PreviewedCalls> {
  if (changedMembers(values, base) === null) return { status: 'unchanged' };
  const rules = rulesOver(schema, { stored: reread ? base : null });
  const { success, output } = v.safeParse(rules, values);
  if (!success) return { status: 'refused' };
  const mine = untouchedAsStored(output, values, base);
  const latest = (await reread?.()) ?? null;
  const merged = latest && mergeChanges({ mine, base, theirs: latest.values }, members).merged;
  return { status: 'ready', calls: calls(merged ?? mine, latest) };
}
