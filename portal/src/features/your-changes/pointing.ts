import type { HistoryEntry } from '../../screen/history/entry.ts';
import type { Step } from '../../screen/history/steps.ts';

/** A record that used a deleted one until this person took it off, in this browser. */
export type Pointing = {
  page: string;
  form?: string | undefined;
  /** 'phone number +44 …' */
  title: string;
  /** What lets it use the new one, over what it uses since. */
  steps: Step[];
};

/**
 * The records that used a deleted record last.
 * @param createdAgain SID of the record that was created in its place
 */
export function pointingTo(
  { deleted }: HistoryEntry,
  createdAgain: string | null,
  entries: readonly HistoryEntry[],
): Pointing[] {
  if (!deleted) return [];
  const found = new Map<string, Pointing>();
  for (const { page, form, noun, name, steps, status, undoneAt } of entries) {
    if (status === 'failed' || undoneAt !== undefined) continue;
    const own = steps.filter(({ before }) => before === deleted.sid);
    for (const { path, after } of own) {
      const key = `${page} ${path}`;
      if (found.has(key)) continue;
      const step = { path, before: createdAgain ?? deleted.sid, after };
      found.set(key, { page, form, title: `${noun} ${name}`, steps: [step] });
    }
  }
  return [...found.values()];
}
