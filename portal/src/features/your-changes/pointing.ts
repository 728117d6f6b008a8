import { isRecord } from '../../browser/record.ts';
import type { BulkNumber, HistoryEntry } from '../../screen/history/entry.ts';
import type { Step } from '../../screen/history/steps.ts';

/** A record that used a deleted one until this person took it off, in this browser. */
export type Pointing = {
  page: string;
  form?: string | undefined;
  /** 'phone number +44 …' */
  title: string;
  /** What lets it use the new one, over what it uses since. */
  steps: Step[];
  /** The change of many numbers that is taken back for it, in place of steps. */
  entryId?: number;
};

const titleOf = ({ noun, name }: HistoryEntry) => [noun, name].filter(Boolean).join(' ');

/** A value with each text in it as `map` makes it. */
function mapped(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((one) => mapped(one, map));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, map)]));
}

function mentions(value: unknown, sid: string): boolean {
  let found = false;
  mapped(value, (text) => {
    found ||= text === sid;
    return text;
  });
  return found;
}

/** Records that were deleted in this browser, and those that were created in their place. */
export function successorsIn(entries: readonly HistoryEntry[]) {
  const bySid = new Map(
    entries.flatMap((entry) => (entry.deleted ? [[entry.deleted.sid, entry] as const] : [])),
  );
  /** The current sid of a record; null if it was deleted and not created again. */
  const successorOf = (sid: string): string | null => {
    const seen = new Set<string>();
    for (let now = sid; ; ) {
      const entry = bySid.get(now);
      if (!entry) return now;
      if (entry.createdAgain === undefined || seen.has(now)) return null;
      seen.add(now);
      now = entry.createdAgain;
    }
  };
  return {
    /** A value that names the records of now; '' stands for those that are gone. */
    inPlace: <Value>(value: Value): Value =>
      mapped(value, (text) => successorOf(text) ?? '') as Value,
    /** Titles of the records in a value that are gone. */
    goneIn: (value: unknown): string[] => {
      const gone = new Set<string>();
      mapped(value, (text) => {
        const entry = successorOf(text) === null ? bySid.get(text) : undefined;
        if (entry) gone.add(titleOf(entry));
        return text;
      });
      return [...gone];
    },
  };
}
export type Successors = ReturnType<typeof successorsIn>;

/** Steps that lead back to the records of now. */
export const stepsInPlace = (steps: readonly Step[], { inPlace }: Successors): Step[] =>
  steps.map((step) => ({ ...step, before: inPlace(step.before) }));

/** Numbers whose change leads back to the records of now. */
export const numbersInPlace = (numbers: readonly BulkNumber[], { inPlace }: Successors) =>
  numbers.map((one) => ({ ...one, before: inPlace(one.before) }));

/** Why a change can't be undone: what it leads back to is gone. */
export function goneRefusal(before: unknown, { goneIn }: Successors): string | undefined {
  const gone = goneIn(before);
  if (gone.length === 0) return undefined;
  const [one, them] = gone.length === 1 ? ['was', 'it'] : ['were', 'them'];
  return `${gone.join(', ')} ${one} deleted. Create ${them} again first.`;
}

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
  const { sid } = deleted;
  const put = (value: unknown) =>
    mapped(value, (text) => (text === sid ? (createdAgain ?? sid) : text));
  const found = new Map<string, Pointing | null>();
  for (const entry of entries) {
    const { id, page, form, steps, numbers = [], status, undoneAt } = entry;
    if (status === 'failed' || undoneAt !== undefined || entry.deleted) continue;
    const title = titleOf(entry);
    if (numbers.some(({ before }) => mentions(before, sid))) {
      found.set(`${id}`, { page, title, steps: [], entryId: id });
      continue;
    }
    const key = `${page} ${form ?? ''}`;
    if (found.has(key)) continue;
    const isPointed =
      createdAgain !== null && steps.some(({ after }) => mentions(after, createdAgain));
    const own = steps.filter(({ before }) => mentions(before, sid));
    if (isPointed) found.set(key, null);
    else if (own.length > 0) {
      const back = own.map((step) => ({ ...step, before: put(step.before) }));
      found.set(key, { page, form, title, steps: back });
    }
  }
  return [...found.values()].flatMap((one) => one ?? []);
}
