import * as v from 'valibot';
import { sessionKeys, tab } from '../../../browser/storage.ts';
import type { Made } from './replacement.model.ts';

const schema = v.record(v.string(), v.object({ sid: v.string(), label: v.string() }));

/** New credentials of interrupted replacements, by the SID of the old one; without keys. */
function all(): Record<string, Made> {
  try {
    return v.parse(schema, JSON.parse(tab.get(sessionKeys.replacedKeys) ?? '{}'));
  } catch {
    return {};
  }
}

export const unfinished = (oldSid: string): Made | null => all()[oldSid] ?? null;

/** @param created null if it is finished or was undone */
export function keepUnfinished(oldSid: string, created: Made | null): void {
  const { [oldSid]: _before, ...others } = all();
  const next = created ? { ...others, [oldSid]: created } : others;
  tab.set(sessionKeys.replacedKeys, JSON.stringify(next));
}
