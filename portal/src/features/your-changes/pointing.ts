import { isRecord } from '../../browser/record.ts';
import type { BulkNumber, HistoryEntry } from '../../screen/history/entry.ts';
import type { Step } from '../../screen/history/steps.ts';

/** A record that used a deleted one until this user detached it, in this browser. */
export type Pointing = {
  page: string;
  form?: string | undefined;
  /** 'phone number +44 …' */
  title: string;
  /** Steps that make it use the new record in place of its current choice. */
  steps: Step[];
  /** A change of many numbers to undo instead of running steps. */
  entryId?: number;
};

const titleOf = ({ noun, name }: HistoryEntry) => [noun, name].filter(Boolean).join(' ');

/** Applies `map` to every text in a value. */
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

/** Records deleted in this browser, with their replacements. */
export function successorsIn(entries: readonly HistoryEntry[]) {
  const bySid = new Map(
    entries.flatMap((entry) => (entry.deleted ? [[entry.deleted.sid, entry] as const] : [])),
  );
  /** Current SID of a record; null if it was deleted and not recreated. */
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
    /** Replaces SIDs in a value with current ones; '' for deleted records. */
    inPlace: <Value>(value: Value): Value =>
      mapped(value, (text) => successorOf(text) ?? '') as Value,
    /** Titles of the deleted records in a value. */
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

/** Steps with current SIDs. */
export const stepsInPlace = (steps: readonly Step[], { inPlace }: Successors): Step[] =>
  steps.map((step) => ({ ...step, before: inPlace(step.before) }));

/** Numbers whose undo uses current SIDs. */
export const numbersInPlace = (numbers: readonly BulkNumber[], { inPlace }: Successors) =>
  numbers.map((one) => ({ ...one, before: inPlace(one.before) }));

/** Why a change can't be undone: the previous value refers to a deleted record. */
export function goneRefusal(before: unknown, { goneIn }: Successors): string | undefined {
  const gone = goneIn(before);
  if (gone.length === 0) return undefined;
  const [one, them] = gone.length === 1 ? ['was', 'it'] : ['were', 'them'];
  return `${gone.join(', ')} ${one} deleted. Create ${them} again first.`;
}

/**
 * Records that last used a deleted record.
 * @param createdAgain SID of its replacement
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
