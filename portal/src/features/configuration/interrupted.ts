import * as v from 'valibot';
import { sessionKeys, tab } from '../../browser/storage.ts';
import { kindNames } from '../../configuration/model.ts';
import type { PlanInput } from './use-apply.ts';

const input = v.object({
  text: v.string(),
  accountSid: v.nullable(v.string()),
  names: v.optional(v.object({ name: v.string(), realm: v.optional(v.string()) })),
  without: v.optional(v.array(v.picklist(kindNames))),
  isCopy: v.optional(v.boolean()),
});

/** Input of this tab's interrupted apply; null for none. */
export function interruptedApply(): PlanInput | null {
  try {
    const { output, success } = v.safeParse(
      input,
      JSON.parse(tab.get(sessionKeys.configuration) ?? 'null'),
    );
    if (!success) return null;
    const { text, accountSid, names, without, isCopy } = output;
    return {
      text,
      accountSid,
      ...(names && {
        names: { name: names.name, ...(names.realm !== undefined && { realm: names.realm }) },
      }),
      ...(without && { without }),
      ...(isCopy && { isCopy }),
    };
  } catch {
    return null;
  }
}
